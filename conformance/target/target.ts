/** The loaded target file: the data that the harness has about the target. */

import type { ProvisionName } from './optional-areas.ts'

export type { ProvisionName }

/** Members whose name the document leaves open. The target file contains the name (AMB-012, AMB-013, AMB-033). */
export const nameKeys = [
  'message_sequence',
  'part_id',
  'delivered_stamp',
  'read_stamp',
  'sender',
  'history',
  'agent_token',
  'created_at',
  'delivery_status',
  'display_name',
  'contact_name',
  'avatar',
  'kind',
  'tagline',
  'accent_color',
  'organization',
  'capability_url',
] as const
export type NameKey = (typeof nameKeys)[number]

export const timingKeys = [
  'webhook_backoff_ms',
  'webhook_timeout_ms',
  'webhook_max_backoff_ms',
  'a2a_answer_wait_ms',
  'device_interval_ms',
  'device_expiry_ms',
  'restart_ms',
  'token_grace_ms',
] as const
export type TimingKey = (typeof timingKeys)[number]

export interface PersonCredentials {
  handle: string
  user_id: string
  session: string
  /** Verified phone number. */
  phone_number?: string
  name?: string
  /** Personal data that the target must not show to others. */
  email?: string
  address_book?: string[]
}
export interface AgentCredentials {
  handle: string
  id: string
  token: string
  owner?: string
}

/** Source of a result member that a JSON Pointer cannot express. The steps apply in this order. */
export interface ResultSource {
  /** JSON Pointer into the answer. Several lists are concatenated. */
  at?: string | readonly string[]
  /** Keeps the list items with these values: a value, or a list of values, by JSON Pointer into the item. */
  where?: Record<string, unknown>
  /** JSON Pointer into each item of the list. */
  each?: string
  /** Value of the result, by value of the answer. */
  map?: Record<string, unknown>
  /** Default for a missing value, with placeholders in braces. */
  default?: unknown
}

interface TemplateOptions {
  /** Condition for the template: a value, or a list of values, by placeholder. Null means without a value. */
  when?: Record<string, unknown>
  /** Default value by placeholder. */
  defaults?: Record<string, unknown>
}

interface AnswerTemplate extends TemplateOptions {
  /** JSON Pointer into the answer, or a source with more steps, by member of the result. */
  result?: Record<string, string | ResultSource>
}

/** An open operation as an HTTP request with placeholders in braces. */
export interface RequestTemplate extends AnswerTemplate {
  /** Actor whose credential the request contains. */
  as: 'actor' | 'person' | 'agent' | 'operator' | 'none'
  request: { method: string; path: string; headers?: Record<string, string>; body?: unknown }
}

/** An open operation as a program with arguments, with placeholders in braces. Exit code 0 means success. */
export interface CommandTemplate extends AnswerTemplate {
  command: readonly [string, ...string[]]
}

/** Result of the hook, with placeholders in braces, when no request is necessary. */
export interface ValueTemplate extends TemplateOptions {
  value: Record<string, unknown>
}

export type ProvisionTemplate = RequestTemplate | CommandTemplate | ValueTemplate

/** Tools that the functions of a module get in addition to their parameters. */
export interface ModuleTools {
  /** Like fetch of Node.js, with paths relative to base_url. Reports contain the requests. */
  fetch(address: string, init?: RequestInit): Promise<Response>
  base_url: string
  /** Returns the error to throw when the target rejected the hook. Checks of rejections judge its status and body. */
  refused(answer: Response | { status: number; body?: unknown }): Promise<Error>
}

export type ProvisionFunction = (parameters: Record<string, unknown>, tools: ModuleTools) => unknown

/** Frames of the live channel, where the document leaves them open (AMB-167). */
export interface LiveChannelFrames {
  /** JSON Pointer to the event in a frame. Empty when the frame is the event itself. */
  event: string
  /** JSON Pointers into the event. Default: /event_id and /sequence. */
  event_id?: string
  sequence?: string
  /** Frame that acknowledges an event, with {sequence} and {event_id}. */
  ack: unknown
  /** An acknowledgement covers all events up to its own. Default: true. */
  ack_cumulative?: boolean
  /** Maximum number of unacknowledged events on one socket. */
  window?: number
  /** Close codes after the credential ended, and after a malformed frame. */
  revoked_code?: number
  malformed_code?: number
  variant?: LiveChannelFrames
}

export type Offer = 'auto' | boolean

export interface Target {
  /** A second instance of the target, if the harness started one. */
  apart?: Target
  name: string
  /** Version of the implementation, as its team names it. */
  version?: string
  base_url: string
  a2a_base?: string
  /** Base URL of share links. */
  share_base?: string
  forms: ('current' | 'variant')[]
  persons: PersonCredentials[]
  agents: AgentCredentials[]
  offers: Record<string, Offer>
  timing: { settle_ms: number; requests_per_second?: number; request_timeout_ms: number } & Partial<
    Record<TimingKey, number>
  >
  limits: {
    /** Maximum number of agents that the harness creates. */
    agents: number
    /** Maximum number of persons that the harness creates (hook createPerson). */
    persons: number
    /**
     * Maximum number of concurrent requests for triggering a rate limit. Without it and limitRate, no check triggers
     * one.
     */
    burst?: number
    /** Window passed to the hook limitRate, in seconds. */
    rate_window_seconds: number
  }
  receiver?: { listen: string; public_url: string | null; ca_dir: string }
  operator_key?: string
  names: Partial<Record<NameKey, string>>
  /**
   * Values of the named member that mean that a receipt timestamp is set, for timestamps that are one of several
   * words.
   */
  stamp_values: Partial<Record<NameKey, readonly (string | number)[]>>
  /** Hook templates. Of several templates of a hook, the first with a matching `when` is used. */
  provision: Partial<Record<ProvisionName, ProvisionTemplate | readonly ProvisionTemplate[]>>
  live_channel?: LiveChannelFrames
  module?: string
  /** The target accepts http webhook URLs on loopback (AMB-051), so the http case of WHK-002 is skipped. */
  allows_http_webhooks?: boolean
  /** A community that agents may join, as parameters of the community hooks. */
  community?: { id: string; slug: string }
  /** Handle of an agent that belongs to the service itself. */
  built_in_agent?: string
  /** Path of the OpenAPI document of the variant form, if the target serves it (AMB-099). */
  variant_description?: string
  /** A reserved handle, because the document does not state which handles are reserved (AMB-066). */
  reserved_handle?: string
  /** A category for listings, as a parameter of the hooks submitListing and listDirectory. */
  directory_category?: string
  /** The client_id that pairing requires, if any (AMB-081). */
  device_client_id?: string
}
