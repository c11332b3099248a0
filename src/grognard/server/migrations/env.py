"""How Alembic runs the migrations: on the connection it is given, see `grognard.server.storage.upgrade`."""

from alembic import context

from grognard.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
