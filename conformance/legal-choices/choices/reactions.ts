/** Legal choices about reactions. */
import type { ChoiceTable } from '../choice.ts'

export const reactionsChoices = {
  'several-emojis': ['AMB-027', 'an actor may have one reaction of each emoji on a target', { group: 'slots' }],
  'second-emoji-rejected': ['AMB-028', 'another emoji on a target with a reaction answers 409', { group: 'slots' }],
  'replace-without-removed': ['AMB-028', 'a replacement emits only reaction.added', { group: 'slots' }],
  'remove-clears-target': ['AMB-029', 'remove deletes the reaction on the target, whatever emoji it names'],
  'reactions-cross-blocks': ['AMB-054', 'a block does not suppress reactions and receipts'],
  'reaction-events-to-author': [
    'AMB-106',
    'only the author of the message gets reaction events',
    { group: 'reaction-audience' },
  ],
  'reaction-events-to-actor': [
    'AMB-106',
    'the actor also receives its own reaction events',
    { group: 'reaction-audience' },
  ],
  'superfluous-emoji-ignored': ['AMB-105', 'an emoji next to a named reaction is ignored'],
  'remove-of-nothing-rejected': ['AMB-029', 'the removal of a reaction that never existed answers 404'],
  'reactions-grouped': ['AMB-013', 'history groups reactions by emoji'],
} as const satisfies ChoiceTable
