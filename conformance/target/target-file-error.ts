/** The target file cannot be used; the message names the member, and never its value. */
export class TargetFileError extends Error {
  override name = 'TargetFileError'
}
