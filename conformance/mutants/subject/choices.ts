/** Legal choices of other implementations: what decisions.md tolerates. A subject with any of them is conformant. */
export interface Choice {
  readonly name: string
  /** The decision whose tolerance the choice uses. */
  readonly decision: `AMB-${number}`
  readonly text: string
  /** Choices of one group exclude each other in combinations. */
  readonly group?: string
  /** Members of the target file that describe the choice. */
  readonly names?: Readonly<Record<string, string | null>>
}

export const choices = [
  { name: 'typing-not-offered', decision: 'AMB-001', text: 'typing answers 501' },
  { name: 'read-state-not-offered', decision: 'AMB-001', group: 'receipts', text: 'read and delivered answer 404, no receipt events, no stamps' },
  { name: 'basic-events-only', decision: 'AMB-001', group: 'receipts', text: 'only message.received and reaction events exist' },
  { name: 'receipts-not-between-agents', decision: 'AMB-003', group: 'receipts', text: 'no receipts in chats of two agents' },
  { name: 'chat-send-id-optional', decision: 'AMB-005', text: 'the chat-scoped v1 send mints a missing message_id' },
  { name: 'replay-200', decision: 'AMB-007', text: 'replays answer 200' },
  { name: 'replay-other-chat-refused', decision: 'AMB-008', text: 'the same id for another chat answers 422' },
  { name: 'no-part-ids', decision: 'AMB-012', group: 'part-ids', text: 'parts carry no id', names: { part_id: null } },
  { name: 'part-id-named-id', decision: 'AMB-012', group: 'part-ids', text: 'part ids are named id', names: { part_id: 'id' } },
  { name: 'sequence-gaps', decision: 'AMB-015', text: 'chat sequences grow by three and start at 100' },
  { name: 'sequence-named-position', decision: 'AMB-013', text: 'the chat sequence is named position', names: { message_sequence: 'position' } },
  { name: 'reply-target-unchecked', decision: 'AMB-016', text: 'reply_to may name any message' },
  { name: 'oversize-413-409', decision: 'AMB-018', text: 'long parts answer 413, too many parts 409' },
  { name: 'empty-text-refused', decision: 'AMB-021', text: 'empty text answers 422' },
  { name: 'styles-as-objects', decision: 'AMB-020', text: 'styles are objects only' },
  { name: 'http-media-accepted', decision: 'AMB-023', text: 'media urls may be http' },
  { name: 'strict-v1', decision: 'AMB-025', text: 'v1 refuses unknown fields' },
  { name: 'lenient-nested-v2', decision: 'AMB-025', text: 'v2 checks the top level only' },
  { name: 'malformed-400', decision: 'AMB-026', text: 'malformed JSON 400, wrong media type 415, wrong method 405' },
  { name: 'several-emojis', decision: 'AMB-027', group: 'slots', text: 'one of each emoji per actor and target' },
  { name: 'occupied-slot-refused', decision: 'AMB-028', group: 'slots', text: 'a different emoji in an occupied slot answers 409' },
  { name: 'replace-without-removed', decision: 'AMB-028', group: 'slots', text: 'a replacement emits only reaction.added' },
  { name: 'remove-clears-slot', decision: 'AMB-029', text: 'remove clears the slot whatever emoji is named' },
  { name: 'receipt-null', decision: 'AMB-032', text: 'receipt is null when nothing advanced' },
  { name: 'stamps-named-otherwise', decision: 'AMB-033', text: 'stamps are deliveredAt and readAt', names: { delivered_stamp: 'deliveredAt', read_stamp: 'readAt' } },
  { name: 'no-event-for-pull', decision: 'AMB-034', text: 'pull and webhook movements emit no message.delivered' },
  { name: 'read-event-only', decision: 'AMB-035', text: 'an advancing read emits message.read only' },
  { name: 'mover-gets-receipt', decision: 'AMB-036', text: 'receipt events also enter the log of the mover' },
  { name: 'own-watermark-refused', decision: 'AMB-038', text: 'a watermark on an own message answers 422' },
  { name: 'group-receipts-200', decision: 'AMB-039', text: 'read in a group answers 200 with advanced false' },
  { name: 'own-events', decision: 'AMB-042', text: 'senders get message.received of their own messages' },
  { name: 'cursor-as-string', decision: 'AMB-043', group: 'cursor', text: 'next_cursor is a numeric string' },
  { name: 'cursor-null-on-empty', decision: 'AMB-043', group: 'cursor', text: 'next_cursor is null while the log is empty' },
  { name: 'has-more-on-full-page', decision: 'AMB-043', text: 'a last page that is exactly full says has_more true' },
  { name: 'short-pages', decision: 'AMB-043', text: 'pages hold at most ten events' },
  { name: 'out-of-range-clamped', decision: 'AMB-044', group: 'ranges', text: 'query values out of range are clamped' },
  { name: 'out-of-range-400', decision: 'AMB-044', group: 'ranges', text: 'query values out of range answer 400' },
  { name: 'log-starts-at-1000', decision: 'AMB-044', text: 'event sequences start at 1000' },
  { name: 'timestamps-epoch-seconds', decision: 'AMB-045', group: 'timestamps', text: 'timestamps are epoch seconds' },
  { name: 'timestamps-epoch-ms', decision: 'AMB-045', group: 'timestamps', text: 'timestamps are epoch milliseconds' },
  { name: 'timestamps-with-offset', decision: 'AMB-045', group: 'timestamps', text: 'timestamps have an offset' },
  { name: 'ninth-event-type', decision: 'AMB-047', text: 'a further event type follows every message' },
  { name: 'webhook-wrapped', decision: 'AMB-048', text: 'creation answers 200 { webhook: { … } }' },
  { name: 'one-subscription', decision: 'AMB-048', text: 'a new subscription replaces the earlier one' },
  { name: 'webhook-id-per-attempt', decision: 'AMB-049', text: 'webhook-id is new on each attempt' },
  { name: 'signature-hex', decision: 'AMB-050', group: 'signature', text: 'the signature is hexadecimal' },
  { name: 'signature-equals', decision: 'AMB-050', group: 'signature', text: 'the signature begins with v1=' },
  { name: 'signature-bare', decision: 'AMB-050', group: 'signature', text: 'the signature has no prefix' },
  { name: 'signature-base64url', decision: 'AMB-050', group: 'signature', text: 'the signature is base64url' },
  { name: 'signature-with-others', decision: 'AMB-050', group: 'signature', text: 'a further entry that does not match comes first' },
  { name: 'webhook-backlog', decision: 'AMB-052', text: 'a new subscription gets the whole log' },
  { name: 'webhook-strict-order', decision: 'AMB-052', text: 'a failing event holds back the later ones of its subscription' },
  { name: 'reactions-cross-blocks', decision: 'AMB-054', text: 'reactions and receipts pass a block' },
  { name: 'foreign-chat-403', decision: 'AMB-055', text: 'a chat one was never in answers 403' },
  { name: 'former-member-404', decision: 'AMB-055', text: 'a former member gets 404' },
  { name: 'old-window-readable', decision: 'AMB-056', text: 'a removed member reads its old window' },
  { name: 'history-bare-array', decision: 'AMB-057', group: 'history', text: 'history is a bare array' },
  { name: 'history-named-items', decision: 'AMB-057', group: 'history', text: 'history is { items }' },
  { name: 'history-capped-50', decision: 'AMB-058', text: 'history pages hold at most 50 messages' },
  { name: 'own-agent-minimal', decision: 'AMB-062', text: 'GET /v1/agents/me shows id, handle and profile only' },
  { name: 'settings-422', decision: 'AMB-068', text: 'PATCH /v1/me refuses with 422' },
  { name: 'device-errors-in-words', decision: 'AMB-082', text: 'error values of the exchange are other words' },
  { name: 'device-exchange-repeats', decision: 'AMB-083', text: 'an approved device code may be exchanged again' },
  { name: 'agent-token-named-token', decision: 'AMB-084', text: 'the Agent Token of a new agent is named token', names: { agent_token: 'token' } },
  { name: 'occasional-429', decision: 'AMB-088', text: 'every 150th request answers 429 with error.retry_after' },
  { name: 'reaction-events-to-author', decision: 'AMB-106', group: 'reaction-audience', text: 'only the author of the message gets reaction events' },
  { name: 'reaction-events-to-actor', decision: 'AMB-106', group: 'reaction-audience', text: 'the actor gets its reaction events too' },
  { name: 'effects-delayed', decision: 'AMB-107', text: 'events and history entries appear 500 ms after the answer' },
  { name: 'event-message-live', decision: 'AMB-108', text: 'data.message shows the reactions of the moment' },
  { name: 'gone-switches-off', decision: 'AMB-126', text: 'a 410 switches a subscription off' },
  { name: 'extra-members', decision: 'AMB-013', text: 'every object answered has a further member' },
] as const satisfies readonly Choice[]

export type ChoiceName = (typeof choices)[number]['name']

const names: ReadonlySet<string> = new Set(choices.map((choice) => choice.name))
export const isChoiceName = (name: string): name is ChoiceName => names.has(name)
