import type { RequirementId } from '../../check-api/check.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext, LoadAsked } from '../../check-api/context.ts'
import type { Mode } from '../../check-api/needs.ts'
import { newGroup } from '../../fixtures/groups.ts'
import { restarting } from '../../fixtures/restart.ts'
import { NotTestable } from '../../client/not-testable.ts'
import type { Agent } from '../../client/agent.ts'
import type { Person } from '../../client/person.ts'
import { Violation } from '../../check-api/outcome.ts'
import { messagesOf } from '../../client/agent.ts'
import { until } from '../../client/until.ts'
import { addOf, containsValue, emojis } from '../../fixtures/reactions.ts'
import { conclude } from './findings.ts'
import { choose, isAgent, type ActorName, type AgentName, type ChatName } from '../../model/conversation.ts'
import { judgeWalk } from './histories.ts'
import { judgeLog } from './logs.ts'
import { LogReader } from './log-reader.ts'
import { judgeDeliveries, unsubscribe } from './changes.ts'
import { perform } from './perform.ts'
import { Session, type Landmark, type Scenario } from './session.ts'
import { judgeTasks } from './tasks.ts'
import { sessionArbitrary, type SmallPages, type Step } from './steps.ts'

/** Requirements that sessions of agents test. */
const decided = [
  'MSG-002',
  'MSG-004',
  'MSG-016',
  'MSG-024',
  'MSG-029',
  'MSG-030',
  'MSG-031',
  'MSG-033',
  'MSG-035',
  'MSG-039',
  'MSG-040',
  'MSG-041',
  'MSG-044',
  'HIST-001',
  'HIST-002',
  'HIST-004',
  'HIST-005',
  'HIST-009',
  'HIST-011',
  'HIST-013',
  'HIST-016',
  'EVT-005',
  'EVT-009',
  'EVT-014',
  'EVT-015',
  'EVT-020',
  'EVT-022',
  'EVT-023',
  'EVT-024',
  'EVT-025',
  'EVT-029',
  'EVT-031',
  'EVT-033',
  'RCT-008',
  'RCT-010',
  'RCT-011',
  'RCT-012',
  'RCT-013',
  'RCT-016',
  'RCT-017',
  'RCT-018',
  'RCT-025',
  'RCT-031',
  'RCP-014',
  'RCP-018',
  'RCP-020',
  'RCP-021',
  'RCP-037',
  'BLK-001',
  'BLK-002',
  'BLK-005',
  'BLK-009',
  'BLK-011',
  'BLK-016',
  'VMSG-002',
  'VMSG-010',
  'A2A-007',
  'RCT-009',
  'RCP-012',
  'RCP-010',
  'EVT-032',
  'CHAT-005',
  'AUTH-021',
  'RCT-022',
  'RCT-014',
  'RCP-022',
  'MSG-042',
  'MSG-045',
  'MSG-046',
  'MSG-058',
  'HIST-007',
  'HIST-017',
  'VMSG-007',
  'VMSG-009',
  'DRAFT-004',
  'DRAFT-005',
  'DRAFT-006',
  'DRAFT-009',
  'DRAFT-010',
  'DRAFT-013',
  'DRAFT-014',
  'DRAFT-015',
  'DRAFT-017',
] as const satisfies readonly RequirementId[]

/** Requirements that sessions with a group test in addition. */
const aboutGroups = [
  'GRP-003',
  'GRP-004',
  'GRP-008',
  'HIST-008',
  'EVT-036',
  'RCP-024',
  'RCP-027',
  'EVT-034',
  'EVT-035',
  'BLK-006',
  'BLK-007',
  'BLK-008',
] as const satisfies readonly RequirementId[]

const decidedInGroups = [...decided, ...aboutGroups] as const

const options = { forms: ['current', 'variant'], seconds: 4, timeoutSeconds: 120 } as const
const limits = {
  runs: { quick: 40, full: 300, deep: 2000 },
  withinMs: { quick: 3000, full: 20_000, deep: 120_000 },
  shrink: { requests: 6000, ms: 40_000 },
  dropsFrom: 'steps',
}

check(
  'sessions.agents.agree-with-the-document',
  decided,
  { ...options, needs: { agents: 3, chat: 'agents' } },
  async (t) => {
    await runSessions(t, new Map(agentsOf(t)), await agentChats(t))
  },
)

/** Requirements that sessions with changes of tokens, subscriptions and the target test in addition. */
const decidedByChanges = [
  ...decided,
  'EVT-001',
  'EVT-002',
  'WHK-010',
  'WHK-018',
  'TASK-001',
  'TASK-002',
  'TASK-003',
  'TASK-008',
  'A2A-027',
] as const

/** Sessions with restarts have a group, too. */
const decidedByRestarts = [...decidedByChanges, ...aboutGroups] as const

const ownedAgents = { agents: 3, persons: 1, ownedBy: 'person', chat: 'agents', usesUp: true } as const
const changing = {
  timeoutSeconds: 120,
  needs: { ...ownedAgents, webhook: 'slot', hooks: ['rotateToken', 'deleteWebhook'] },
} as const

