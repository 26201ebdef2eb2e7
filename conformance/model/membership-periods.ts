/** Messages that a member who joins and leaves may and must see, as far as the order of answered requests decides. */
export class MembershipPeriods {
  inside = false
  readonly #sent: { id: string; window: number | null }[] = []
  readonly #events: string[] = []
  #window = 0

  /** Messages sent so far. */
  get count(): number {
    return this.#sent.length
  }

  /** The actions so far, in order, for failure messages. */
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

  /** Messages sent while the member was outside: never shown. */
  forbidden(): string[] {
    return this.#sent.filter(({ window }) => window === null).map(({ id }) => id)
  }

  /** Messages sent since the last join of a present member: shown. Earlier ones may be shown (AMB-015, AMB-056). */
  demanded(): string[] {
    return this.inside ? this.#sent.filter(({ window }) => window === this.#window).map(({ id }) => id) : []
  }
}
