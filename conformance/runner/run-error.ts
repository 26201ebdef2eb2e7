/** The checks could not be run at all. */
export class RunError extends Error {
  override name = 'RunError'
}
