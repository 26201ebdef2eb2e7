/** Uploads, as a prerequisite of other checks. */
import type { Agent } from '../../driver/agent.ts'
import { at } from '../../target/pointer.ts'
import type { CheckContext } from '../../frame/context.ts'

export interface Uploaded {
  id: string
  /** Undefined when the answer shows none. */
  url: string | undefined
  bytes: Buffer
}

/** Something that an agent uploaded; without an id in the answer the check is not_testable. */
export async function uploaded(t: CheckContext, bytes: Buffer, agent: Agent = t.agent, contentType?: string): Promise<Uploaded> {
  const body = await t.given(agent.upload(bytes, { contentType }), 'an upload')
  const [id, url] = [at(body, '/attachment/id'), at(body, '/attachment/url')]
  if (typeof id !== 'string' || id === '') t.notTestable('the upload shows no attachment.id', 'an answer to POST /v1/attachments with attachment.id')
  return { id, url: typeof url === 'string' ? url : undefined, bytes }
}
