import { createIds, type Ids } from '../../src/platform/ids.ts'
import { ask, type Answer, type Asked, type Network } from './client.ts'
import { Devices } from './devices.ts'
import type { Observations, Party, Sent } from './observations.ts'
import type { Receivers } from './receivers.ts'
import { Owner } from './scheduler.ts'
import type { Seeded } from './seeded.ts'
import { operatorKey } from './server-process.ts'

export interface WorkloadOptions extends Network {
  observations: Observations
  receivers: Receivers
  random: Seeded
}

/** Somebody with a credential, and a client of their own. */
export interface Actor extends Party {
  credential: string
  owner: Owner
  random: Seeded
  /** The cursor that its client keeps. */
  cursor: number
  chats: Chat[]
}

export interface Chat {
  id: string
  kind: 'direct' | 'group'
  actors: Actor[]
  /** Messages that a client knows to be stored there. */
  known: { messageId: string; sequence: number }[]
}

/** A webhook, and what its agent's log had before it and after it. */
export interface Hook {
  id: string
  host: string
  agent: Actor
  /** Events after this one are delivered for certain. */
  after: number
}

const settled = (answer: Answer): boolean => answer.status !== 0 && answer.status < 500 && answer.status !== 429
const pollSeconds = [0, 1, 5, 30]

/** Clients that send, read, react, come, go and block, and note what they are told. */
export class Workload {
  readonly #around: WorkloadOptions
  readonly #ids: Ids
  readonly #setup: Actor
  readonly #devices: Devices
  readonly actors: Actor[] = []
  readonly chats: Chat[] = []
  readonly hooks: Hook[] = []
  #end = 0
  requests = 0
  /** No page is read again any more, only on. */
  #thorough = false
  #running: Promise<void>[] = []

  constructor(around: WorkloadOptions) {
    this.#around = around
    this.#ids = createIds({ now: () => around.scheduler.now() }, around.random.fork('ids'))
    this.#setup = this.#actor('setup', { id: '', handle: '', kind: 'user' }, operatorKey)
    this.#devices = new Devices(around, (actor, asked) => this.ask(actor, asked))
  }

