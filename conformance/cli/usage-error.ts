/** The command line is invalid. The message names the option. */
export class UsageError extends Error {
  override name = 'UsageError'
}
