/** Uploads as prerequisites, and reading their bytes back. */
import type { Actor } from '../../client/actor.ts'
import type { Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import { at } from '../../target/pointer.ts'
import type { CheckContext } from '../../check-api/context.ts'

export interface Uploaded {
  id: string
  /** Undefined when the answer shows none. */
  url: string | undefined
  bytes: Buffer
}

/** Something that an agent uploaded; without an id in the answer the check is not_testable. */
export async function uploaded(
  t: CheckContext,
  bytes: Buffer,
  agent: Agent = t.agent,
  contentType?: string,
): Promise<Uploaded> {
  const body = await t.given(agent.upload(bytes, { contentType }), 'an upload')
  const { id, url } = attachmentIn(body)
  if (typeof id !== 'string' || id === '')
    t.notTestable('the upload shows no attachment.id', 'an answer to POST /v1/attachments with attachment.id')
  return { id, url: typeof url === 'string' ? url : undefined, bytes }
}

/** What the answer to an upload shows, of whatever type. */
export const attachmentIn = (body: unknown): { id: unknown; url: unknown } => ({
  id: at(body, '/attachment/id'),
  url: at(body, '/attachment/url'),
})

/** What is at the address of an attachment, without a credential or else with that of one of the actors (AMB-059). */
export async function readMedia(t: CheckContext, url: string, actors: readonly Actor[]): Promise<Reply | undefined> {
  const ask = { method: 'GET', path: url, headers: { accept: '*/*' } }
  const open = await t.request(ask)
  if (open.ok) return open
  for (const actor of actors) {
    const reply = await actor.call(ask)
    if (reply.ok) return reply
  }
  return undefined
}

/** The addresses that a part shows. */
export const urlsIn = (part: unknown): string[] => {
  const url = at(part, '/url')
  return typeof url === 'string' && /^https?:/.test(url) ? [url] : []
}
