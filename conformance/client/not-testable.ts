/** The configuration, or the access to the target, is not sufficient for a verdict. */
export class NotTestable extends Error {
  override name = 'NotTestable'
  /** Change that would make the check testable. */
  readonly unlock: string
  constructor(message: string, unlock: string) {
    super(message)
    this.unlock = unlock
  }
}
