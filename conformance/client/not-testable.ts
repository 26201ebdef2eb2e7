/** The configuration, or what the target lets us reach, does not suffice to judge. */
export class NotTestable extends Error {
  override name = 'NotTestable'
  /** What would make it testable. */
  readonly unlock: string
  constructor(message: string, unlock: string) {
    super(message)
    this.unlock = unlock
  }
}
