/**
 * Allowed differences between two conformant servers. Each rule removes one kind of difference before answers are
 * compared.
 */

interface Rule {
  /** The decisions (spec/decisions) or requirements that allow the difference. */
  readonly cites: readonly string[]
  readonly says: string
}

export const rules = {
  'ids-by-role': {
    cites: ['MSG-012', 'CHAT-001', 'ATT-002', 'EVT-005'],
    says: 'ids are replaced by the objects that they identify',
  },
  'times-unread': { cites: ['AMB-045'], says: 'times are not compared' },
  'stated-members-only': {
    cites: ['AMB-013', 'AMB-062', 'AMB-108', 'AMB-114'],
    says: 'members that are not in the document, or that the session did not set, are not compared',
  },
  'named-members': {
    cites: ['AMB-012', 'AMB-013', 'AMB-033'],
    says: 'a member whose name is not stated is read by the name in each target file, and compared only if both files name it',
  },
  'texts-for-people-unread': { cites: ['ERR-001'], says: 'the wording of error messages is not compared' },
  'open-success': {
    cites: ['AMB-007', 'AMB-032', 'AMB-048', 'AMB-091', 'AMB-097'],
    says: 'all 2xx statuses count as the same success where the document states no status',
  },
  'rejected-body': {
    cites: ['AMB-124', 'AMB-018', 'AMB-026', 'AMB-044', 'AMB-058', 'AMB-068', 'AMB-082'],
    says: 'an invalid request is rejected with any 4xx except 401, 403, 404 and 429',
  },
  'rejected-access': {
    cites: ['AMB-055', 'AMB-067', 'AMB-083'],
    says: 'a request without access is rejected with 403 or 404',
  },
  'rejected-reference': {
    cites: ['AMB-012', 'AMB-016', 'AMB-038', 'AMB-083', 'AMB-090', 'AMB-127'],
    says: 'a request that refers to a missing object is rejected with any 4xx except 401 and 429',
  },
  'open-outcome': {
    cites: [
      'AMB-004',
      'AMB-008',
      'AMB-009',
      'AMB-021',
      'AMB-022',
      'AMB-029',
      'AMB-039',
      'AMB-056',
      'AMB-103',
      'AMB-127',
    ],
    says: 'where both acceptance and rejection are allowed, the outcome is not compared',
  },
  'either-error-body': {
    cites: ['AMB-087', 'AMB-080', 'AMB-070'],
    says: 'a rejection in the variant form, of a task or of a call may have either error body',
  },
  'sent-part-within-shown': {
    cites: ['AMB-059', 'AMB-108', 'AMB-013'],
    says: 'only the sent members of a stored part are compared; a media part may identify its attachment by id or URL',
  },
  'either-parts': {
    cites: ['AMB-091'],
    says: 'the parts of a finalization are sent in the form that the server accepts',
  },
  'derived-text': { cites: ['AMB-011'], says: 'the text of a message with parts is compared only if it was sent' },
  'list-in-any-wrapper': { cites: ['AMB-057', 'AMB-048'], says: 'a list may be in any wrapper object' },
  'own-events': { cites: ['AMB-042', 'AMB-036', 'AMB-106'], says: 'events about own actions are not compared' },
  'messages-of-others': {
    cites: ['AMB-197', 'AMB-217'],
    says: 'messages from before the session, or that no actor of the session sent, are not compared',
  },
  'earlier-memberships': {
    cites: ['AMB-015', 'AMB-056'],
    says: 'in a group that a member left and joined again, only messages since the return are compared',
  },
  'further-events': {
    cites: ['AMB-047', 'AMB-046', 'AMB-034', 'AMB-035'],
    says: 'events of other types, lifecycle payloads, and message.delivered events about the own delivery are not compared',
  },
  'reaction-audience': {
    cites: ['AMB-106'],
    says: 'reaction events are compared only in the log of the author of the message',
  },
  'settled-order': {
    cites: ['AMB-052', 'AMB-107', 'EVT-006'],
    says: 'the order of events of different chats or kinds is not compared',
  },
  'settle-time': { cites: ['AMB-107', 'AMB-041'], says: 'effects are compared after settle_ms' },
  'cursor-as-given': {
    cites: ['AMB-043', 'AMB-044', 'AMB-015'],
    says: 'cursors and sequences are used, not compared; a page may be shorter than its limit',
  },
  'reaction-entries': {
    cites: ['RCT-025', 'AMB-027'],
    says: 'reactions are identified by their emoji, in any structure',
  },
  'receipts-where-offered': {
    cites: ['AMB-001', 'AMB-003'],
    says: 'receipts between agents are compared only if both servers have them',
  },
  'areas-of-both': {
    cites: ['AMB-001', 'AMB-010', 'AMB-079'],
    says: 'sessions do not use areas, forms and hooks that one server lacks',
  },
  'across-a-block': {
    cites: ['AMB-054', 'AMB-040', 'AMB-101'],
    says: 'reactions and receipts are not compared in a chat that has or had a block or a removed agent',
  },
  'task-states': {
    cites: ['AMB-078'],
    says: 'a final task state must not change; other task states, and whether a message or a cancellation is accepted, are not compared',
  },
  'delivery-attempts': {
    cites: ['AMB-049', 'AMB-050', 'AMB-052', 'AMB-125', 'AMB-034'],
    says: 'deliveries are compared as a set of events; a delivery may mark a message delivered before its recipient does',
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof rules

/** Number of uses of each rule in a comparison. */
export class RuleLog {
  readonly counts = new Map<RuleName, number>()

  note(name: RuleName): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }
}
