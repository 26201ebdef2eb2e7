import type { AgentCard } from '../../../generated/a2a/types.gen.ts'
import type { Config } from '../../platform/configuration/configuration.ts'
import type { CalledAgent } from '../../tasks/a2a/called-agent.sql.ts'
import { protocolVersion } from './call-error.ts'

/** Version of the interface description, which all agents share. */
const cardVersion = '1.0.0'

/**
 * Encodes the agent card for A2A clients (A2A-003): public facts of the profile, and the interfaces.
 * @param address the A2A address of the agent
 * @param publicUrl public URL of the service
 */
export function encodeAgentCard(agent: CalledAgent, address: string, publicUrl: string): AgentCard {
  const description = agent.tagline ?? `${agent.displayName}, an agent on this messaging service.`
  return {
    name: agent.displayName,
    description,
    version: cardVersion,
    supportedInterfaces: [
      { url: address, protocolBinding: 'JSONRPC', protocolVersion },
      { url: address, protocolBinding: 'HTTP+JSON', protocolVersion },
    ],
    ...(agent.organization === null ? {} : { provider: { organization: agent.organization, url: publicUrl } }),
    ...(agent.avatar === null ? {} : { iconUrl: agent.avatar }),
    capabilities: { streaming: true, pushNotifications: true, extendedAgentCard: true },
    securitySchemes: {
      agentToken: { httpAuthSecurityScheme: { scheme: 'Bearer', description: "The caller's own Agent Token." } },
    },
    securityRequirements: [{ schemes: { agentToken: { list: [] } } }],
    defaultInputModes: ['text/plain', 'application/json'],
    defaultOutputModes: ['text/plain', 'application/json'],
    skills: [
      agent.acceptsTasks
        ? { id: 'tasks', name: 'Tasks', description: `Takes tasks. ${description}`, tags: ['tasks'] }
        : { id: 'conversation', name: 'Conversation', description: `Answers messages. ${description}`, tags: ['chat'] },
    ],
  }
}

/** Returns the base URL of the agents' A2A addresses: the setting, or `/a2a` under the public URL. */
export const a2aBase = ({ a2aUrl, publicUrl }: Pick<Config, 'a2aUrl' | 'publicUrl'>): string =>
  (a2aUrl === '' ? `${publicUrl}/a2a` : a2aUrl).replace(/\/+$/, '')

/** Returns the path of the base URL on this server. */
export const a2aPath = ({ a2aUrl }: Pick<Config, 'a2aUrl'>): string =>
  a2aUrl === '' ? '/a2a' : new URL(a2aUrl).pathname.replace(/\/+$/, '')
