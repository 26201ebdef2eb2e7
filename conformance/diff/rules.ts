/** Allowed differences between two conformant servers. Each rule removes one difference before answers are compared. */

interface Rule {
  /** The decisions (spec/decisions) or requirements that allow the difference. */
  readonly cites: readonly string[]
  readonly says: string
}

export const rules = {
  'ids-by-role': {
    cites: ['MSG-012', 'CHAT-001', 'ATT-002', 'EVT-005'],
    says: 'ids are compared by what they name, not by their text',
  },
  'times-unread': { cites: ['AMB-045'], says: 'times are not compared' },
  'stated-members-only': {
    cites: ['AMB-013', 'AMB-062', 'AMB-108', 'AMB-114'],
    says: 'members that the document does not name, or that were never set, are not compared',
  },
  'named-members': {
    cites: ['AMB-012', 'AMB-013', 'AMB-033'],
    says: 'members without a stated name are read under the name of each target file, and only where both have one',
  },
  'texts-for-people-unread': { cites: ['ERR-001'], says: 'the wording of error messages is not compared' },
  'open-success': {
    cites: ['AMB-007', 'AMB-032', 'AMB-048', 'AMB-091', 'AMB-097'],
    says: 'any 2xx is the same success where no status is stated',
  },
  'rejected-body': {
    cites: ['AMB-124', 'AMB-018', 'AMB-026', 'AMB-044', 'AMB-058', 'AMB-068', 'AMB-082'],
    says: 'a bad request is rejected with any 4xx but 401, 403, 404 and 429',
  },
  'rejected-access': {
    cites: ['AMB-055', 'AMB-067', 'AMB-083'],
    says: 'what somebody has no access to is 403 or 404',
  },
  'rejected-reference': {
    cites: ['AMB-012', 'AMB-016', 'AMB-038', 'AMB-083', 'AMB-090', 'AMB-127'],
    says: 'what names something that is not there is rejected with any 4xx but 401 and 429',
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
    says: 'where acceptance and rejection are both allowed neither is compared',
  },
  'either-error-body': {
    cites: ['AMB-087', 'AMB-080', 'AMB-070'],
    says: 'a rejection in the variant form, of a task and of a call may have either error body',
  },
  'sent-part-within-shown': {
    cites: ['AMB-059', 'AMB-108', 'AMB-013'],
    says: 'of a stored part the members that were sent are compared; a media part names its attachment by id or address',
  },
  'either-parts': {
    cites: ['AMB-091'],
    says: 'the parts of a finalization are sent in the form that the server takes',
  },
  'derived-text': { cites: ['AMB-011'], says: 'the text beside the parts is compared where it was sent' },
  'list-in-any-wrapper': { cites: ['AMB-057', 'AMB-048'], says: 'a list is found in whatever wraps it' },
  'own-events': { cites: ['AMB-042', 'AMB-036', 'AMB-106'], says: 'events of own deeds are left out' },
  'messages-of-others': {
    cites: ['AMB-197', 'AMB-217'],
    says: 'messages that were there before, or that nobody of the session sent, are not compared',
  },
  'earlier-memberships': {
    cites: ['AMB-015', 'AMB-056'],
    says: 'of a group that a member left and joined again, its messages since the return are compared',
  },
  'further-events': {
    cites: ['AMB-047', 'AMB-046', 'AMB-034', 'AMB-035'],
    says: 'further event types, lifecycle payloads, and message.delivered beside its cause are not compared',
  },
  'reaction-audience': { cites: ['AMB-106'], says: 'reaction events are compared in the log of the message’s author' },
  'settled-order': {
    cites: ['AMB-052', 'AMB-107', 'EVT-006'],
    says: 'events of different chats or kinds are compared without their order',
  },
  'settle-time': { cites: ['AMB-107', 'AMB-041'], says: 'effects are compared once they had settle_ms to appear' },
  'cursor-as-given': {
    cites: ['AMB-043', 'AMB-044', 'AMB-015'],
    says: 'cursors and sequences are followed, not compared; a page may end before its limit',
  },
  'reaction-entries': { cites: ['RCT-025', 'AMB-027'], says: 'reactions are known by their emoji, whatever holds it' },
  'receipts-where-offered': {
    cites: ['AMB-001', 'AMB-003'],
    says: 'receipts between agents are compared where both servers have them',
  },
  'areas-of-both': {
    cites: ['AMB-001', 'AMB-010', 'AMB-079'],
    says: 'areas, forms and hooks that one side lacks are left out of the sessions',
  },
  'across-a-block': {
    cites: ['AMB-054', 'AMB-040', 'AMB-101'],
    says: 'reactions and receipts are not compared in a chat in which a block, or the removal of an agent, stands or stood',
  },
  'task-states': {
    cites: ['AMB-078'],
    says: 'of a task it is compared that its end is final; its state, and whether a message or a cancellation is taken, are not',
  },
  'delivery-attempts': {
    cites: ['AMB-049', 'AMB-050', 'AMB-052', 'AMB-125'],
    says: 'deliveries are compared as the set of their events',
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
