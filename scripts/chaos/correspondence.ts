import { randomBytes } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { unique } from '../../conformance/client/unique.ts'
import { judgeAgent, replyTo, type AgentFinding, type AgentStep } from './agent.rules.ts'
import { sleep, type Client } from './client.ts'
import type { Random } from './random.ts'
import { now } from './recorder.ts'
import type { Trial, TrialAgent } from './trial.ts'

const quietLimitMs = 60_000

/**
 * A person who writes to an agent of the client package during a round. They are not part of the judged world: only the
 * agent is judged by them.
 */
export class Correspondence {
  readonly #client: Client
  readonly #session: string
  readonly #chats: readonly string[]
  readonly #agent: TrialAgent
  readonly #sent: string[] = []
  readonly #stopping = new AbortController()
  #work: Promise<void> = Promise.resolve()

  private constructor(client: Client, session: string, chats: readonly string[], agent: TrialAgent) {
    this.#client = client
    this.#session = session
    this.#chats = chats
    this.#agent = agent
  }

  /** Creates the person, the agent with its process, and their two chats. The person begins to write. */
  static async begin(trial: Trial, client: Client, random: Random): Promise<Correspondence> {
    const name = randomBytes(5).toString('hex')
    const person = await client.must(trial.operatorKey, 'POST', '/_ops/persons', { handle: `w${name}`, name })
    const { session } = person.body as { session: string }
    const handle = `e${name}`
    const made = await client.must(session, 'POST', '/v1/me/agents', { handle, display_name: handle })
    const chats: string[] = []
    for (const group of [{ kind: 'direct' }, { kind: 'group', group_name: 'Agent' }]) {
      const { body } = await client.must(session, 'POST', '/v1/chats', { ...group, handles: [handle] })
      chats.push(body.chat.id)
    }
    trial.agent = await trial.createAgent(handle, made.body.agent_token)
    await trial.agent.process.start()
    const correspondence = new Correspondence(client, session, chats, trial.agent)
    correspondence.#work = correspondence.#write(random)
    return correspondence
  }

  async #write(random: Random): Promise<void> {
    for (let at = 0; !this.#stopping.signal.aborted; at += 1) {
      const text = `message ${at}`
      const parts = [{ type: 'text', text }]
      const path = `/v1/me/chats/${random.pick(this.#chats)}/messages`
      const { outcome } = await this.#client.call(this.#session, 'POST', path, {
        message_id: unique.messageId(),
        parts,
      })
      if (outcome === 'ok') this.#sent.push(text)
      await sleep(random.between(20, 200))
    }
  }

  /**
   * Stops writing, waits for the replies, stops the agent and judges it.
   * @param file receives the steps of the agent if there are findings
   */
  async finish(file: string): Promise<AgentFinding[]> {
    this.stop()
    await this.#work
    let replies: string[] = []
    for (let most = -1, until = now() + quietLimitMs; now() < until; await sleep(250)) {
      replies = await this.#replies()
      const answered = new Set(replies)
      if (this.#sent.every((text) => answered.has(replyTo(text))) || !this.#agent.process.running()) break
      // Progress extends the wait, for slow machines.
      if (replies.length > most) until = now() + quietLimitMs
      most = Math.max(most, replies.length)
    }
    this.#agent.process.signal('SIGTERM')
    await this.#agent.process.ended()
    const lines = readFileSync(this.#agent.logFile, 'utf8').trim().split('\n')
    const steps = lines.map((line) => JSON.parse(line) as AgentStep)
    const findings = judgeAgent({ steps, sent: this.#sent, replies: await this.#replies() })
    if (findings.length > 0) copyFileSync(this.#agent.logFile, file)
    return findings
  }

  stop(): void {
    this.#stopping.abort()
  }

  get sent(): number {
    return this.#sent.length
  }

  async #replies(): Promise<string[]> {
    const texts: string[] = []
    for (const chat of this.#chats)
      for (let before = '', more = true; more;) {
        const path = `/v1/me/chats/${chat}/messages?limit=100${before}`
        const { body } = await this.#client.must(this.#session, 'GET', path)
        for (const { sender, parts } of body.messages) if (sender.type === 'agent') texts.push(parts[0].text)
        more = body.has_more === true
        before = `&before_sequence=${body.messages.at(-1)?.sequence}`
      }
    return texts
  }
}
