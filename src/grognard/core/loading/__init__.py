"""Loading: data files in, with errors that name file, line and field; types prepared for threads."""
