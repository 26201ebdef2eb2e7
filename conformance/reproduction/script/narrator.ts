/** Prints requests and answers, step by step, without credentials. */
import type { Exchange } from '../../client/exchange.ts'
import { targetItself } from '../../client/exchange-observers.ts'
import { redact } from '../../client/redaction.ts'

const charactersShown = 600

export class Narrator {
  readonly #write: (line: string) => void
  readonly #baseUrl: string
  #step = 0
  /** The last printed request and answer, and the number of repetitions since. */
  #last = ''
  #repeats = 0

  constructor(baseUrl: string, write: (line: string) => void) {
    this.#baseUrl = baseUrl
    this.#write = write
  }

  note(text: string): void {
    this.#endRepeats()
    this.#write(redact(text))
  }

  tell(exchange: Exchange, text: string): void {
    const { actor, request, response } = exchange
    const place = request.url.replace(this.#baseUrl, '')
    const asked = `${request.method} ${place}`
    const body = actor === targetItself ? text : (request.body ?? '')
    const answered =
      actor === targetItself
        ? ''
        : response === null
          ? `no answer: ${exchange.failure ?? 'unknown'}`
          : `${response.status} ${shortened(text)}`
    const whole = redact(`${actor} ${asked}\n${body}\n${answered}`)
    // A check that polls repeats its requests.
    if (whole === this.#last) {
      this.#repeats += 1
      return
    }
    this.#endRepeats()
    this.#last = whole
    this.#step += 1
    const who = actor === targetItself ? 'the target' : actor === 'operator' ? 'hook' : actor
    this.#write(redact(`${String(this.#step).padStart(4)}  ${who}  ${asked}`))
    if (body !== '') this.#write(redact(`        ${shortened(body)}`))
    if (answered !== '') this.#write(redact(`      → ${answered}`))
  }

  #endRepeats(): void {
    if (this.#repeats > 0) this.#write(`        (repeated ${this.#repeats} times)`)
    this.#repeats = 0
    this.#last = ''
  }
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s*\n\s*/g, ' ')
  return line.length > charactersShown ? `${line.slice(0, charactersShown)}… (${text.length} characters)` : line
}