/** Sessions in which tokens change, and webhooks come and go. */
check('sessions.changes.agree-with-the-document', decidedByChanges, { ...changing, seconds: 4 }, async (t) => {
  await runSessions(t, new Map<ActorName, Agent | Person>([...agentsOf(t), ['p0', t.person]]), await agentChats(t), {
    further: ['rotate a token', 'subscribe or unsubscribe'],
  })
})

check(
  'sessions.restarts.agree-with-the-document',
  decidedByRestarts,
  {
    ...changing,
    ...restarting,
    needs: { ...changing.needs, hooks: [...changing.needs.hooks, 'restartServer'] },
    seconds: 8,
  },
  async (t) => {
    await runSessions(t, new Map<ActorName, Agent | Person>([...agentsOf(t), ['p0', t.person]]), await agentChats(t), {
      further: ['rotate a token', 'subscribe or unsubscribe', 'restart'],
      withinMs: { full: 6000, deep: 60_000 },
      ...(t.hooks.has('createGroup') && { openGroup: () => newGroup(t, t.agents.slice(0, 2)) }),
    })
  },
)

check(
  'sessions.groups.agree-with-the-document',
  decidedInGroups,
  { ...options, needs: { agents: 3, persons: 1, chat: 'agents', hooks: ['createGroup'] } },
  async (t) => {
    const actors = new Map<ActorName, Agent | Person>([...agentsOf(t), ['p0', t.person]])
    const direct = new Map<ChatName, string>([['agents', t.chat.id], ...(await personChat(t))])
    await runSessions(t, actors, direct, { openGroup: () => newGroup(t, t.agents.slice(0, 2)) })
  },
)

async function agentChats(t: CheckContext): Promise<ReadonlyMap<ChatName, string>> {
  return new Map([
    ['agents', t.chat.id],
    ['second', await t.openChat(t.agents[0]!, t.agents[2]!)],
  ])
}

/** Limits of sessions whose time or number the command line requests. */
const askedLimits = ({ withinMs, sessions = 1_000_000 }: LoadAsked) => ({
  ...limits,
  runs: { deep: sessions },
  withinMs: { deep: withinMs },
})

const agentsOf = (t: CheckContext): [AgentName, Agent][] => [
  ['a0', t.agents[0]!],
  ['a1', t.agents[1]!],
  ['a2', t.agents[2]!],
]

/** Opens the chat of the person and the first agent, if the target file has a hook for it. */
async function personChat(t: CheckContext): Promise<[ChatName, string][]> {
  try {
    return [['person', await t.openChat(t.person, t.agents[0]!)]]
  } catch (error) {
    if (error instanceof NotTestable) return []
    throw error
  }
}

async function runSessions(
  t: CheckContext,
  actors: Map<ActorName, Agent | Person>,
  chatIds: ReadonlyMap<ChatName, string>,
  more: {
    further?: readonly Step['do'][]
    withinMs?: Partial<Record<Mode, number>>
    /** Opens a group for each session. */
    openGroup?: () => Promise<string>
  } = {},
): Promise<void> {
  const logs = new Map(agentsOf(t).map(([name, agent]) => [name, new LogReader(agent, name)]))
  const shared: Omit<Scenario, 'chatIds'> = {
    t,
    actors,
    logs,
    receiptsBetweenAgents: await hasReceipts(t),
    partReactions: await keepsPartReactions(t),
    landmarks: await sendLandmarks(t, chatIds),
    renew: (name, agent) => {
      actors.set(name, agent)
      logs.get(name)?.use(agent)
    },
  }
  /** Place of the first deviation: a step, or the reads at the end. While shrinking, sessions end at that place. */
  let foundAt: 'step' | 'end' | undefined
  await t.property(
    sessionArbitrary((name) => isOffered(t, name, more.further), more.further ?? []),
    async ({ steps, ...small }) => {
      for (const reader of logs.values()) await reader.begin()
      const group: [ChatName, string][] = more.openGroup === undefined ? [] : [['group', await more.openGroup()]]
      const session = new Session({ ...shared, chatIds: new Map([...chatIds, ...group]) }, foundAt !== undefined)
      let place: 'step' | 'end' = 'step'
      try {
        for (const step of steps) await perform(session, step)
        if (foundAt === 'step') return
        place = 'end'
        await judgeDeliveries(session)
        await judgeTasks(session)
        await judgeEverything(session, small)
      } catch (error) {
        if (error instanceof Violation) foundAt ??= place
        throw error
      } finally {
        await liftBlocks(session)
        while (session.subscriptions.length > 0) await unsubscribe(session)
      }
    },
    t.load === undefined ? { ...limits, ...(more.withinMs && { withinMs: more.withinMs }) } : askedLimits(t.load),
  )
}

/** Returns whether a read by an agent advances in a chat with an agent (AMB-003). */
async function hasReceipts(t: CheckContext): Promise<boolean> {
  if (!t.offered('read_state')) return false
  const [writer, reader] = [t.agents[0]!, t.agents[1]!]
  const { messageId } = await writer.sendText(t.chat.id)
  await reader.awaitInHistory(t.chat.id, messageId)
  const reply = await reader.read(t.chat.id, messageId)
  return reply.ok && reply.body.advanced !== false
}

