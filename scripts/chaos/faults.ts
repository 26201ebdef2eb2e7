import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sleep } from './client.ts'
import { damageMessage, repairMessage } from './page-damage.ts'
import type { Random } from './random.ts'
import type { DatabaseKind, Trial, TrialNode } from './trial.ts'

/** A kind of fault. */
export interface Fault {
  readonly databases: readonly DatabaseKind[]
  /** Whether the fault requires a file system that it can fill. */
  readonly smallDisk?: boolean
  /** Whether an agent of the client package answers a person during the round. */
  readonly agent?: boolean
  /** Disturbs the trial for a while. `Trial.heal` repairs any remaining damage. */
  disturb(trial: Trial, random: Random): Promise<void>
}

const both = ['sqlite', 'postgres'] as const
const postgres = ['postgres'] as const

/** All kinds of faults of a round, by their name for `--only`. */
const faults = {
  kill: { databases: both, disturb: (trial, random) => restart(trial, random, 'SIGKILL') },
  terminate: { databases: both, disturb: (trial, random) => restart(trial, random, 'SIGTERM') },
  'rolling-restart': {
    databases: postgres,
    disturb: async ({ nodes }) => {
      for (const { process } of nodes) {
        process.signal('SIGTERM')
        await process.ended()
        await process.start()
      }
    },
  },
  pause: {
    databases: both,
    disturb: async ({ nodes }, random) => {
      const { process } = random.pick(nodes)
      process.signal('SIGSTOP')
      // Sometimes longer than a lease: then the other process takes over, and the paused process must notice.
      await sleep(random.between(500, 4500))
      process.signal('SIGCONT')
    },
  },
  'connections-cut': { databases: both, disturb: cutClients },
  'agent-killed': { databases: both, agent: true, disturb: killAgent },
  'receivers-dead': { databases: both, disturb: answerWebhooks(() => ({ reset: true })) },
  'receivers-slow': { databases: both, disturb: answerWebhooks(() => ({ status: 204, delayMs: 1500 })) },
  'receivers-flapping': {
    databases: both,
    disturb: answerWebhooks((random) =>
      random.pick([{ status: 204 }, { status: 503 }, { status: 429 }, { reset: true }, { status: 500 }]),
    ),
  },
  'clock-step': { databases: both, disturb: stepClock },
  'clock-moved': { databases: both, disturb: moveClock },
  'backup-restored': { databases: both, disturb: restoreBackup },
  'power-cut': { databases: ['sqlite'], disturb: cutPower },
  'page-damaged': { databases: ['sqlite'], disturb: damagePage },
  'disk-full': {
    databases: both,
    smallDisk: true,
    disturb: async ({ disk }, random) => {
      disk?.fill()
      await sleep(random.between(500, 2000))
    },
  },
  'database-cut': {
    databases: postgres,
    disturb: (trial, random) =>
      onDatabases(trial, random, async ({ database }) => {
        for (let count = 0; count < 4; count += 1) {
          database?.cut()
          await sleep(random.between(20, 300))
        }
        await database?.close()
        await sleep(random.between(50, 800))
        await database?.open()
      }),
  },
  'database-slow': {
    databases: postgres,
    disturb: (trial, random) => disturbDatabases(trial, random, { delayMs: random.between(20, 200) }),
  },
  'database-halved': {
    databases: postgres,
    disturb: (trial, random) =>
      disturbDatabases(trial, random, { halved: true, cutAfterBytes: random.between(2_000, 60_000) }),
  },
  'database-stopped': { databases: postgres, disturb: (trial, random) => stopDatabase(trial, random, 'fast') },
  'database-killed': { databases: postgres, disturb: (trial, random) => stopDatabase(trial, random, 'immediate') },
} as const satisfies Record<string, Fault>

export type FaultKind = keyof typeof faults

export const faultKinds = Object.keys(faults) as FaultKind[]

export const faultOf = (kind: FaultKind): Fault => faults[kind]

async function restart({ nodes }: Trial, random: Random, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const chosen = random.chance(0.4) ? nodes : [random.pick(nodes)]
  for (let count = random.chance(0.3) ? 2 : 1; count > 0; count -= 1) {
    await Promise.all(
      chosen.map(async ({ process }) => {
        process.signal(signal)
        await process.ended()
        await sleep(random.between(0, 300))
        await process.start()
      }),
    )
    await sleep(random.between(50, 500))
  }
}

async function cutClients({ nodes }: Trial, random: Random): Promise<void> {
  for (const { edge } of nodes) edge.disturbances = { cutAfterBytes: random.between(300, 8_000) }
  for (let count = 0; count < 5; count += 1) {
    await sleep(random.between(50, 400))
    random.pick(nodes).edge.cut()
  }
}

/** Answers of proxies while a service is being deployed, or of a network that demands a sign-in. */
const pages = [
  'HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<h1>Bad gateway</h1>',
  'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<html>Please sign in to this network</html>',
  'HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<h1>404</h1>',
]

/** Kills the agent and sometimes a server, restarts them, and lets the proxy of the agent answer pages meanwhile. */
async function killAgent({ nodes, agent }: Trial, random: Random): Promise<void> {
  if (agent === undefined) throw new Error('the round has no agent')
  for (let count = 0; count < 4; count += 1) {
    agent.process.signal('SIGKILL')
    await agent.process.ended()
    agent.proxy.disturbances = { page: random.pick(pages) }
    agent.proxy.cut()
    await agent.process.start()
    if (random.chance(0.5)) {
      const { process } = random.pick(nodes)
      process.signal('SIGKILL')
      await process.ended()
      await process.start()
    }
    await sleep(random.between(100, 1000))
    agent.proxy.setTarget(random.pick(nodes).process.port)
    agent.proxy.disturbances = random.chance(0.5) ? {} : { cutAfterBytes: random.between(300, 8_000) }
    await sleep(random.between(500, 2500))
  }
}

