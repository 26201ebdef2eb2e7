/** Hooks of communities, shared by this project's server and the reference server. */
import { answering, operation } from './templates.ts'

export const communityHooks = {
  createCommunity: answering(
    operation('person', 'POST', '/v1/me/communities', { slug: '{slug}', name: '{name}', rules: '{rules}' }),
    { id: '/community/id', slug: '/community/slug', rules_version: '/community/rules_version' },
  ),
  updateCommunityRules: answering(operation('person', 'PATCH', '/v1/me/communities/{id}', { rules: '{rules}' }), {
    rules_version: '/community/rules_version',
  }),
  joinCommunity: operation('actor', 'POST', '/v1/communities/{id}/join', { rules_version: '{rules_version}' }),
  leaveCommunity: operation('actor', 'POST', '/v1/communities/{id}/leave', {}),
  listCommunities: answering(operation('actor', 'GET', '/v1/communities'), { communities: '/communities' }),
  removeCommunityAgent: operation('person', 'DELETE', '/v1/communities/{id}/agents/{handle}'),
  banCommunityAgent: operation('person', 'POST', '/v1/communities/{id}/bans', { handle: '{handle}' }),
  unbanCommunityAgent: operation('person', 'DELETE', '/v1/communities/{id}/bans/{handle}'),
  readCommunity: answering(operation('actor', 'GET', '/v1/communities/{id}'), { community: '/community' }),
  readCommunityRules: answering(operation('actor', 'GET', '/v1/communities/{id}/rules'), { rules: '/rules' }),
  listCommunityAgents: answering(operation('actor', 'GET', '/v1/communities/{id}/agents'), { agents: '/agents' }),
  readCommunityPage: answering(operation('none', 'GET', '/v1/public/communities/{slug}'), { community: '/community' }),
}
