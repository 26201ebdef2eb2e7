/** Faults of reactions. */
import type { Fault } from './fault.ts'

export const reactionsFaults = [
  {
    name: 'reaction-duplicates',
    violates: ['RCT-008', 'RCT-011', 'LIM-018'],
    description: 'a repeated add adds a second entry',
  },
  {
    name: 'changed-always-true',
    violates: ['RCT-011', 'RCT-031'],
    description: 'changed is always true',
  },
  {
    name: 'changed-always-false',
    violates: ['RCT-012', 'RCT-031'],
    description: 'changed is always false',
  },
  {
    name: 'remove-absent-says-changed',
    violates: ['RCT-011', 'RCT-031'],
    description: 'removing a missing reaction answers changed true',
  },
  {
    name: 'remove-does-nothing',
    violates: ['RCT-012', 'RCT-017', 'RCT-031'],
    description: 'remove answers changed true and keeps the reaction',
  },
  {
    name: 'noop-reaction-emits',
    violates: ['RCT-013'],
    description: 'a request that changes nothing emits its event',
  },
  {
    name: 'race-reaction-changes-twice',
    violates: ['RCT-014'],
    description: 'parallel identical adds all answer changed true',
  },
  {
    name: 'reaction-by-stranger',
    violates: ['RCT-022'],
    description: 'a non-member can react',
  },
  {
    name: 'target-part-ignored',
    violates: ['RCT-009', 'RCT-006'],
    description: 'a reaction to a part is stored on the whole message',
  },
  {
    name: 'remove-clears-all-actors',
    violates: ['RCT-010'],
    description: 'a remove also removes the same emoji of other actors',
  },
  {
    name: 'reaction-added-missing',
    violates: ['RCT-016', 'EVT-037'],
    description: 'no reaction.added is emitted',
  },
  {
    name: 'reaction-removed-missing',
    violates: ['RCT-017', 'EVT-038'],
    description: 'no reaction.removed is emitted',
  },
  {
    name: 'reaction-event-without-reaction',
    violates: ['RCT-016', 'EVT-037', 'RCT-017', 'EVT-038'],
    description: 'data.reaction is missing',
  },
  {
    name: 'emoji-optional',
    violates: ['RCT-004'],
    description: 'type emoji without emoji is accepted',
  },
  {
    name: 'unknown-operation-adds',
    violates: ['RCT-002'],
    description: 'an unknown operation is treated as add',
  },
  {
    name: 'reaction-unknown-message',
    violates: ['RCT-023'],
    description: 'reacting to an unknown message answers 200',
  },
  {
    name: 'session-may-not-react',
    violates: ['RCT-020', 'AUTH-019'],
    description: 'a session gets 401 on reactions',
  },
  {
    name: 'reaction-edits-message',
    violates: ['RCT-026', 'MSG-004'],
    description: 'a reaction replaces the top-level text',
  },
  {
    name: 'reaction-type-rejected',
    violates: ['RCT-003', 'RCT-001'],
    description: 'type emoji answers 422',
  },
  {
    name: 'reaction-lands-on-first-part',
    violates: ['RCT-007'],
    description: 'a reaction to the whole message is stored on its first part',
  },
  {
    name: 'reaction-needs-session',
    violates: ['RCT-019', 'AUTH-019'],
    description: 'an Agent Token gets 403 on reactions',
  },
  {
    name: 'group-reaction-lost',
    violates: ['RCT-033'],
    description: 'a reaction in a group answers changed true but is not stored',
  },
  {
    name: 'reaction-changed-in-agent-log',
    violates: ['RCT-018'],
    description: 'agents receive reaction.changed',
  },
  {
    name: 'reaction-without-credential',
    violates: ['RCT-021', 'AUTH-001', 'AUTH-003'],
    description: 'a reaction is accepted without a credential',
  },
  {
    name: 'second-emoji-500',
    violates: ['RCT-015'],
    description: 'another emoji on a target with a reaction answers 500',
  },
  {
    name: 'unknown-part-reaction-500',
    violates: ['RCT-024'],
    description: 'a reaction to an unknown part answers 500',
  },
  {
    name: 'emoji-cut',
    violates: ['RCT-031'],
    description: 'only the first code point of an emoji is stored',
  },
  {
    name: 'emoji-refused-in-sequences',
    violates: ['RCT-029'],
    description: 'an emoji of several code points answers 422',
  },
  {
    name: 'skin-tone-dropped',
    violates: ['RCT-031'],
    description: 'an emoji is stored without its skin tone',
  },
  {
    name: 'skin-tones-equal',
    violates: ['RCT-029'],
    description: 'an emoji in another skin tone counts as the same reaction',
  },
  {
    name: 'other-emoji-removed-500',
    violates: ['RCT-030'],
    description: 'removing another emoji than the stored one answers 500',
  },
  {
    name: 'own-reaction-500',
    violates: ['RCT-032'],
    description: 'a reaction to an own message answers 500',
  },
  {
    name: 'group-author-not-notified',
    violates: ['RCT-034'],
    description: 'in groups the author receives no reaction events',
  },
  {
    name: 'reaction-without-type-500',
    violates: ['RCT-035'],
    description: 'a reaction without type answers 500',
  },
  {
    name: 'reaction-question-rejected',
    violates: ['RCT-027'],
    description: 'the type question is rejected',
  },
  {
    name: 'reaction-emoji-by-index-rejected',
    violates: ['RCT-027'],
    description: 'the type emoji is rejected together with part_index',
  },
  {
    name: 'part-index-ignored',
    violates: ['RCT-028'],
    description: 'a reaction with part_index is stored on the whole message',
  },
  {
    name: 'part-index-from-1',
    violates: ['RCT-028'],
    description: 'part_index counts from 1',
  },
  {
    name: 'named-reaction-not-removed',
    violates: ['RCT-025', 'RCT-027'],
    description: 'the removal of a named reaction has no effect',
  },
  {
    name: 'named-reaction-removal-rejected',
    violates: ['RCT-002', 'RCT-027'],
    description: 'operation remove is rejected for named reactions',
  },
  {
    name: 'part-index-of-removal-ignored',
    violates: ['RCT-028'],
    description: 'a removal with part_index applies to the whole message',
  },
  {
    name: 'reaction-superfluous-emoji-500',
    violates: ['RCT-005'],
    description: 'an emoji together with the type love answers 500',
  },
  {
    name: 'reaction-added-empty',
    violates: ['RCT-016', 'EVT-037'],
    description: 'data.reaction of reaction.added is an empty object',
  },
  {
    name: 'reaction-removed-empty',
    violates: ['RCT-017', 'EVT-038'],
    description: 'data.reaction of reaction.removed is an empty object',
  },
  {
    name: 'reaction-not-stored',
    violates: ['RCT-031'],
    description: 'an added reaction is not visible anywhere',
  },
  {
    name: 'reactions-pile-up',
    violates: ['LIM-018', 'RCT-008'],
    description: 'an emoji that was added several times must be removed as often',
  },
  {
    name: 'part-reaction-silent',
    violates: ['RCT-016', 'RCT-017'],
    description: 'reactions to parts emit no events',
  },
] as const satisfies readonly Fault[]
