/** Legal choices about reactions. */
import type { Choice } from '../choice.ts'

export const reactionsChoices = [
  {
    name: 'several-emojis',
    decision: 'AMB-027',
    description: 'an actor may have one reaction of each emoji on a target',
    group: 'slots',
  },
  {
    name: 'second-emoji-rejected',
    decision: 'AMB-028',
    description: 'another emoji on a target with a reaction answers 409',
    group: 'slots',
  },
  {
    name: 'replace-without-removed',
    decision: 'AMB-028',
    description: 'a replacement emits only reaction.added',
    group: 'slots',
  },
  {
    name: 'remove-clears-target',
    decision: 'AMB-029',
    description: 'remove deletes the reaction on the target, whatever emoji it names',
  },
  {
    name: 'reactions-cross-blocks',
    decision: 'AMB-054',
    description: 'a block does not suppress reactions and receipts',
  },
  {
    name: 'reaction-events-to-author',
    decision: 'AMB-106',
    description: 'only the author of the message gets reaction events',
    group: 'reaction-audience',
  },
  {
    name: 'reaction-events-to-actor',
    decision: 'AMB-106',
    description: 'the actor also receives its own reaction events',
    group: 'reaction-audience',
  },
  {
    name: 'superfluous-emoji-ignored',
    decision: 'AMB-105',
    description: 'an emoji next to a named reaction is ignored',
  },
  {
    name: 'remove-of-nothing-rejected',
    decision: 'AMB-029',
    description: 'the removal of a reaction that never existed answers 404',
  },
  {
    name: 'reactions-grouped',
    decision: 'AMB-013',
    description: 'history groups reactions by emoji',
  },
] as const satisfies readonly Choice[]
