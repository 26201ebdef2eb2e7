import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import { getAgentProfile } from '../../../identity/profiles/get-agent-profile.ts'
import { getContactProfile } from '../../../identity/profiles/get-contact-profile.ts'
import { encodeContactProfile, encodePublicProfile } from '../../../identity/profiles/profile.current.ts'
import { conditional } from '../../conditional.ts'
import type { Handler } from '../../handler.ts'

const agentProfile: Handler<OperationTypes['getAgentProfile'], undefined> = async (context, { path, headers }) =>
  conditional(headers, encodePublicProfile(await getAgentProfile(context, path.handle)))

const contactProfile: Handler<OperationTypes['getContactProfile'], undefined> = async (context, { path, headers }) =>
  conditional(headers, encodeContactProfile(await getContactProfile(context, path.handle)))

export const profileHandlers = { getAgentProfile: agentProfile, getContactProfile: contactProfile }
