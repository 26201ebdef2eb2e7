import { getAgentProfile, getContactProfile } from '../../../identity/profiles/find-profiles.ts'
import { encodeContactProfile, encodePublicProfile } from '../../../identity/profiles/profile.current.ts'
import { conditional } from '../../conditional.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const profileHandlers = {
  getAgentProfile: async (context, { path, headers }) =>
    conditional(headers, encodePublicProfile(await getAgentProfile(context, path.handle))),

  getContactProfile: async (context, { path, headers }) =>
    conditional(headers, encodeContactProfile(await getContactProfile(context, path.handle))),
} satisfies AreaHandlers<'profiles'>
