import type { Agent, CreateAgentRequest, OwnAgent } from '../../../generated/current/types.gen.ts'
import { encodeTime } from '../../platform/clock.ts'
import type { Actor } from '../accounts/actor.ts'
import type { NewAgent } from './owned-agents.ts'

export function decodeNewAgent(body: CreateAgentRequest): NewAgent {
  return {
    handle: body.handle,
    displayName: body.display_name,
    tagline: body.tagline ?? null,
    avatar: body.avatar ?? null,
    accentColor: body.accent_color ?? null,
    organization: body.organization ?? null,
    visibility: body.visibility ?? 'private',
    requestId: body.request_id ?? null,
  }
}

export function encodeAgent(agent: Actor): Agent {
  return {
    id: agent.id,
    handle: agent.handle ?? '',
    display_name: agent.displayName ?? '',
    tagline: agent.tagline,
    avatar: agent.avatar,
    accent_color: agent.accentColor,
    organization: agent.organization,
    visibility: agent.visibility ?? 'private',
    accepts_tasks: agent.acceptsTasks,
    accepts_calls: agent.acceptsCalls,
    created_at: encodeTime(agent.createdAt),
  }
}

/** Encodes an agent for itself, without its owner (PROF-019). */
export function encodeOwnAgent(agent: Actor): OwnAgent {
  const { display_name, tagline, avatar, accent_color, organization, visibility } = encodeAgent(agent)
  return {
    id: agent.id,
    handle: agent.handle ?? '',
    profile: { display_name, avatar, kind: 'agent', tagline, accent_color, organization, visibility },
    accepts_tasks: agent.acceptsTasks,
  }
}
