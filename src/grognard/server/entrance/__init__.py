"""The entrance: what a request passes before any route, and what an answer passes on its way out."""
