/** Creating an agent in the way that the target file describes, or by the stated route. */
import { parseJson } from '../../client/documents.ts'
import type { Person } from '../../client/person.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { attemptHook } from '../../fixtures/hook-answer.ts'
import { codeOf } from '../../fixtures/error-body.ts'

export type Creation =
  { accepted: true; token: string | undefined } | { accepted: false; status: number; code: unknown; body: unknown }

/** Asks for an agent with a handle; the token is found by its member in the hook's result, or by its beginning. */
export async function createAgent(t: CheckContext, owner: Person, handle: string): Promise<Creation> {
  const body = { handle, display_name: `Agent ${handle.slice(-4)}` }
  if (t.hooks.has('createAgent')) {
    const answer = await attemptHook(t, 'createAgent', body, owner)
    if (!answer.accepted)
      return { accepted: false, status: answer.status, code: codeOf(answer.body), body: answer.body }
    const { token } = answer.result
    return { accepted: true, token: typeof token === 'string' ? token : undefined }
  }
  const reply = await owner.createAgent(body)
  if (!reply.ok) return { accepted: false, status: reply.status, code: codeOf(reply.body), body: reply.body }
  return { accepted: true, token: tokenIn(parseJson(reply.text)) }
}

/** The first text that begins like an Agent Token, however deep. */
function tokenIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value.startsWith('svc_live_') ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const inner of Object.values(value)) {
    const found = tokenIn(inner)
    if (found !== undefined) return found
  }
  return undefined
}
