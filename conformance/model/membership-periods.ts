/**
 * Messages that a member who joins and leaves may and must see, as far as the order of answered requests determines
 * it.
 */
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

  /** Returns messages sent while the member was outside, which the member must never see. */
  forbidden(): string[] {
    return this.#sent.filter(({ window }) => window === null).map(({ id }) => id)
  }

  /**
   * Returns messages sent since the last join of a current member, which the member must see. Earlier ones are a
   * choice (AMB-015, AMB-056).
   */
  demanded(): string[] {
    return this.inside ? this.#sent.filter(({ window }) => window === this.#window).map(({ id }) => id) : []
  }
}