/** Returns whether a reaction to a part leaves that of the same actor to the message (RCT-009). */
async function keepsPartReactions(t: CheckContext): Promise<boolean> {
  if (t.target.names.part_id === undefined) return false
  const { messageId } = await t.agent.sendText(t.chat.id)
  const entry = () => t.agent.awaitInHistory(t.chat.id, messageId)
  const part = t.named((await entry())?.parts[0] ?? {}, 'part_id')
  if (typeof part !== 'string') return false
  for (const body of [addOf(emojis[20]), addOf(emojis[21], part)])
    if (!(await t.agent.react(messageId, body)).ok) return false
  const isKept = await until(async () => {
    const reactions = (await entry())?.reactions
    return containsValue(reactions, emojis[20]) && containsValue(reactions, emojis[21])
  }, t.timing.settle_ms)
  return isKept === true
}

/** Sends a message before the sessions to each chat of agents. */
async function sendLandmarks(t: CheckContext, chatIds: ReadonlyMap<ChatName, string>): Promise<Landmark[]> {
  const landmarks: Landmark[] = []
  for (const chat of ['agents', 'second'] as const) {
    const chatId = chatIds.get(chat)
    if (chatId === undefined) continue
    const { messageId: id } = await t.agents[0]!.sendText(chatId)
    const entry = await t.agents[0]!.awaitInHistory(chatId, id)
    const sequence = entry === undefined ? undefined : t.named(entry, 'message_sequence')
    if (typeof sequence === 'number') landmarks.push({ chat, id, sequence })
  }
  return landmarks
}

/** @param further steps that only some checks offer */
function isOffered(t: CheckContext, name: Step['do'], further: readonly Step['do'][] = []): boolean {
  const hasRestarts = further.includes('restart')
  const isVariant = t.form === 'variant' || (hasRestarts && t.target.forms.includes('variant'))
  const isTaskOffered =
    further.length > 0 &&
    t.offered('a2a') &&
    t.target.a2a_base !== undefined &&
    (['sendTask', 'readTask', 'workTask'] as const).every((hook) => t.hooks.has(hook))
  const withPerson = t.persons.length > 0 && (further.length === 0 || hasRestarts)
  const offered: Partial<Record<Step['do'], boolean>> = {
    'send as a person': withPerson && t.hooks.has('sendAsPerson'),
    'send to a handle': isVariant && !withPerson,
    'send to several handles': isVariant,
    'open a draft': isVariant && t.offered('drafts'),
    'append to a draft': isVariant && t.offered('drafts'),
    'finalize a draft': isVariant && t.offered('drafts'),
    'block or unblock': t.hooks.has('block') && t.hooks.has('unblock'),
    'join or leave': withPerson && t.hooks.has('addMember') && t.hooks.has('removeMember'),
    'rename the group': withPerson && t.hooks.has('renameGroup'),
    'send a task': isTaskOffered,
    'act on a task': isTaskOffered,
    'call an agent': t.offered('a2a') && t.target.a2a_base !== undefined,
    ...Object.fromEntries(scarce.map((step) => [step, further.includes(step)])),
  }
  return offered[name] ?? true
}

const scarce = ['rotate a token', 'subscribe or unsubscribe', 'restart'] as const satisfies readonly Step['do'][]

/**
 * Compares all histories, then all logs, because reading a log moves watermarks. One agent also reads small pages: those
 * of all agents would take most of the time of a session.
 */
async function judgeEverything(s: Session, small: SmallPages): Promise<void> {
  const pager = choose(s.agents, small.reader)
  for (const { name, members } of s.model.chats.values())
    for (const reader of members) {
      if (!isAgent(reader) && !s.t.hooks.has('historyAsPerson')) continue
      await judgeWalk(s, name, reader, 50)
      if (reader === pager) await judgeWalk(s, name, reader, small.history)
    }
  for (const { chat, id, sequence } of s.scenario.landmarks)
    for (const reader of s.writers(chat)) {
      const what = `the page of one message of ${chat} at ${reader} that ends with a message from before the session`
      const query = { limit: 1, before_sequence: sequence + 1 }
      const [message] = messagesOf(
        await s.t.given(s.agent(reader).history(s.chatId(chat), query), 'reading the history'),
      )
      const actual = message?.message_id ?? 'none'
      const about = { failureClass: 'lost', what, expected: id, actual } as const
      conclude(s, what, actual === id ? [] : [{ requirement: 'HIST-005', ...about }])
    }
  for (const owner of s.agents) await judgeLog(s, owner, 100)
  if (pager !== undefined) await judgeLog(s, pager, small.log)
}

async function liftBlocks(s: Session): Promise<void> {
  for (const block of s.model.blocks) {
    const [by, whom] = block.split('>') as [ActorName, ActorName]
    const { handle, id } = s.actor(whom)
    await s.t.hooks.run('unblock', { handle, id }, s.actor(by))
  }
}
