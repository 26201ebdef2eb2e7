/** The command line is invalid; the message names the option. */
export class UsageError extends Error {
  override name = 'UsageError'
}
