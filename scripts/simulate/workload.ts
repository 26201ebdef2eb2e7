import { createIds, type Ids } from '../../src/platform/ids.ts'
import { Activities, type LastAnswer } from './activities.ts'
import type { Actor, Chat, Hook, WorkloadOptions } from './actors.ts'
import { ask, type Answer, type Asked } from './client.ts'
import { Devices } from './devices.ts'
import { LogReader } from './log-reader.ts'
import type { Observations, Party, Sent } from './observations.ts'
import { Owner } from './scheduler.ts'
import { operatorKey } from './server-process.ts'

const settled = (answer: Answer): boolean => answer.status !== 0 && answer.status < 500 && answer.status !== 429
/** Attempts of a request that must succeed. */
const attemptsMax = 200
const pollSeconds = [0, 1, 5, 30]

/** Clients that send, read, react, join, leave and block, and record the answers. */
export class Workload {
  readonly #around: WorkloadOptions
  readonly #ids: Ids
  readonly #setup: Actor
  readonly #devices: Devices
  readonly #reader: LogReader
  readonly activities: Activities
  readonly actors: Actor[] = []
  readonly chats: Chat[] = []
  readonly hooks: Hook[] = []
  #end = 0
  requests = 0
  #running: Promise<void>[] = []
  #isChecked = false

  constructor(around: WorkloadOptions) {
    this.#around = around
    this.#ids = createIds({ now: () => around.scheduler.now() }, around.random.fork('ids'))
    this.#setup = this.#actor('setup', { id: '', handle: '', kind: 'user' }, operatorKey)
    this.activities = new Activities(around, {
      ask: (actor, asked) => this.ask(actor, asked),
      insist: (actor, asked) => this.#insist(actor, asked),
      send: (actor, chat) => this.#sendTo(actor, chat),
      createAgent: (owner, name) => this.#createAgent(owner, name),
    })
    this.#reader = new LogReader(around, (actor, asked) => this.ask(actor, asked))
    this.#devices = new Devices(around, (actor, asked) => this.ask(actor, asked))
  }

  #actor(name: string, party: Party, credential: string): Actor {
    const random = this.#around.random.fork(name)
    return { ...party, credential, owner: new Owner(name), random, cursor: 0, logEpoch: '', chats: [] }
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

