/**
 * Allowed differences between two conformant servers. Each rule removes one kind of difference before answers are
 * compared.
 */

/** The decisions (spec/decisions) or requirements that allow a difference, and what the rule does. */
type Rule = readonly [cites: readonly string[], says: string]

export const rules = {
  'ids-by-role': [['MSG-012', 'CHAT-001', 'ATT-002', 'EVT-005'], 'ids are replaced by the objects that they identify'],
  'times-unread': [['AMB-045'], 'times are not compared'],
  'stated-members-only': [
    ['AMB-013', 'AMB-062', 'AMB-108', 'AMB-114'],
    'members that are not in the document, or that the session did not set, are not compared',
  ],
  'named-members': [
    ['AMB-012', 'AMB-013', 'AMB-033'],
    'a member whose name is not stated is read by the name in each target file, and compared only if both files name it',
  ],
  'texts-for-people-unread': [['ERR-001'], 'the wording of error messages is not compared'],
  'open-success': [
    ['AMB-007', 'AMB-032', 'AMB-048', 'AMB-091', 'AMB-097'],
    'all 2xx statuses count as the same success where the document states no status',
  ],
  'rejected-body': [
    ['AMB-124', 'AMB-018', 'AMB-026', 'AMB-044', 'AMB-058', 'AMB-068', 'AMB-082'],
    'an invalid request is rejected with any 4xx except 401, 403, 404 and 429',
  ],
  'rejected-access': [['AMB-055', 'AMB-067', 'AMB-083'], 'a request without access is rejected with 403 or 404'],
  'rejected-reference': [
    ['AMB-012', 'AMB-016', 'AMB-038', 'AMB-083', 'AMB-090', 'AMB-127'],
    'a request that refers to a missing object is rejected with any 4xx except 401 and 429',
  ],
  'open-outcome': [
    ['AMB-004', 'AMB-008', 'AMB-009', 'AMB-021', 'AMB-022', 'AMB-029', 'AMB-039', 'AMB-056', 'AMB-103', 'AMB-127'],
    'where both acceptance and rejection are allowed, the outcome is not compared',
  ],
  'either-error-body': [
    ['AMB-087', 'AMB-080', 'AMB-070'],
    'a rejection in the variant form, of a task or of a call may have either error body',
  ],
  'sent-part-within-shown': [
    ['AMB-059', 'AMB-108', 'AMB-013'],
    'only the sent members of a stored part are compared; a media part may identify its attachment by id or URL',
  ],
  'either-parts': [['AMB-091'], 'the parts of a finalization are sent in the form that the server accepts'],
  'derived-text': [['AMB-011'], 'the text of a message with parts is compared only if it was sent'],
  'list-in-any-wrapper': [['AMB-057', 'AMB-048'], 'a list may be in any wrapper object'],
  'own-events': [['AMB-042', 'AMB-036', 'AMB-106'], 'events about own actions are not compared'],
  'messages-of-others': [
    ['AMB-197', 'AMB-217'],
    'messages from before the session, or that no actor of the session sent, are not compared',
  ],
  'earlier-memberships': [
    ['AMB-015', 'AMB-056'],
    'in a group that a member left and joined again, only messages since the return are compared',
  ],
  'further-events': [
    ['AMB-047', 'AMB-046', 'AMB-034', 'AMB-035'],
    'events of other types, lifecycle payloads, and message.delivered events about the own delivery are not compared',
  ],
  'reaction-audience': [['AMB-106'], 'reaction events are compared only in the log of the author of the message'],
  'settled-order': [
    ['AMB-052', 'AMB-107', 'EVT-006'],
    'the order of events of different chats or kinds is not compared',
  ],
  'settle-time': [['AMB-107', 'AMB-041'], 'effects are compared after settle_ms'],
  'cursor-as-given': [
    ['AMB-043', 'AMB-044', 'AMB-015'],
    'cursors and sequences are used, not compared; a page may be shorter than its limit',
  ],
  'reaction-entries': [['RCT-025', 'AMB-027'], 'reactions are identified by their emoji, in any structure'],
  'receipts-where-offered': [
    ['AMB-001', 'AMB-003'],
    'receipts between agents are compared only if both servers have them',
  ],
  'areas-of-both': [
    ['AMB-001', 'AMB-010', 'AMB-079'],
    'sessions do not use areas, forms and hooks that one server lacks',
  ],
  'across-a-block': [
    ['AMB-054', 'AMB-040', 'AMB-101'],
    'reactions and receipts are not compared in a chat that has or had a block or a removed agent',
  ],
  'task-states': [
    ['AMB-078'],
    'a final task state must not change; other task states, and whether a message or a cancellation is accepted, are not compared',
  ],
  'delivery-attempts': [
    ['AMB-049', 'AMB-050', 'AMB-052', 'AMB-125', 'AMB-034'],
    'deliveries are compared as a set of events; a delivery may mark a message delivered before its recipient does',
  ],
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** Number of uses of each rule in a comparison. */
export class RuleLog {
  readonly counts = new Map<RuleName, number>()

  note(name: RuleName): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }
}
