"""PZR-6.5.4: general purpose fire: high explosive and small arms."""
