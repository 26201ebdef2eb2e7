/** An item of a stream of events that is of another kind than the rest, and says so by its name. */
export class NamedEvent {
  readonly name: string
  readonly data: unknown

  constructor(name: string, data: unknown) {
    this.name = name
    this.data = data
  }
}