  /** Waits between two activities, at most until the end of the work. */
  #rest(actor: Actor, meanMs: number): Promise<void> {
    return this.#sleep(actor, Math.max(0, Math.min(actor.random.wait(meanMs), this.#end - this.#now)))
  }

  /** Repeats a request until its outcome is known. */
  async #insist(actor: Actor, asked: Asked): Promise<LastAnswer> {
    let repeated = false
    for (let attempt = 1; ; attempt++) {
      const answer = await this.ask(actor, asked)
      if (settled(answer) || attempt === attemptsMax) return { ...answer, repeated }
      repeated ||= answer.arrived
      await this.#sleep(actor, 200 + actor.random.wait(2_000))
    }
  }

  /** Creates persons, agents, chats and webhooks before any failure occurs. */
  async prepare(): Promise<void> {
    for (const name of ['ann', 'ben', 'cem']) await this.#addPerson(name)
    const [ann, ben, cem] = this.actors as [Actor, Actor, Actor]
    for (const name of ['bot-a', 'bot-b', 'bot-c', 'bot-d']) await this.#addAgent(ann, name)
    const [a, b, c, d] = this.actors.slice(3) as [Actor, Actor, Actor, Actor]
    for (const agent of [a, b, c]) await this.#addChat('direct', ann, [agent])
    await this.#addChat('direct', ann, [ben])
    await this.#addChat('direct', ann, [cem])
    // Persons who have accepted each other need no further request to join groups.
    for (const person of [ben, cem]) await this.#acceptAll(person)
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

  /** Creates an agent while requests may fail. @returns undefined when the creation failed */
  async #createAgent(owner: Actor, name: string): Promise<Actor | undefined> {
    const body = { handle: name.replace('-', '_'), display_name: name }
    const answer = await this.ask(owner, { method: 'POST', path: '/v1/me/agents', body })
    if (answer.status !== 201) return undefined
    const { agent, agent_token: token } = answer.body
    return this.#actor(name, { id: agent.id, handle: agent.handle, kind: 'agent' }, token)
  }

  async #addAgent(owner: Actor, name: string): Promise<void> {
    const asked = { handle: name.replace('-', '_'), display_name: name, visibility: 'public' }
    const { agent, agent_token: token } = await this.#must(owner, 'POST', '/v1/me/agents', asked)
    const actor = this.#actor(name, { id: agent.id, handle: agent.handle, kind: 'agent' }, token)
    await this.#must(actor, 'PUT', '/v1/agents/me/access', { mode: 'everyone' }).catch(() => undefined)
    await this.#must(actor, 'PATCH', '/v1/me', { accepts_tasks: true })
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

  async #acceptAll(person: Actor): Promise<void> {
    const { requests } = await this.#must(person, 'GET', '/v1/me/requests')
    for (const { id } of requests) await this.#must(person, 'POST', `/v1/me/requests/${id}/accept`)
  }

  async #addHook(agent: Actor, host: string): Promise<void> {
    const { id } = await this.#must(agent, 'POST', '/v1/webhooks', { url: `https://${host}/hook` })
    const { latest } = await this.#must(agent, 'GET', '/v1/events?limit=1')
    this.hooks.push({ id, host, agent, after: latest })
  }

  /** Starts all activities until a time. */
  begin(end: number): void {
    this.#end = end
    const [ann] = this.actors as [Actor]
    const start = (work: Promise<void>) => {
      this.#running.push(work)
      work.catch(() => undefined)
    }
    for (const actor of this.actors) {
      start(this.#repeat(actor, 'sender', 150_000, (self) => this.#send(self)))
      start(this.#repeat(actor, 'crowd', 1_200_000, (self) => this.#sendAtOnce(self)))
      start(this.#repeat(actor, 'marker', 400_000, (self) => this.#mark(self)))
      start(this.#repeat(actor, 'blocker', 2_500_000, (self) => this.#block(self)))
      start(this.#repeat(actor, 'historian', 1_500_000, (self) => this.#history(self)))
      start(this.#repeat(actor, 'reactor', 900_000, (self) => this.activities.react(self)))
      if (actor.kind === 'agent') this.#beginAgent(actor, start)
      start(this.#readAlways(actor))
    }
    for (const group of this.chats.filter(({ kind }) => kind === 'group')) {
      start(this.#repeat(ann, `admin ${group.id}`, 900_000, (self) => this.#changeMembers(self, group)))
    }
    start(this.#repeat(ann, 'pairing', 1_200_000, (self) => this.#devices.pair(self)))
    start(this.#repeat(ann, 'deleter', 1_800_000, (self) => this.activities.deleteAgent(self)))
  }

  #beginAgent(actor: Actor, start: (work: Promise<void>) => void): void {
    const agents = this.actors.filter(({ kind }) => kind === 'agent')
    start(this.#repeat(actor, 'drafter', 1_500_000, (self) => this.activities.draft(self)))
    start(this.#repeat(actor, 'requester', 1_500_000, (self) => this.activities.task(self, agents)))
    start(this.#repeat(actor, 'uploader', 1_200_000, (self) => this.activities.upload(self)))
  }

  /** Repeats an activity of an actor, in bursts. */
  async #repeat(actor: Actor, name: string, meanMs: number, work: (self: Actor) => Promise<void>): Promise<void> {
    const self = this.#hand(actor, name)
    while (this.#now < this.#end) {
      await this.#rest(self, meanMs)
      const burst = self.random.chance(0.2) ? self.random.integer(2, 8) : 1
      for (let count = 0; count < burst && this.#now < this.#end; count++) await work(self)
    }
  }

  /** Returns the same actor with another owner, so that its activities run concurrently. */
  #hand(actor: Actor, name: string): Actor {
    const hand = `${actor.owner.name} ${name}`
    return { ...actor, owner: new Owner(hand), random: this.#around.random.fork(hand) }
  }

  async #send(actor: Actor): Promise<void> {
    await this.#sendTo(actor, actor.random.pick(actor.chats))
  }

  /** Sends to all chats at once, so that writes share transactions. */
  async #sendAtOnce(actor: Actor): Promise<void> {
    await Promise.all(actor.chats.map((chat) => this.#sendTo(actor, chat)))
  }

  async #sendTo(actor: Actor, chat: Chat): Promise<Sent> {
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
    return sent
  }

  async #sendUntilKnown(actor: Actor, chat: Chat, sent: Sent): Promise<void> {
    const path = actor.kind === 'agent' ? '/v1/messages' : `/v1/me/chats/${chat.id}/messages`
    const body = {
      message_id: sent.messageId,
      ...(actor.kind === 'agent' && { chat_id: chat.id }),
      parts: [{ type: 'text', text: sent.text }],
    }
    let mayBeStored = false
    let lastServer: Answer['server']
    const { states } = this.#around
    for (let attempt = 1; attempt <= 40; attempt++) {
      const answer = await this.ask(actor, { method: 'POST', path, body, patienceMs: 20_000 })
      if (settled(answer)) {
        if (answer.status < 300) {
          if (mayBeStored) states.reach('a repeated send is answered with the stored message')
          const { sequence } = answer.body.message ?? answer.body.messages[0]
          sent.outcome = 'stored'
          sent.endedAt = this.#now
          chat.known.push({ messageId: sent.messageId, sequence })
          this.#observations.acknowledged(sent, sequence)
        } else if (!mayBeStored) this.#rejected(actor, sent)
        return
      }
      if (lastServer && answer.server && lastServer !== answer.server)
        states.reach('a send is repeated at another process')
      lastServer = answer.server ?? lastServer
      mayBeStored ||= answer.arrived
      await this.#sleep(actor, 100 + actor.random.wait(actor.random.pick([100, 3_000, 20_000])))
    }
  }

  #rejected(actor: Actor, sent: Sent): void {
    sent.outcome = 'rejected'
    const member = this.#observations.members.get(`${sent.chatId} ${actor.id}`)
    if (member?.during(sent.startedAt, this.#now) === false)
      this.#around.states.reach('a participant who was removed sends')
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
    // Persons are invited by a request while a block exists. Agents join immediately.
    const other = ann.random.pick(this.actors.filter(({ kind }) => kind === 'agent'))
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
    // The server may reject an invitation because of a block: the membership is then unchanged, and the time of its
    // last change unknown.
    if (on && answer.status < 300 && !other.chats.includes(group)) other.chats.push(group)
  }

  async #history(actor: Actor): Promise<void> {
    const chat = actor.random.pick(actor.chats)
    const prefix = actor.kind === 'agent' ? '/v1/chats' : '/v1/me/chats'
    const answer = await this.ask(actor, { method: 'GET', path: `${prefix}/${chat.id}/messages?limit=50` })
    if (answer.status !== 200) return
    for (const message of answer.body.messages) this.#observations.shown(actor.id, message)
  }

  /** Reads for a while, pauses, and continues after the cursor of the last page, repeatedly. */
  async #readAlways(actor: Actor): Promise<void> {
    const self = this.#hand(actor, 'reader')
    while (this.#now < this.#end) {
      await this.#rest(self, 900_000)
      const until = this.#now + self.random.wait(240_000)
      while (this.#now < Math.min(until, this.#end)) await this.#reader.pull(self, self.random.pick(pollSeconds))
    }
    actor.cursor = self.cursor
    actor.logEpoch = self.logEpoch
  }

  /** Waits until all activities have ended and all deliveries are settled. */
  async finish(): Promise<void> {
    await Promise.all(this.#running)
    if (!this.#isChecked) await this.activities.check(this.actors)
    this.#isChecked = true
    for (;;) {
      const path = '/_ops/deliveries?status=pending&limit=1'
      const answer = await this.#insist(this.#setup, { method: 'GET', path })
      if (answer.body?.deliveries?.length === 0) return
      await this.#sleep(this.#setup, 60_000)
    }
  }

  /** Reads all logs to their end, until reading moves no watermark, and so creates no new events. */
  async readEverything(): Promise<void> {
    this.#reader.thorough = true
    for (let before = -1; before < this.#observations.events;) {
      before = this.#observations.events
      for (const actor of this.actors) while (await this.#reader.pull(actor, 0));
      await this.finish()
      // Delayed watermark updates are stored a moment later.
      await this.#sleep(this.#setup, 5_000)
    }
  }
}
