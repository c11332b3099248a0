"""Storage: the database, rows read and written, the schema brought up to date."""
