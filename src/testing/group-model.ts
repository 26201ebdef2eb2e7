import type { Caller } from '../identity/accounts/caller.ts'

/** One step of a group's life; members are named by their number, 0 is the person who made it. */
export type Step =
  | { kind: 'send' | 'rename'; by: number }
  | { kind: 'add' | 'remove' | 'block' | 'unblock'; by: number; whom: number }
  | { kind: 'react'; by: number; message: number }

interface Sent {
  by: number
  /** Who was in the chat and did not block the sender: it is theirs for good (BLK-014, GRP-002). */
  receivers: Set<number>
  /** By whom, and from whom a block hid it. */
  reactions: Map<number, Set<number>>
}

/**
 * Test support: what a group has to be, written as plainly as it can be said. Members are numbers; a member sees what
 * was sent in its windows by those whom it did not block at that moment, and it is told of what changes while it is
 * in, of its own coming and of its own leaving.
 */
export class GroupModel {
  readonly #kinds: readonly ('agent' | 'user')[]
  readonly #inside = new Set<number>()
  readonly #once = new Set<number>()
  readonly #blocks = new Set<string>()
  readonly #invited = new Set<number>()
  readonly #sent: Sent[] = []
  readonly #logs = new Map<number, string[]>()

  /** Every two of the persons are contacts. */
  constructor(actors: readonly Caller[], first: readonly number[]) {
    this.#kinds = actors.map(({ kind }) => kind)
    for (const number of first) this.#enter(number)
    // Whoever is asked in when the group is made is told its own window alone.
    for (const number of first.slice(1)) this.#tell([number], 'participant.added 1')
  }

  isInside = (number: number): boolean => this.#inside.has(number)
  wasInside = (number: number): boolean => this.#once.has(number)
  logOf = (number: number): string[] => this.#logs.get(number) ?? []

  /** @returns done, or the kind of the refusal */
  take(step: Step): string {
    switch (step.kind) {
      case 'send':
        return this.#asMember(step.by, () => this.#send(step.by))
      case 'rename':
        return this.#asPerson(step.by, () => this.#tell(this.#inside, 'chat.group_name_updated'))
      case 'add':
        return this.#asPerson(step.by, () => this.#add(step.by, step.whom))
      case 'remove':
        return this.#remove(step.by, step.whom)
      case 'block':
        return this.#block(step.by, step.whom)
      case 'unblock':
        return this.#unblock(step.by, step.whom)
      case 'react':
        return this.#react(step.by, step.message)
    }
  }

  /** Newest first: the sequence, and whose reactions are shown. */
  historyOf(number: number): [number, number[]][] {
    return this.#sent
      .map(({ by, receivers, reactions }, index): [number, number[]] | undefined => {
        if (by !== number && !receivers.has(number)) return undefined
        const shown = [...reactions].filter(([, hiddenFrom]) => !hiddenFrom.has(number))
        return [index + 1, shown.map(([actor]) => actor).sort()]
      })
      .filter((entry) => entry !== undefined)
      .toReversed()
  }

  #asMember(by: number, work: () => void): string {
    if (!this.#inside.has(by)) return this.#once.has(by) ? 'forbidden' : 'not_found'
    work()
    return 'done'
  }

  #asPerson(by: number, work: () => void): string {
    return this.#kinds[by] === 'agent' ? 'forbidden' : this.#asMember(by, work)
  }

  #enter(number: number): void {
    this.#inside.add(number)
    this.#once.add(number)
  }

  #tell(readers: Iterable<number>, event: string): void {
    for (const reader of readers) this.#logs.set(reader, [...this.logOf(reader), event])
  }

  #send(by: number): void {
    const receivers = new Set([...this.#inside].filter((other) => other !== by && !this.#blocks.has(`${other} ${by}`)))
    this.#sent.push({ by, receivers, reactions: new Map() })
    this.#tell(receivers, `message.received ${this.#sent.length}`)
  }

  /** Across a block a person is no contact, and is invited instead; nobody accepts here. */
  #add(by: number, whom: number): void {
    if (this.#inside.has(whom)) return
    const blocked = this.#blocks.has(`${by} ${whom}`) || this.#blocks.has(`${whom} ${by}`)
    if (blocked && this.#kinds[whom] === 'user') return void this.#invited.add(whom)
    this.#invited.delete(whom)
    this.#enter(whom)
    this.#tell(this.#inside, `participant.added ${this.#sent.length + 1}`)
  }

  #remove(by: number, whom: number): string {
    if (by !== whom && this.#kinds[by] === 'agent') return 'forbidden'
    if (!this.#inside.has(by)) return this.#asMember(by, () => undefined)
    if (!this.#inside.has(whom)) return this.#invited.delete(whom) ? 'done' : 'not_found'
    this.#tell(this.#inside, `participant.removed ${this.#sent.length}`)
    this.#inside.delete(whom)
    return 'done'
  }

  #block(by: number, whom: number): string {
    if (by === whom) return 'invalid_request'
    this.#blocks.add(`${by} ${whom}`)
    return 'done'
  }

  #unblock(by: number, whom: number): string {
    this.#blocks.delete(`${by} ${whom}`)
    return 'done'
  }

  #react(by: number, index: number): string {
    const message = this.#sent[index % Math.max(1, this.#sent.length)]
    if (!message) return 'done'
    if (message.by !== by && !message.receivers.has(by)) return 'not_found'
    if (!this.#inside.has(by)) return 'forbidden'
    if (message.reactions.has(by)) return 'done'
    // Whoever comes later sees it with the message; hidden it is from those alone who were there behind a block.
    const blocking = [...this.#inside].filter((other) => other !== by && this.#blocks.has(`${other} ${by}`))
    message.reactions.set(by, new Set(blocking))
    for (const other of this.#inside) {
      if (other === by || blocking.includes(other)) continue
      if (message.by !== other && !message.receivers.has(other)) continue
      this.#tell([other], this.#kinds[other] === 'agent' ? 'reaction.added' : 'reaction.changed')
    }
    return 'done'
  }
}