  #actor(name: string, party: Party, credential: string): Actor {
    const random = this.#around.random.fork(name)
    return { ...party, credential, owner: new Owner(name), random, cursor: 0, chats: [] }
  }

  get #observations(): Observations {
    return this.#around.observations
  }

  get #now(): number {
    return this.#around.scheduler.now()
  }

  ask(actor: Actor, asked: Asked): Promise<Answer> {
    this.requests += 1
    return ask(this.#around, actor.owner, { credential: actor.credential, ...asked })
  }

  #sleep(actor: Actor, ms: number): Promise<void> {
    return this.#around.scheduler.delay(actor.owner, ms)
  }

  /** Between two activities, and not beyond the end of the work. */
  #rest(actor: Actor, meanMs: number): Promise<void> {
    return this.#sleep(actor, Math.max(0, Math.min(actor.random.wait(meanMs), this.#end - this.#now)))
  }

  /** Repeats a request until somebody says what became of it. */
  async #insist(actor: Actor, asked: Asked, attempts = 200): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.ask(actor, asked)
      if (settled(answer) || attempt === attempts) return answer
      await this.#sleep(actor, 200 + actor.random.wait(2_000))
    }
  }

  /** Persons, agents, chats and webhooks, made before anything fails. */
  async prepare(): Promise<void> {
    for (const name of ['ann', 'ben', 'cem']) await this.#addPerson(name)
    const [ann, ben, cem] = this.actors as [Actor, Actor, Actor]
    for (const name of ['bot-a', 'bot-b', 'bot-c', 'bot-d']) await this.#addAgent(ann, name)
    const [a, b, c, d] = this.actors.slice(3) as [Actor, Actor, Actor, Actor]
    for (const agent of [a, b, c]) await this.#addChat('direct', ann, [agent])
    await this.#addChat('direct', ann, [ben])
    await this.#addChat('direct', ben, [a])
    await this.#addChat('group', ann, [ben, a, c])
    await this.#addChat('group', ann, [cem, a, b, d])
    for (const [agent, host] of [
      [a, 'one.test'],
      [b, 'two.test'],
      [b, 'three.test'],
    ] as const)
      await this.#addHook(agent, host)
    for (const actor of this.actors) this.#observations.parties.set(actor.id, actor)
  }

  async #must(actor: Actor, method: string, path: string, body?: unknown): Promise<Answer['body']> {
    const answer = await this.ask(actor, { method, path, body })
    if (answer.status === 0 || answer.status >= 300) {
      throw new Error(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    }
    return answer.body
  }

  async #addPerson(name: string): Promise<void> {
    const body = await this.#must(this.#setup, 'POST', '/_ops/persons', { handle: name, name })
    const { user_id: id, handle } = body.person
    this.actors.push(this.#actor(name, { id, handle, kind: 'user' }, body.session))
  }

  async #addAgent(owner: Actor, name: string): Promise<void> {
    const asked = { handle: name.replace('-', '_'), display_name: name, visibility: 'public' }
    const { agent, agent_token: token } = await this.#must(owner, 'POST', '/v1/me/agents', asked)
    const actor = this.#actor(name, { id: agent.id, handle: agent.handle, kind: 'agent' }, token)
    await this.#must(actor, 'PUT', '/v1/agents/me/access', { mode: 'everyone' }).catch(() => undefined)
    this.actors.push(actor)
  }

  async #addChat(kind: Chat['kind'], owner: Actor, others: Actor[]): Promise<void> {
    const handles = others.map(({ handle }) => handle)
    const { chat } = await this.#must(owner, 'POST', '/v1/chats', { kind, handles })
    const made: Chat = { id: chat.id, kind, actors: [owner, ...others], known: [] }
    this.chats.push(made)
    this.#observations.chatKinds.set(made.id, kind)
    for (const actor of this.actors) {
      const inside = made.actors.includes(actor)
      this.#observations.switchOf(this.#observations.members, `${made.id} ${actor.id}`, inside)
      if (inside) actor.chats.push(made)
    }
  }

  async #addHook(agent: Actor, host: string): Promise<void> {
    const { id } = await this.#must(agent, 'POST', '/v1/webhooks', { url: `https://${host}/hook` })
    const { latest } = await this.#must(agent, 'GET', '/v1/events?limit=1')
    this.hooks.push({ id, host, agent, after: latest })
  }

  /** Sets everybody to work until a time. */
  begin(end: number): void {
    this.#end = end
    const [ann] = this.actors as [Actor]
    const start = (work: Promise<void>) => {
      this.#running.push(work)
      work.catch(() => undefined)
    }
    for (const actor of this.actors) {
      start(this.#repeat(actor, 'sender', 150_000, (self) => this.#send(self)))
      start(this.#repeat(actor, 'marker', 400_000, (self) => this.#mark(self)))
      start(this.#repeat(actor, 'blocker', 2_500_000, (self) => this.#block(self)))
      start(this.#repeat(actor, 'historian', 1_500_000, (self) => this.#history(self)))
      start(this.#readAlways(actor))
    }
    for (const group of this.chats.filter(({ kind }) => kind === 'group')) {
      start(this.#repeat(ann, `admin ${group.id}`, 900_000, (self) => this.#changeMembers(self, group)))
    }
    start(this.#repeat(ann, 'pairing', 1_200_000, (self) => this.#devices.pair(self)))
  }

  /** One activity of an actor, again and again, in bursts. */
  async #repeat(actor: Actor, name: string, meanMs: number, work: (self: Actor) => Promise<void>): Promise<void> {
    const self = this.#hand(actor, name)
    while (this.#now < this.#end) {
      await this.#rest(self, meanMs)
      const burst = self.random.chance(0.2) ? self.random.integer(2, 8) : 1
      for (let count = 0; count < burst && this.#now < this.#end; count++) await work(self)
    }
  }

  /** The same actor with another pair of hands: what it does there it does beside the rest. */
  #hand(actor: Actor, name: string): Actor {
    const hand = `${actor.owner.name} ${name}`
    return { ...actor, owner: new Owner(hand), random: this.#around.random.fork(hand) }
  }

  async #send(actor: Actor): Promise<void> {
    const chat = actor.random.pick(actor.chats)
    const messageId = this.#ids.next('msg')
    const sent: Sent = {
      messageId,
      senderId: actor.id,
      chatId: chat.id,
      text: `${actor.handle} says ${messageId.slice(-6)}`,
      startedAt: this.#now,
      endedAt: Number.POSITIVE_INFINITY,
      outcome: 'unknown',
    }
    this.#observations.sent.set(messageId, sent)
    await this.#sendUntilKnown(actor, chat, sent)
  }

  async #sendUntilKnown(actor: Actor, chat: Chat, sent: Sent): Promise<void> {
    const path = actor.kind === 'agent' ? '/v1/messages' : `/v1/me/chats/${chat.id}/messages`
    const body = {
      message_id: sent.messageId,
      ...(actor.kind === 'agent' && { chat_id: chat.id }),
      parts: [{ type: 'text', text: sent.text }],
    }
    let mayBeStored = false
    for (let attempt = 1; attempt <= 40; attempt++) {
      const answer = await this.ask(actor, { method: 'POST', path, body, patienceMs: 20_000 })
      if (settled(answer)) {
        if (answer.status < 300) {
          const { sequence } = answer.body.message ?? answer.body.messages[0]
          sent.outcome = 'stored'
          sent.endedAt = this.#now
          chat.known.push({ messageId: sent.messageId, sequence })
          this.#observations.acknowledged(sent, sequence)
        } else if (!mayBeStored) sent.outcome = 'rejected'
        return
      }
      mayBeStored ||= answer.arrived
      await this.#sleep(actor, 100 + actor.random.wait(actor.random.pick([100, 3_000, 20_000])))
    }
  }

  async #mark(actor: Actor): Promise<void> {
    const chat = actor.random.pick(actor.chats)
    const recent = chat.known.slice(-8)
    if (chat.kind === 'group' || recent.length === 0) return
    const { messageId } = actor.random.pick(recent)
    const status = actor.random.pick(['read', 'delivered'] as const)
    const prefix = actor.kind === 'agent' ? '/v1/chats' : '/v1/me/chats'
    const asked = { method: 'POST', path: `${prefix}/${chat.id}/${status}`, body: { message_id: messageId } }
    const answer = await this.ask(actor, asked)
    if (answer.status !== 200) return
    this.#observations.watermark(`${actor.owner.name} ${chat.id} ${status}`, answer.body.receipt.through_sequence)
  }

  async #block(actor: Actor): Promise<void> {
    const other = actor.random.pick(this.actors.filter(({ id }) => id !== actor.id))
    const on = actor.random.chance(0.5)
    const turned = this.#observations.switchOf(this.#observations.blocks, `${actor.id} ${other.id}`).turn(on, this.#now)
    const path = `/v1/blocked-handles/${other.handle}`
    const answer = await this.#insist(actor, { method: on ? 'PUT' : 'DELETE', path })
    if (settled(answer) && answer.status < 300) turned(this.#now)
    else if (settled(answer)) throw new Error(`${path} was answered ${answer.status}`)
  }

  async #changeMembers(ann: Actor, group: Chat): Promise<void> {
    const other = ann.random.pick(this.actors.filter(({ id }) => id !== ann.id))
    const on = ann.random.chance(0.6)
    const turned = this.#observations
      .switchOf(this.#observations.members, `${group.id} ${other.id}`)
      .turn(on, this.#now)
    const path = `/v1/chats/${group.id}/participants`
    const asked = on
      ? { method: 'POST', path, body: { handle: other.handle } }
      : { method: 'DELETE', path: `${path}/${other.handle}` }
    const answer = await this.#insist(ann, asked)
    const done = answer.status < 300 || (!on && answer.status === 404)
    if (settled(answer) && done) turned(this.#now)
    // Asking in may be rejected across a block: then it stays as it was, and nobody knows since when.
    if (on && answer.status < 300 && !other.chats.includes(group)) other.chats.push(group)
  }

  async #history(actor: Actor): Promise<void> {
    const chat = actor.random.pick(actor.chats)
    const prefix = actor.kind === 'agent' ? '/v1/chats' : '/v1/me/chats'
    const answer = await this.ask(actor, { method: 'GET', path: `${prefix}/${chat.id}/messages?limit=50` })
    if (answer.status !== 200) return
    for (const message of answer.body.messages) this.#observations.shown(actor.id, message)
  }

  /** Comes, pulls for a while, and goes again, with the cursor of the last page. */
  async #readAlways(actor: Actor): Promise<void> {
    const self = this.#hand(actor, 'reader')
    while (this.#now < this.#end) {
      await this.#rest(self, 900_000)
      const until = this.#now + self.random.wait(240_000)
      while (this.#now < Math.min(until, this.#end)) await this.#pull(self, self.random.pick(pollSeconds))
    }
    actor.cursor = self.cursor
  }

  /** @returns whether there may be more */
  async #pull(self: Actor, seconds: number): Promise<boolean> {
    const { random } = self
    const again = !this.#thorough && random.chance(0.05)
    const after = again ? random.integer(0, self.cursor) : self.cursor
    const limit = random.pick([1, 5, 100])
    const path = self.kind === 'agent' ? '/v1/events' : '/v1/me/events'
    const query = `after=${after}&limit=${limit}&timeout=${seconds}`
    const startedAt = this.#now
    const answer = await this.ask(self, { method: 'GET', path: `${path}?${query}`, patienceMs: 60_000 })
    if (answer.status !== 200) {
      await this.#sleep(self, 500 + random.wait(2_000))
      return true
    }
    const { events, next_cursor: next } = answer.body
    const waited = this.#now - startedAt
    const calm = this.#around.failures.disturbedUntil < startedAt
    this.#observations.read(self.id, after, events)
    if (events.length === 0 && !again) this.#observations.foundNothing(self.id, startedAt)
    if (calm && events.length > 0 && waited > 8_000) this.#late(self, events[0], startedAt)
    if (!again) {
      for (const event of events) this.#sawReceipt(self, event)
      self.cursor = next
    }
    return events.length > 0
  }

  /** A held pull was answered long after the message that ended it had been stored. */
  // Events have the shape of the document.
  // oxlint-disable-next-line no-explicit-any
  #late(self: Actor, event: any, startedAt: number): void {
    const sent = event.data.message && this.#observations.sent.get(event.data.message.message_id)
    const since = sent && Math.max(sent.endedAt, startedAt)
    if (since !== undefined && this.#now - since > 6_000) {
      this.#observations.violated('no lost wake-up', `${self.id} waited ${this.#now - since} ms for ${sent!.messageId}`)
    }
  }

  // oxlint-disable-next-line no-explicit-any
  #sawReceipt(self: Actor, event: any): void {
    const status = /^message\.(delivered|read)$/.exec(event.event_type)?.[1]
    if (!status) return
    const source = `log of ${self.id}: ${event.chat_id} ${event.data.recipient.id} ${status}`
    this.#observations.watermark(source, event.data.through_sequence)
  }

  /** Waits until every client has ended what it began, and every delivery is settled. */
  async finish(): Promise<void> {
    await Promise.all(this.#running)
    for (;;) {
      const path = '/_ops/deliveries?status=pending&limit=1'
      const answer = await this.#insist(this.#setup, { method: 'GET', path })
      if (answer.body?.deliveries?.length === 0) return
      await this.#sleep(this.#setup, 60_000)
    }
  }

  /** Everybody reads their log to its end, until that moves no watermark and so brings nothing new to anybody. */
  async readEverything(): Promise<void> {
    this.#thorough = true
    for (let before = -1; before < this.#observations.events;) {
      before = this.#observations.events
      for (const actor of this.actors) while (await this.#pull(actor, 0));
      await this.finish()
      // Marks that waited for the database are stored a moment later.
      await this.#sleep(this.#setup, 5_000)
    }
  }
}
