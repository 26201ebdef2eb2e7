import type { SendWrite } from '../../src/conversations/messages/send.write.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hashSecret } from '../../src/platform/secrets.ts'
import { parseConfig } from '../../src/platform/configuration/parse-config.ts'
import type { Context } from '../../src/server/context.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createIds } from '../../src/platform/ids.ts'
import type { Database, Tx } from '../../src/platform/database/database.ts'
import { createAuthenticator } from '../../src/http/authenticate.ts'
import { createPipeline } from '../../src/http/pipeline.ts'
import { systemRandom } from '../../src/platform/random.ts'
import { createOpenCounts } from '../../src/http/rate-limits/open-counts.ts'
import { createUnreadAnswers } from '../../src/http/unread-answers.ts'
import type { LimitName } from '../../src/platform/limits/account-limits.ts'
import { servedForms } from '../../src/http/served-forms.ts'
import { createLog } from '../../src/platform/logging/log.ts'

/**
 * A server that only routes, authenticates, validates, decodes and encodes, without storage: it knows one agent token
 * and accepts every send.
 */
const config = parseConfig({})
const clock = systemClock
const ids = createIds(clock)

/** Answers the only query of a send before the operation: credentials by hash. */
const tx = {
  dialect: 'postgres',
  rows: async (_sql: string, [hashes]: [readonly string[]]) => hashes.map(credentialOf),
} as unknown as Tx

const known = new Set([hashSecret(`svc_live_${'b'.repeat(43)}`)])

function credentialOf(hash: string) {
  if (!known.has(hash)) throw new Error('The edge is measured with one known credential.')
  return {
    id: 'crd_bench',
    hash,
    kind: 'agent_token',
    expiresAt: null,
    actorId: 'agt_bench',
    actorKind: 'agent',
    handle: 'bench',
    status: 'active',
    rateLimit: null,
  }
}

const limits = { of: (name: LimitName) => config.limits[name] }

const context = {
  config,
  clock,
  random: systemRandom,
  ids,
  log: createLog('warn'),
  limiter: { count: () => undefined },
  storedBytes: { assertRoom: () => undefined, add: () => undefined },
  limits,
  openCounts: createOpenCounts(limits),
  unreadAnswers: createUnreadAnswers({ limits: config.httpLimits, clock, onEnded: () => undefined }),
  database: { read: <T>(work: (tx: Tx) => Promise<T>) => work(tx) } as unknown as Database,
  commits: {
    assertRoom: () => undefined,
    async submit(_kind: unknown, { messageId, chatId, parts, text, replyTo }: SendWrite) {
      const sender = { type: 'agent', id: 'agt_bench', handle: 'bench' }
      const message = { id: messageId, chatId, sequence: 1, sender, parts, text, replyTo, createdAt: clock.now() }
      return { message, replayed: false }
    },
  },
} as unknown as Context

const pipeline = await createPipeline(context, servedForms(config), createAuthenticator(context))
const server = createServer((request, response) => void pipeline.serve(request, response))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
process.on('SIGTERM', () => process.exit(0))
