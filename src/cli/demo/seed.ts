import { findActorByHandle } from '../../identity/accounts/actor.store.ts'
import { findCredentials, type CredentialKind } from '../../identity/accounts/credential.sql.ts'
import { adminDecideListing } from '../../http/admin/admin-listings.ts'
import { createUser } from '../../http/admin/admin-users.ts'
import { issueCredential } from '../../identity/accounts/issue-credential.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { createAgent } from '../../identity/agents/owned-agents.ts'
import { createChat } from '../../conversations/chats/create-chat.ts'
import type { Context } from '../../server/context.ts'
import type { Caller } from '../../identity/accounts/caller.ts'
import type { Offer } from '../../network/directory/listing.ts'
import { submitListing } from '../../network/directory/own-listing.ts'
import { updateSettings } from '../../identity/settings/update-settings.ts'
import { createWebhook, deleteWebhook, getWebhook, updateWebhook } from '../../delivery/webhooks/webhooks.ts'
import type { WebhookKey } from '../../delivery/webhooks/webhook.ts'
import type { DemoValues } from './demo-file.ts'

/** An actor of the demo with a valid credential. */
interface Seeded {
  caller: Caller
  secret: string
}

interface DemoAgent {
  handle: string
  displayName: string
  tagline: string | null
  /** Listing of the agent in the directory; null without a listing. */
  offer: Offer | null
}

const demoAgents: Readonly<Record<'you' | 'echo' | 'words', DemoAgent>> = {
  you: { handle: 'demo_agent', displayName: 'Demo Agent', tagline: null, offer: null },
  echo: {
    handle: 'echo_bot',
    displayName: 'Echo Bot',
    tagline: 'Repeats what you write',
    offer: { categories: ['entertainment'], tasks: ['repeat a message'] },
  },
  words: {
    handle: 'word_bot',
    displayName: 'Word Bot',
    // The agent is not listed, because tasks for it would wait until its program starts.
    tagline: 'Counts the words of a text, while its program runs',
    offer: null,
  },
}

/** Creates missing actors and objects, even if the file or the database of an earlier start was lost. */
export async function seed(
  context: Context,
  kept: Partial<DemoValues>,
  receiverPort: number,
  url: string,
): Promise<DemoValues> {
  const ann = await user(context, 'ann', 'Ann', kept.ANN_SESSION)
  const ben = await user(context, 'ben', 'Ben', kept.BEN_SESSION)
  const agent = await ownedAgent(context, ann, demoAgents.you, kept.AGENT_TOKEN)
  const echo = await ownedAgent(context, ben, demoAgents.echo, kept.ECHO_TOKEN)
  const worker = await ownedAgent(context, ben, demoAgents.words, kept.WORKER_TOKEN)
  await updateSettings(context, worker.caller.id, { acceptsTasks: true })
  for (const person of [ann, ben]) await directChat(context, person.caller, 'echo_bot')
  const webhook = await ensureWebhook(context, agent.caller, kept, `https://127.0.0.1:${receiverPort}/`)
  return {
    URL: url,
    ANN_SESSION: ann.secret,
    BEN_SESSION: ben.secret,
    ANN_ID: ann.caller.id,
    BEN_ID: ben.caller.id,
    OPERATOR_KEY: kept.OPERATOR_KEY,
    AGENT_TOKEN: agent.secret,
    ECHO_TOKEN: echo.secret,
    WORKER_TOKEN: worker.secret,
    ANN_CHAT: await directChat(context, ann.caller, 'demo_agent'),
    ECHO_CHAT: await directChat(context, agent.caller, 'echo_bot'),
    WEBHOOK_ID: webhook.id,
    WEBHOOK_SECRET: webhook.secret,
    RECEIVER_PORT: String(receiverPort),
  }
}

async function user(context: Context, handle: string, name: string, kept: string | undefined): Promise<Seeded> {
  const found = await reuse(context, handle, 'session', kept)
  if (found) return found
  const made = await createUser(context, { handle, name })
  return { caller: { kind: 'user', id: made.user.id, handle, credentialId: '' }, secret: made.session }
}

async function ownedAgent(
  context: Context,
  owner: Seeded,
  { handle, displayName, tagline, offer }: DemoAgent,
  kept: string | undefined,
): Promise<Seeded> {
  const found = await reuse(context, handle, 'agent_token', kept)
  if (found) return found
  const profile = { tagline, avatar: null, accentColor: null, organization: null, visibility: 'public' } as const
  const { agent, token } = await createAgent(context, owner.caller.id, {
    ...profile,
    handle,
    displayName,
    requestId: null,
  })
  if (offer) {
    await submitListing(context, owner.caller.id, agent.id, offer)
    for (const status of ['approved', 'published'] as const) {
      await adminDecideListing(context, handle, { status, reason: null })
    }
  }
  return { caller: { kind: 'agent', id: agent.id, handle, credentialId: '' }, secret: token ?? '' }
}

/** Returns an actor of an earlier start, with its saved credential if that is still valid, otherwise with a new one. */
async function reuse(
  context: Context,
  handle: string,
  kind: CredentialKind,
  kept: string | undefined,
): Promise<Seeded | undefined> {
  const { database, clock } = context
  return database.write(async (tx) => {
    const actor = await findActorByHandle(tx, handle)
    if (!actor) return undefined
    const caller: Caller = { kind: actor.kind, id: actor.id, handle, credentialId: '' }
    const [stored] = kept ? await findCredentials(tx, [hashSecret(kept)]) : []
    const valid = stored?.actorId === actor.id && stored.kind === kind && (stored.expiresAt ?? Infinity) > clock.now()
    return { caller, secret: kept && valid ? kept : await issueCredential(tx, context, kind, actor.id) }
  })
}

async function directChat(context: Context, caller: Caller, handle: string): Promise<string> {
  const { chat } = await createChat(context, caller, {
    kind: 'direct',
    handles: [handle],
    groupName: null,
    requestId: null,
  })
  return chat.id
}

async function ensureWebhook(
  context: Context,
  agent: Caller,
  kept: Partial<DemoValues>,
  url: string,
): Promise<{ id: string; secret: string }> {
  const { WEBHOOK_ID: id, WEBHOOK_SECRET: secret } = kept
  const key: WebhookKey = { id: id ?? '', form: 'current' }
  const stored = id ? await getWebhook(context, agent, key).catch(() => undefined) : undefined
  if (stored && id && secret) {
    if (stored.url !== url) await updateWebhook(context, agent, key, { url })
    return { id, secret }
  }
  if (stored && id) await deleteWebhook(context, agent, key)
  const made = await createWebhook(context, agent, { url, form: 'current' })
  return { id: made.webhook.id, secret: made.signingSecret }
}
