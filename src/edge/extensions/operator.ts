import type { OperationTypes } from '../../../generated/extensions/operation-types.ts'
import { encodeUser } from '../../accounts/actor.extensions.ts'
import { createPerson } from '../../accounts/create-person.ts'
import { createSignInLink } from '../../accounts/sign-in-links.ts'
import { encodeAgent } from '../../agents/agent.current.ts'
import { operateCreateAgent } from '../../operator/operate-create-agent.ts'
import { searchDump } from '../../operator/search-dump.ts'
import { setHandleStatus } from '../../operator/set-handle-status.ts'
import type { Handler } from '../handler.ts'
import { noStore } from '../no-store.ts'

type Operated<K extends keyof OperationTypes> = Handler<OperationTypes[K], undefined>

const person: Operated<'createPerson'> = async (context, { body }) => {
  const input = { handle: body.handle, name: body.name, phoneNumber: body.phone_number }
  const made = await createPerson(context, input)
  return { status: 201, body: { person: encodeUser(made.person), session: made.session }, headers: noStore }
}

const signInLink: Operated<'createSignInLink'> = async (context, { path }) => {
  const { url, expiresInSeconds } = await createSignInLink(context, path.handle)
  return { status: 201, body: { url, expires_in: expiresInSeconds }, headers: noStore }
}

const agent: Operated<'operateCreateAgent'> = async (context, { body }) => {
  const made = await operateCreateAgent(context, {
    ownerHandle: body.owner_handle, handle: body.handle, displayName: body.display_name,
    visibility: body.visibility ?? 'private',
  })
  return { status: 201, body: { agent: encodeAgent(made.agent), agent_token: made.token }, headers: noStore }
}

const handleStatus: Operated<'setHandleStatus'> = async (context, { path, body }) => {
  const { handle, status } = await setHandleStatus(context, path.handle, body.status)
  return { status: 200, body: { handle, status } }
}

const dump: Operated<'searchDump'> = async (context, { body }) => {
  const tables = await searchDump(context, body.text)
  return { status: 200, body: { found: tables.length > 0, tables } }
}

export const operatorHandlers = {
  createPerson: person,
  createSignInLink: signInLink,
  operateCreateAgent: agent,
  setHandleStatus: handleStatus,
  searchDump: dump,
}
