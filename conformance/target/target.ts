/** The loaded target file: the data that the harness has about the tested server. */

/** Operations that the document leaves open; without a description in the target file they are not testable. */
export const provisionNames = [
  'createPerson',
  'createAgent',
  'rotateToken',
  'openDirectChat',
  'createGroup',
  'addMember',
  'removeMember',
  'leaveGroup',
  'renameGroup',
  'block',
  'unblock',
  'install',
  'uninstall',
  'suspendHandle',
  'retireHandle',
  'restoreHandle',
  'setVisibility',
  'submitListing',
  'approveListing',
  'publishListing',
  'listDirectory',
  'setPhoneNumber',
  'approveDevice',
  'denyDevice',
  'sendAsPerson',
  'readAsPerson',
  'deliveredAsPerson',
  'typingAsPerson',
  'historyAsPerson',
  'eventsAsPerson',
  'openChatAsPerson',
  'listRequests',
  'acceptRequest',
  'deleteAccount',
  'deleteAgent',
  'failStorage',
  'restartServer',
  'failDatabase',
  'sendTask',
  'readTask',
  'workTask',
  'sayInTask',
  'addArtifact',
  'listTasks',
  'cancelTask',
  'searchDump',
  'listWebhooks',
  'updateWebhook',
  'deleteWebhook',
  'rotateWebhookSecret',
  'listDeadLetters',
  'listWebhookAttempts',
  'redeliverDeadLetter',
  'getAttachment',
  'getChat',
  'createSignInLink',
  'ageDeviceCode',
  'limitRate',
  'encodeA2ui',
  'discoverContacts',
  'requestContact',
  'connectPayments',
  'createPaymentRequest',
  'readPaymentRequest',
  'cancelPaymentRequest',
  'startPayment',
  'payAsPerson',
  'declineAsPerson',
  'startCall',
  'readCall',
  'readCallAsPerson',
  'answerCall',
  'declineCall',
  'hangUpCall',
  'hangUpAsPerson',
  'sendCandidateAsPerson',
  'readCandidates',
  'readCleanup',
  'liveChannel',
  'listJoinNotices',
  'rotateSubscriptionSecret',
  'deleteSubscription',
  'joinCommunity',
  'leaveCommunity',
  'listCommunities',
  'createCommunity',
  'updateCommunityRules',
  'removeCommunityAgent',
  'banCommunityAgent',
  'unbanCommunityAgent',
  'readCommunity',
  'readCommunityRules',
  'listCommunityAgents',
  'readCommunityPage',
] as const
export type ProvisionName = (typeof provisionNames)[number]

/** Members without a name in the document, named by the target file (AMB-012, AMB-013, AMB-033). */
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

/** Source of a result member, more complex than a JSON Pointer. The steps apply in this order. */
export interface ResultSource {
  /** JSON Pointer into the answer; several lists become one. */
  at?: string | readonly string[]
  /** Keeps list items with these values: JSON Pointer into the item -> value, or a list of values. */
  where?: Record<string, unknown>
  /** JSON Pointer into each item of the list. */
  each?: string
  /** Value of the answer -> value of the result. */
  map?: Record<string, unknown>
  /** Default for a missing value, with placeholders in braces. */
  default?: unknown
}

interface TemplateOptions {
  /** Placeholder -> value, or list of values, for which the template is used; null: without a value. */
  when?: Record<string, unknown>
  /** Placeholder -> default value. */
  defaults?: Record<string, unknown>
}

interface AnswerTemplate extends TemplateOptions {
  /** Member of the result -> JSON Pointer into the answer, or a longer description. */
  result?: Record<string, string | ResultSource>
}

/** An open operation as an HTTP request with placeholders in braces. */
export interface RequestTemplate extends AnswerTemplate {
  /** Actor whose credential the request contains. */
  as: 'actor' | 'person' | 'agent' | 'operator' | 'none'
  request: { method: string; path: string; headers?: Record<string, string>; body?: unknown }
}

/** An open operation as a program with arguments, with placeholders in braces; exit code 0 means success. */
export interface CommandTemplate extends AnswerTemplate {
  command: readonly [string, ...string[]]
}

/** Result of the hook, with placeholders in braces, where no request is needed. */
export interface ValueTemplate extends TemplateOptions {
  value: Record<string, unknown>
}

export type ProvisionTemplate = RequestTemplate | CommandTemplate | ValueTemplate

/** Tools that the functions of a module get beside their parameters. */
export interface ModuleTools {
  /** Like fetch of Node.js, with paths under base_url; reports contain its requests. */
  fetch(address: string, init?: RequestInit): Promise<Response>
  base_url: string
  /** Returns the error to throw when the target rejected the hook; checks of rejections judge its status and body. */
  refused(answer: Response | { status: number; body?: unknown }): Promise<Error>
}

export type ProvisionFunction = (parameters: Record<string, unknown>, tools: ModuleTools) => unknown

/** Frames of the live channel, as far as the document leaves them open (AMB-167). */
export interface LiveChannelFrames {
  /** JSON Pointer to the event in a frame; empty where the frame is the event itself. */
  event: string
  /** JSON Pointers into the event; /event_id and /sequence by default. */
  event_id?: string
  sequence?: string
  /** Frame that acknowledges an event, with {sequence} and {event_id}. */
  ack: unknown
  /** Whether an acknowledgement covers all events up to its own; true by default. */
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
    /** Maximum concurrent requests for triggering a rate limit; without it and limitRate, no check triggers one. */
    burst?: number
    /** Window passed to the hook limitRate, in seconds. */
    rate_window_seconds: number
  }
  receiver?: { listen: string; public_url: string | null; ca_dir: string }
  operator_key?: string
  names: Partial<Record<NameKey, string>>
  /** For stamps that are one of several words: values of the named member that mean that the stamp is set. */
  stamp_values: Partial<Record<NameKey, readonly (string | number)[]>>
  /** Of several templates of a hook, the first with a matching `when` is used. */
  provision: Partial<Record<ProvisionName, ProvisionTemplate | readonly ProvisionTemplate[]>>
  live_channel?: LiveChannelFrames
  module?: string
  /** The target accepts http webhook URLs on loopback (AMB-051): the http case of WHK-002 is skipped. */
  allows_http_webhooks?: boolean
  /** A community that agents may join, as parameters of the community hooks. */
  community?: { id: string; slug: string }
  /** Handle of an agent that belongs to the service itself. */
  built_in_agent?: string
  /** Path of the OpenAPI document of the variant form, where it is served (AMB-099). */
  variant_description?: string
  /** A reserved handle; the document does not state which handles are reserved (AMB-066). */
  reserved_handle?: string
  /** A category for listings, as a parameter of the hooks submitListing and listDirectory. */
  directory_category?: string
  /** The client_id that pairing requires, if it does (AMB-081). */
  device_client_id?: string
}
