export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

/**
 * Returns the path of an SQLite file: `:memory:`, a path, `sqlite:<path>`, or `file:<path>`. A single letter before a
 * colon is a drive, not a scheme.
 * @throws Error when the URL names no file
 */
export function sqlitePath(url: string): string {
  const path = url.replace(/^(sqlite|file):(\/\/(?=\/))?/, '')
  if (path === '') throw new Error('must be a file path, :memory: or a postgres:// URL, and names no file')
  const scheme = /^[a-z][a-z0-9+.-]+:/i.exec(path)?.[0]
  if (scheme) throw new Error(`must be a file path, :memory: or a postgres:// URL, and begins with ${scheme}`)
  return path
}

/** Returns the file of an embedded database; undefined for PostgreSQL and for a database in memory. */
export function databaseFile(url: string): string | undefined {
  const path = isPostgresUrl(url) ? undefined : sqlitePath(url)
  return path === ':memory:' ? undefined : path
}
