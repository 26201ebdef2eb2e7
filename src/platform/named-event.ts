/** An item of an event stream with its own event name. */
export class NamedEvent {
  readonly name: string
  readonly data: unknown

  constructor(name: string, data: unknown) {
    this.name = name
    this.data = data
  }
}