function answerWebhooks(choose: (random: Random) => ReturnType<Trial['answer']>): Fault['disturb'] {
  return async (trial, random) => {
    const before = trial.answer
    const own = random.branch()
    trial.answer = () => choose(own)
    await sleep(random.between(500, 2500))
    trial.answer = before
  }
}

/** Steps the clocks of all processes, together or apart, and corrects them. */
async function stepClock({ nodes }: Trial, random: Random): Promise<void> {
  const set = (node: TrialNode, offsetMs: number) => writeFile(node.clockFile, String(Math.round(offsetMs)))
  for (let count = 0; count < 3; count += 1) {
    const together = random.between(-8000, 8000)
    for (const node of nodes) await set(node, random.chance(0.5) ? together : random.between(-8000, 8000))
    await sleep(random.between(100, 700))
  }
  for (const node of nodes) await set(node, 0)
}

/**
 * Moves the clocks of all processes by up to two hours, forward or back, while receivers reject deliveries, and then
 * corrects them: retries that the wrong clock scheduled must be made soon nevertheless.
 */
async function moveClock(trial: Trial, random: Random): Promise<void> {
  const before = trial.answer
  const minutes = random.between(10, 120) * (random.chance(0.7) ? 1 : -1)
  for (const { clockFile } of trial.nodes) await writeFile(clockFile, String(Math.round(minutes * 60_000)))
  const own = random.branch()
  trial.answer = () => own.pick([{ status: 503 }, { status: 500 }, { status: 204 }])
  await sleep(random.between(500, 2500))
  for (const { clockFile } of trial.nodes) await writeFile(clockFile, '0')
  trial.answer = before
}

/**
 * Kills the server while each flush of its log takes 3 ms longer, and drops what the disk had not stored: all of it, or a
 * random part, as a machine that loses its power does.
 */
async function cutPower({ nodes, databaseFile }: Trial, random: Random): Promise<void> {
  const [{ process, diskFile }] = nodes as [TrialNode]
  const log = `${databaseFile}-wal`
  await writeFile(diskFile, '3')
  for (let count = 0; count < 4; count += 1) {
    await sleep(random.between(200, 1500))
    process.signal('SIGKILL')
    await process.ended()
    const flushed = Number((await readFile(`${diskFile}.flushed`, 'utf8')).trimEnd().split('\n').at(-1))
    const { size } = await stat(log)
    const kept = random.chance(0.5) ? flushed : Math.floor(random.between(flushed, size))
    if (size > flushed) await truncate(log, kept)
    await process.start()
  }
  await writeFile(diskFile, '0')
}

/**
 * Creates a backup under load. Then the service stops, is backed up again, loses its database and its attachments, and is
 * restored from the second backup, which contains all acknowledged data.
 */
async function restoreBackup(trial: Trial, random: Random): Promise<void> {
  const file = (name: string) => path.join(trial.folder, `${name}.parley`)
  const backup = async (name: string) => {
    await rm(file(name), { force: true })
    await trial.command('backup', file(name))
  }
  await backup('under-load')
  await sleep(random.between(0, 300))
  for (const { process } of trial.nodes) process.signal(random.pick(['SIGTERM', 'SIGKILL']))
  for (const { process } of trial.nodes) await process.ended()
  await backup('stopped')
  await trial.deleteData()
  await trial.command('restore', file('stopped'))
  for (const { process } of trial.nodes) await process.start()
}

/**
 * Changes one byte of a message in the file of the stopped server. The server then runs for a while, and rejects reads
 * and writes that the damage affects. Finally, the original byte is restored.
 */
async function damagePage({ nodes, databaseFile }: Trial, random: Random): Promise<void> {
  const [{ process }] = nodes as [TrialNode]
  const whileStopped = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    process.signal('SIGTERM')
    await process.ended()
    try {
      return await work()
    } finally {
      await process.start()
    }
  }
  const damage = await whileStopped(() => damageMessage(databaseFile, random))
  await sleep(random.between(1000, 3000))
  await whileStopped(() => repairMessage(databaseFile, damage))
}

async function onDatabases({ nodes }: Trial, random: Random, work: (node: TrialNode) => Promise<void>): Promise<void> {
  const chosen = random.chance(0.5) ? nodes : [random.pick(nodes)]
  await Promise.all(chosen.map(work))
}

function disturbDatabases(
  trial: Trial,
  random: Random,
  disturbances: NonNullable<TrialNode['database']>['disturbances'],
): Promise<void> {
  return onDatabases(trial, random, async ({ database }) => {
    if (database === undefined) return
    database.disturbances = disturbances
    // A connection chooses its cut length when it begins.
    if (disturbances.cutAfterBytes !== undefined) database.cut()
    await sleep(random.between(500, 2000))
    database.disturbances = {}
  })
}

async function stopDatabase({ cluster }: Trial, random: Random, mode: 'fast' | 'immediate'): Promise<void> {
  await cluster?.stop(mode)
  await sleep(random.between(0, 800))
  await cluster?.start()
}
