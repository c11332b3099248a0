"""Stalingrad '42: the campaign for southern Russia, June to December 1942."""
