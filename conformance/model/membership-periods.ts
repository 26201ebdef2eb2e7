/** What a member that comes and goes may and must see of a chat, as far as the order of answered requests settles it. */
export class MembershipPeriods {
  inside = false
  readonly #sent: { id: string; window: number | null }[] = []
  readonly #events: string[] = []
  #window = 0

  /** Messages sent so far. */
  get count(): number {
    return this.#sent.length
  }

  /** What happened, in order, for messages. */
  get history(): string {
    return this.#events.join(', ') || 'nothing'
  }

  sent(id: string): void {
    this.#sent.push({ id, window: this.inside ? this.#window : null })
    this.#events.push('send')
  }

  joined(): void {
    this.inside = true
    this.#window += 1
    this.#events.push('add')
  }

  left(): void {
    this.inside = false
    this.#events.push('remove')
  }

  known(id: string): boolean {
    return this.#sent.some((message) => message.id === id)
  }

  /** Sent while the member was outside: never shown. */
  forbidden(): string[] {
    return this.#sent.filter(({ window }) => window === null).map(({ id }) => id)
  }

  /** Sent since the last join of a present member: shown. Earlier windows may be shown or not (AMB-015, AMB-056). */
  demanded(): string[] {
    return this.inside ? this.#sent.filter(({ window }) => window === this.#window).map(({ id }) => id) : []
  }
}
