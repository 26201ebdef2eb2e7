/** The target file as it is after loading: what the harness knows about the server that it judges. */

/** Operations that the document leaves open; the target file says how to do them, or they are not testable. */
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

/** Members without a name in the document: what the target calls them (AMB-012, AMB-013, AMB-033). */
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
  /** Verified. */
  phone_number?: string
  name?: string
  /** What the target knows of the person and must not show to others. */
  email?: string
  address_book?: string[]
}
export interface AgentCredentials {
  handle: string
  id: string
  token: string
  owner?: string
}

/** One open operation as an HTTP request with placeholders in braces. */
export interface RequestTemplate {
  /** Whose credential the request carries. */
  as: 'actor' | 'person' | 'agent' | 'operator' | 'none'
  request: { method: string; path: string; headers?: Record<string, string>; body?: unknown }
  /** Member of the result -> JSON Pointer into the answer. */
  result?: Record<string, string>
}

/** One open operation as a program with arguments, placeholders in braces; its exit code 0 means that it was done. */
export interface CommandTemplate {
  command: readonly [string, ...string[]]
  /** Member of the result -> JSON Pointer into what the program wrote. */
  result?: Record<string, string>
}

/** What a hook gives back, with placeholders in braces, where nothing has to be asked. */
export interface ValueTemplate {
  value: Record<string, unknown>
}

export type ProvisionTemplate = RequestTemplate | CommandTemplate | ValueTemplate

/** What the functions of a module are given beside their parameters. */
export interface ModuleTools {
  /** Like the fetch of Node.js, with addresses under base_url; its requests stand in the report. */
  fetch(address: string, init?: RequestInit): Promise<Response>
  base_url: string
}

export type ProvisionFunction = (parameters: Record<string, unknown>, tools: ModuleTools) => unknown

/** Texts of the live channel, as far as the document leaves them open (AMB-167). */
export interface LiveChannelFrames {
  /** JSON Pointer of the event in a text; empty where the text is the event itself. */
  event: string
  /** JSON Pointers into the event; /event_id and /sequence by default. */
  event_id?: string
  sequence?: string
  /** What acknowledges an event, with {sequence} and {event_id}. */
  ack: unknown
  /** It counts for everything up to its event; true by default. */
  ack_cumulative?: boolean
  /** Most events on one socket that are not acknowledged. */
  window?: number
  /** Codes of the close when the credential has ended, and after a text that is no frame. */
  revoked_code?: number
  malformed_code?: number
  variant?: LiveChannelFrames
}

export type Offer = 'auto' | boolean

export interface Target {
  /** A second instance of the target, where the harness started one. */
  apart?: Target
  name: string
  base_url: string
  a2a_base?: string
  /** Base of share links. */
  share_base?: string
  forms: ('current' | 'variant')[]
  persons: PersonCredentials[]
  agents: AgentCredentials[]
  offers: Record<string, Offer>
  timing: { settle_ms: number; requests_per_second?: number; request_timeout_ms: number } & Partial<
    Record<TimingKey, number>
  >
  limits: {
    /** Most agents that the harness creates. */
    agents: number
    /** Most persons that the harness creates (hook createPerson). */
    persons: number
    /** Most requests that a check may send at once to meet a rate limit; without it, and without limitRate, none does. */
    burst?: number
  }
  receiver?: { listen: string; public_url: string | null; ca_dir: string }
  operator_key?: string
  names: Partial<Record<NameKey, string>>
  /** Where a stamp is a word among others: the values of the named member that mean that it is there. */
  stamp_values: Partial<Record<NameKey, readonly (string | number)[]>>
  provision: Partial<Record<ProvisionName, ProvisionTemplate>>
  live_channel?: LiveChannelFrames
  module?: string
  /** The target takes http webhook addresses on loopback (AMB-051): the http case of WHK-002 is left out. */
  allows_http_webhooks?: boolean
  /** A community that agents may join, as the hooks about communities take it. */
  community?: { id: string; slug: string }
  /** The handle of an agent that belongs to the service itself. */
  built_in_agent?: string
  /** Path of the description of the variant form, where it is served (AMB-099). */
  variant_description?: string
  /** A reserved handle; which ones are reserved is not stated (AMB-066). */
  reserved_handle?: string
  /** A category that agents can be listed in, as the hooks submitListing and listDirectory take it. */
  directory_category?: string
  /** The client_id that pairing asks for, where it does (AMB-081). */
  device_client_id?: string
}
