import type { Api } from './api.ts'

/** Sends typing signals one at a time: a stop that overtook its start would leave the indicator shown. */
export class TypingSender {
  readonly #api: Pick<Api, 'setTyping'>
  #last: Promise<void> = Promise.resolve()

  constructor(api: Pick<Api, 'setTyping'>) {
    this.#api = api
  }

  send(chatId: string, started: boolean): Promise<void> {
    this.#last = this.#last
      .then(() => this.#api.setTyping(chatId, started))
      .then(
        () => undefined,
        // A late typing signal is useless, so it is not retried.
        () => undefined,
      )
    return this.#last
  }
}
