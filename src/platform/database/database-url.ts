/** Whether DATABASE_URL names PostgreSQL. */
export const isPostgresUrl = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

/**
 * The path of an SQLite file: `:memory:`, a path, or `sqlite:<path>`.
 * @throws Error when the URL names no file
 */
export function sqlitePath(url: string): string {
  const path = url.replace(/^sqlite:(\/\/(?=\/))?/, '')
  if (path === '') throw new Error('The database URL names no file.')
  if (/^[a-z][a-z0-9+.-]*:\/\//.test(path)) {
    throw new Error(`The database URL begins with ${path.split('://')[0]}://; known are postgres:// and sqlite:.`)
  }
  return path
}
