/**
 * Areas that a server may omit (AMB-001). Their checks run only when the target offers the area.
 * spec/target.schema.yaml describes each area.
 */
export const optionalAreas = [
  'attachments',
  'typing',
  'read_state',
  'other_events',
  'tasks',
  'webhooks',
  'devices',
  'profiles',
  'settings',
  'a2a',
  'sockets',
  'calls',
  'openapi',
  'a2ui',
  'account_deletion',
  'agent_deletion',
  'blocks',
  'built_in_agents',
  'capability_urls',
  'card_signatures',
  'communities',
  'contacts',
  'directory',
  'drafts',
  'extended_cards',
  'groups',
  'http_binding',
  'installations',
  'live_events',
  'payments',
  'push',
  'rate_limits',
  'requests',
  'share_links',
  'task_work',
  'users',
  'variant_errors',
  'voice_memos',
] as const
export type OptionalArea = (typeof optionalAreas)[number]

// Operations that the document leaves open ("hooks"). Without a description in the target file they are not testable.
const hooksOfEveryServer = [
  'createPerson',
  'createAgent',
  'rotateToken',
  'openDirectChat',
  'suspendHandle',
  'retireHandle',
  'restoreHandle',
  'setVisibility',
  'setPhoneNumber',
  'sendAsPerson',
  'readAsPerson',
  'deliveredAsPerson',
  'typingAsPerson',
  'historyAsPerson',
  'eventsAsPerson',
  'openChatAsPerson',
  'failStorage',
  'restartServer',
  'failDatabase',
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
  'rotateSubscriptionSecret',
  'deleteSubscription',
] as const

/** Hooks that exist only on servers with the area. */
const hooksOfAreas = {
  account_deletion: ['deleteAccount', 'readCleanup'],
  agent_deletion: ['deleteAgent'],
  a2ui: ['encodeA2ui'],
  blocks: ['block', 'unblock'],
  calls: [
    'startCall',
    'readCall',
    'readCallAsPerson',
    'answerCall',
    'declineCall',
    'hangUpCall',
    'hangUpAsPerson',
    'sendCandidateAsPerson',
    'readCandidates',
  ],
  communities: [
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
  ],
  contacts: ['discoverContacts', 'requestContact', 'listJoinNotices'],
  devices: ['approveDevice', 'denyDevice', 'ageDeviceCode'],
  directory: ['submitListing', 'approveListing', 'publishListing', 'listDirectory'],
  groups: ['createGroup', 'addMember', 'removeMember', 'leaveGroup', 'renameGroup'],
  installations: ['install', 'uninstall'],
  live_events: ['liveChannel'],
  payments: [
    'connectPayments',
    'createPaymentRequest',
    'readPaymentRequest',
    'cancelPaymentRequest',
    'startPayment',
    'payAsPerson',
    'declineAsPerson',
  ],
  rate_limits: ['limitRate'],
  requests: ['listRequests', 'acceptRequest'],
  task_work: ['readTask', 'workTask', 'sayInTask', 'addArtifact', 'listTasks', 'cancelTask'],
  tasks: ['sendTask'],
} as const satisfies { [Area in OptionalArea]?: readonly string[] }

export type ProvisionName =
  (typeof hooksOfEveryServer)[number] | (typeof hooksOfAreas)[keyof typeof hooksOfAreas][number]

const byArea: { [Area in OptionalArea]?: readonly ProvisionName[] } = hooksOfAreas

export const provisionNames: readonly ProvisionName[] = [...hooksOfEveryServer, ...Object.values(hooksOfAreas).flat()]

export const hooksOfArea = (area: OptionalArea): readonly ProvisionName[] => byArea[area] ?? []

const areaByHook = new Map(
  Object.entries(byArea).flatMap(([area, hooks]) => hooks.map((hook) => [hook, area as OptionalArea] as const)),
)

/** Returns the optional area of a hook, or undefined. */
export const areaOfHook = (hook: ProvisionName): OptionalArea | undefined => areaByHook.get(hook)

export const isOptionalArea = (area: string): area is OptionalArea =>
  (optionalAreas as readonly string[]).includes(area)
