/** A request through the proxy and its answer, both mutable. */
import type { RequirementId } from '../../../generated/requirements.ts'

export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export interface Outgoing {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Header names in lower case. */
  readonly headers: Record<string, string>
  /** Parsed JSON, or undefined for other bodies; changes are forwarded. */
  body: Json | undefined
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Json | undefined
}

/** State of the faults of one proxy between exchanges. */
export type Memory = Map<string, number>

export interface ProxyFault {
  readonly name: string
  /** Requirement ids. The mutant is killed when a check that cites one of them fails. */
  readonly violates: readonly [RequirementId, ...RequirementId[]]
  /** Change that the fault makes to the answer or the request. */
  readonly description: string
  readonly before?: Before
  readonly after?: After
}

export type Before = (request: Outgoing, memory: Memory) => void
export type After = (request: Outgoing, answer: Answer, memory: Memory) => void

/** Faults of the proxy by name. A row has the violated requirements, a description, and changes of the exchange. */
export type ProxyFaultTable = Readonly<
  Record<
    string,
    readonly [violates: ProxyFault['violates'], description: string, change: After | { before: Before; after?: After }]
  >
>

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the objects in an array member, or an empty list. */
export function objects(body: Json | undefined, name: string): JsonObject[] {
  const list = isObject(body) ? body[name] : undefined
  return Array.isArray(list) ? list.filter(isObject) : []
}

const shapes = {
  sendV1: ['POST', /^\/v1\/messages$/],
  sendToChat: ['POST', /^\/v1\/chats\/[^/]+\/messages$/],
  sendStrict: ['POST', /^\/v2\/chats\/[^/]+\/messages$/],
  history: ['GET', /^\/v1\/chats\/[^/]+\/messages$/],
  read: ['POST', /^\/v1\/chats\/[^/]+\/read$/],
  delivered: ['POST', /^\/v1\/chats\/[^/]+\/delivered$/],
  typing: ['POST', /^\/v1\/chats\/[^/]+\/typing$/],
  react: ['POST', /^\/v1\/messages\/[^/]+\/reactions$/],
  events: ['GET', /^\/v1\/events$/],
  createWebhook: ['POST', /^\/v1\/webhooks$/],
  settings: ['PATCH', /^\/v1\/me$/],
  ownAgent: ['GET', /^\/v1\/agents\/me$/],
  agentProfile: ['GET', /^\/v1\/agents\/[^/]+\/profile$/],
  contactProfile: ['GET', /^\/v1\/contacts\/[^/]+\/profile$/],
  user: ['GET', /^\/v1\/users\/[^/]+$/],
  directory: ['GET', /^\/v1\/directory$/],
  createAgent: ['POST', /^\/v1\/me\/agents$/],
  deviceCode: ['POST', /^\/api\/auth\/device\/code$/],
  deviceStatus: ['GET', /^\/api\/auth\/device$/],
  deviceToken: ['POST', /^\/api\/auth\/device\/token$/],
} as const satisfies Record<string, readonly [string, RegExp]>

export type Shape = keyof typeof shapes

export const is = (request: Outgoing, ...names: Shape[]): boolean =>
  names.some((name) => request.method === shapes[name][0] && shapes[name][1].test(request.path))

export const succeeded = (answer: Answer): boolean => answer.status >= 200 && answer.status < 300
