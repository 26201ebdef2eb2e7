import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Judgement } from '../../conformance/history/judge.ts'
import type { AgentFinding } from './agent.rules.ts'
import { Client, sleep } from './client.ts'
import { Correspondence } from './correspondence.ts'
import { faultOf, type FaultKind } from './faults.ts'
import { followLogs, readHistory, readLog } from './follow.ts'
import { Load } from './load.ts'
import { createRandom } from './random.ts'
import { digestOf, now, Recorder } from './recorder.ts'
import type { Trial } from './trial.ts'
import { createWorld, type Hook, type World } from './world.ts'

export interface RoundOptions {
  trial: Trial
  kind: FaultKind
  seed: number
  /** Folder for the history if it contains contradictions. */
  folder: string
}

export interface RoundResult {
  kind: FaultKind
  seed: number
  judgement: Judgement
  /** Findings about the agent of the client package, if the round had one. */
  findings: AgentFinding[]
  /** Number of messages to that agent. */
  toAgent: number
  /** File of the history, if it contains contradictions. */
  file?: string
  seconds: number
}

const workers = 10
const repeatLimitMs = 60_000
const quietLimitMs = 60_000
/** Time limit for progress on a slow machine. The round continues after it with fewer requests. */
const progressLimitMs = 10_000
const redeliverEveryMs = 3000

/** Runs load with one kind of fault in the middle, heals, waits for rest, and judges all observations. */
export async function runRound({ trial, kind, seed, folder }: RoundOptions): Promise<RoundResult> {
  const startedAt = performance.now()
  const random = createRandom(seed)
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${trial.database}-${kind}-${seed}.jsonl`)
  const recorder = new Recorder(file, `${kind} on ${trial.database}`, seed)
  const client = new Client(trial.addresses, random.branch())
  client.deadline = now() + repeatLimitMs
  let correspondence: Correspondence | undefined
  let findings: AgentFinding[] = []
  try {
    const { operatorKey, receiver } = trial
    const world = await createWorld({ client, recorder, receiver, operatorKey, answer: () => trial.answer() })
    client.deadline = Infinity
    if (faultOf(kind).agent === true) correspondence = await Correspondence.begin(trial, client, random.branch())
    const followers = followLogs(client, recorder, world)
    const load = new Load({ client, recorder, world, random: random.branch(), workers })
    const working = load.run()
    try {
      await load.progress(random.between(20, 80), progressLimitMs)
      await faultOf(kind).disturb(trial, random.branch())
      await trial.heal()
      await load.progress(random.between(20, 60), progressLimitMs)
    } finally {
      load.stop()
    }
    client.deadline = now() + repeatLimitMs
    await working
    findings = (await correspondence?.finish(file.replace('.jsonl', '.agent.jsonl'))) ?? []
    await waitForWebhooks(client, world)
    await followers.stop()
    recorder.add({ record: 'settled', at: now() })
    client.deadline = now() + repeatLimitMs
    await readEverything(client, recorder, world)
  } finally {
    correspondence?.stop()
    trial.agent = undefined
    await client.close()
  }
  const judgement = await recorder.finish()
  const clean = judgement.contradictions.length === 0
  if (clean) rmSync(file)
  const seconds = (performance.now() - startedAt) / 1000
  const toAgent = correspondence?.sent ?? 0
  return { kind, seed, judgement, findings, toAgent, seconds, ...(clean ? {} : { file }) }
}

/**
 * Waits until each webhook has received the events in its agent's log, or nothing arrived for 60 s. Redelivers dead
 * letters, as an operator does.
 */
async function waitForWebhooks(client: Client, world: World): Promise<void> {
  let redeliverAt = now() + redeliverEveryMs
  for (let fewest = Infinity, until = now() + quietLimitMs; now() < until;) {
    const counts = await Promise.all(world.hooks.map((hook) => countMissing(client, hook)))
    const missing = counts.reduce((sum, count) => sum + count, 0)
    if (missing === 0) return
    // Progress extends the wait, for slow machines.
    if (missing < fewest) until = now() + quietLimitMs
    fewest = Math.min(fewest, missing)
    if (now() > redeliverAt) {
      for (const hook of world.hooks) await redeliver(client, hook)
      redeliverAt = now() + redeliverEveryMs
    }
    await sleep(250)
  }
}

async function countMissing(client: Client, { owner, accepted }: Hook): Promise<number> {
  let missing = 0
  let newer = false
  for (let after = 0, more = true; more;) {
    const page = await client.attempt(owner.credential, 'GET', `/v1/events?after=${after}&limit=100&timeout=0`)
    if (page.outcome !== 'ok') return 1
    for (const { event_id, event_type, sequence } of page.body.events) {
      // Events before the first message may be older than the webhook.
      newer ||= event_type === 'message.received'
      if (newer && !accepted.has(event_id)) missing += 1
      after = sequence
    }
    more = page.body.has_more
  }
  return missing
}

async function redeliver(client: Client, { id, owner }: Hook): Promise<void> {
  const path = `/v1/webhooks/${id}/dead-letters`
  const { outcome, body } = await client.attempt(owner.credential, 'GET', `${path}?limit=100`)
  if (outcome !== 'ok') return
  for (const { event_id } of body.dead_letters as { event_id: string }[])
    await client.attempt(owner.credential, 'POST', `${path}/${event_id}/redeliver`, {})
}

async function readEverything(client: Client, recorder: Recorder, world: World): Promise<void> {
  for (const actor of world.actors) await readLog(client, recorder, actor)
  for (const chat of world.chats) for (const member of chat.members) await readHistory(client, recorder, member, chat)
  for (const { url, attachment, by } of world.uploads) {
    const { start, end, outcome, status, bytes } = await download(client, url)
    const content = bytes === undefined ? {} : { content: digestOf(Buffer.from(bytes).toString('base64')) }
    const details = { operation: 'download', attachment, ...content } as const
    recorder.add({ record: 'call', actor: by, start, end, outcome, ...(status > 0 && { status }), ...details })
  }
}

async function download(client: Client, url: string) {
  for (;;) {
    const start = now()
    const reply = await fetch(client.address() + url, { signal: AbortSignal.timeout(8000) }).catch(() => undefined)
    const bytes = reply?.ok === true ? await reply.arrayBuffer().catch(() => undefined) : undefined
    const status = reply?.status ?? 0
    const outcome = bytes !== undefined ? 'ok' : status >= 400 && status < 500 ? 'rejected' : 'unknown'
    if (outcome !== 'unknown' || now() > client.deadline) return { start, end: now(), outcome, status, bytes } as const
    await sleep(100)
  }
}
