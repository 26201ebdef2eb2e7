import type { Caller } from '../identity/accounts/caller.ts'

/** One step in the life of a group; members are identified by numbers, 0 is the person that created it. */
export type Step =
  | { kind: 'send' | 'rename'; by: number }
  | { kind: 'add' | 'remove' | 'block' | 'unblock'; by: number; whom: number }
  | { kind: 'react'; by: number; message: number }

interface Sent {
  by: number
  /** Members in the chat that did not block the sender; they keep the message (BLK-014, GRP-002). */
  receivers: Set<number>
  /** Reacting members, each with the members from which a block hides the reaction. */
  reactions: Map<number, Set<number>>
}

/**
 * Test support: the specified behaviour of a group, as a simple model. Members are numbers. A member sees messages of
 * its membership periods by senders that it did not block at that time. It gets events of changes during its
 * memberships, and of its own joining and leaving.
 */
export class GroupModel {
  readonly #kinds: readonly ('agent' | 'user')[]
  readonly #inside = new Set<number>()
  readonly #once = new Set<number>()
  readonly #blocks = new Set<string>()
  /** Inviting member, by invited member. */
  readonly #invited = new Map<number, number>()
  #owner: number | undefined = 0
  readonly #sent: Sent[] = []
  readonly #logs = new Map<number, string[]>()

  /** All persons are contacts of each other. */
  constructor(actors: readonly Caller[], first: readonly number[]) {
    this.#kinds = actors.map(({ kind }) => kind)
    for (const number of first) this.#enter(number)
    // Actors that are in the group from its creation get an event of their own membership only.
    for (const number of first.slice(1)) this.#tell([number], 'participant.added 1')
  }

  isInside = (number: number): boolean => this.#inside.has(number)
  wasInside = (number: number): boolean => this.#once.has(number)
  logOf = (number: number): string[] => this.#logs.get(number) ?? []

  /** @param owner manager of the group after a step, as the service reports it; undefined without persons */
  setOwner(owner: number | undefined): void {
    this.#owner = owner
  }

  /** @returns done, or the kind of the rejection */
  take(step: Step): string {
    switch (step.kind) {
      case 'send':
        return this.#asMember(step.by, () => this.#send(step.by))
      case 'rename':
        return this.#asOwner(step.by, () => this.#tell(this.#inside, 'chat.group_name_updated'))
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

  /** Returns messages, newest first: the sequence, and the members whose reactions are shown. */
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

  #asOwner(by: number, work: () => void): string {
    const isKnown = this.#asPerson(by, () => undefined)
    if (isKnown !== 'done' || by !== this.#owner) return isKnown === 'done' ? 'forbidden' : isKnown
    work()
    return 'done'
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

  /** A block ends contact between persons, so a person is invited instead; invitations are never accepted here. */
  #add(by: number, whom: number): void {
    if (this.#inside.has(whom)) return
    const blocked = this.#blocks.has(`${by} ${whom}`) || this.#blocks.has(`${whom} ${by}`)
    if (blocked && this.#kinds[whom] === 'user') {
      if (!this.#invited.has(whom)) this.#invited.set(whom, by)
      return
    }
    this.#invited.delete(whom)
    this.#enter(whom)
    this.#tell(this.#inside, `participant.added ${this.#sent.length + 1}`)
  }

  #remove(by: number, whom: number): string {
    if (by !== whom && this.#kinds[by] === 'agent') return 'forbidden'
    if (!this.#inside.has(by)) return this.#asMember(by, () => undefined)
    if (!this.#inside.has(whom)) {
      const asker = this.#invited.get(whom)
      if (asker !== undefined && asker !== by && by !== this.#owner) return 'forbidden'
      return this.#invited.delete(whom) ? 'done' : 'not_found'
    }
    if (by !== whom && by !== this.#owner) return 'forbidden'
    this.#tell(this.#inside, `participant.removed ${this.#sent.length}`)
    this.#inside.delete(whom)
    const hasPersons = [...this.#inside].some((number) => this.#kinds[number] === 'user')
    if (whom === this.#owner && hasPersons) this.#tell(this.#inside, 'chat.owner_changed')
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
    // Later members see the reaction with the message. It is hidden only from members that blocked its author at that time.
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
