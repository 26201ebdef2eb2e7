/** The target file cannot be used. The message names the member, never its value. */
export class TargetFileError extends Error {
  override name = 'TargetFileError'
}
