"""The database's schema through time: Alembic migrations, and what `grognard db upgrade` does."""
