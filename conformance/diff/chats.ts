/** Chats of a session, opened on both servers when a step first needs them. */
import { Agent, messagesOf } from '../client/agent.ts'
import type { Person } from '../client/person.ts'
import { acceptInvitations } from '../target/accept-invitation.ts'
import { openChat } from '../target/open-chat.ts'
import { NotComparable, type PairedSession, type Shared } from './paired-session.ts'
import { firstMembers, type ActorName, type ChatName, type ModelChat } from '../model/conversation.ts'
import type { Side } from './side.ts'

const chatNames = ['agents', 'second', 'person', 'group'] as const satisfies readonly ChatName[]

/** Returns whether both servers can have such a chat. */
export function canOpen(name: ChatName, shared: Shared): boolean {
  const present = firstMembers[name].every((actor) => shared.roles.has(actor))
  return (
    present && (name !== 'group' || shared.has('createGroup')) && (name !== 'person' || shared.has('openDirectChat'))
  )
}

/** Returns a chat that both servers can have, for a number of any size. */
export function chatBy(shared: Shared, index: number): ChatName {
  const open = chatNames.filter((name) => canOpen(name, shared))
  return open[index % open.length] ?? 'agents'
}

export async function ensureChat(paired: PairedSession, name: ChatName): Promise<ModelChat> {
  const known = paired.model.chats.get(name)
  if (known !== undefined) return known
  const kind = name === 'group' ? 'group' : 'direct'
  await paired.prepare(async (side) => {
    const id = kind === 'group' ? await openGroup(side) : await openDirect(side, name)
    side.chatIds.set(name, id)
    side.bind(name, id)
    if (kind === 'direct') await rememberEarlier(side, name, id)
  })
  paired.model.open(name)
  return paired.model.chat(name)
}

function openDirect(side: Side, name: ChatName): Promise<string> {
  const [one, other] = firstMembers[name].map((actor) => side.actor(actor)) as [Agent, Agent | Person]
  return openChat(side.target, side.hooks, one, other)
}

async function openGroup(side: Side): Promise<string> {
  const [, ...others] = firstMembers.group.map((actor) => side.actor(actor))
  const { chat_id: id } = await side.hook(
    'createGroup',
    { handles: others.map(({ handle }) => handle), ids: others.map((actor) => actor.id), name: 'A group' },
    'p0',
  )
  if (typeof id !== 'string') throw new NotComparable(`${side.target.name}: the hook createGroup returned no chat_id`)
  await acceptInvitations(side.hooks, [], id)
  return id
}

/** Records the messages of earlier sessions in a direct chat, so that this session ignores them. */
async function rememberEarlier(side: Side, name: ChatName, id: string): Promise<void> {
  const reader = side.actor(firstMembers[name][0] as ActorName)
  if (!(reader instanceof Agent)) return
  const reply = await reader.history(id, { limit: 50 })
  if (!reply.ok) return
  for (const { message_id: messageId } of messagesOf(reply.body)) side.earlier.add(messageId)
}
