/** An item of an event stream with an id or an event name of its own. */
export class ServerSentEvent<T = unknown> {
  readonly data: T
  /** Position at which a client resumes the stream, by `Last-Event-ID`. */
  readonly id: string | undefined
  readonly name: string | undefined

  constructor(data: T, { id, name }: { id?: string | undefined; name?: string }) {
    this.data = data
    this.id = id
    this.name = name
  }
}
