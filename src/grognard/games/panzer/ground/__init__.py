"""PZR-4.1.4, 6.1.4: the ground, trees and houses on it, and who can look across it."""
