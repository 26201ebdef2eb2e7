/** The checks could not run. */
export class RunError extends Error {
  override name = 'RunError'
}
