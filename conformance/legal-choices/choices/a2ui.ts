/** Legal choices about A2UI messages. */
import type { Choice } from '../choice.ts'

export const a2uiChoices = [
  {
    name: 'a2ui-rejected-400',
    decision: 'AMB-098',
    description: 'A2UI messages are rejected with 400',
    group: 'a2ui-body',
  },
  {
    name: 'a2ui-path-with-action',
    decision: 'AMB-098',
    description: 'paths in A2UI errors start at the action',
  },
  {
    name: 'a2ui-first-fault-only',
    decision: 'AMB-098',
    description: 'only the first validation error of A2UI messages is reported',
  },
  {
    name: 'a2ui-stateless',
    decision: 'AMB-098',
    description: 'surfaces are not stored',
  },
  {
    name: 'a2ui-metadata-unread',
    decision: 'AMB-098',
    description: 'the data model in the metadata is not validated',
  },
  {
    name: 'a2ui-single-message',
    decision: 'AMB-098',
    description: 'the data of an A2UI part may be one message instead of a list',
  },
  {
    name: 'a2ui-by-content',
    decision: 'AMB-098',
    description: 'data is A2UI if it is a list with an item that has an action key',
    target: { provision: { encodeA2ui: { value: { part: { media_type: null, metadata: null } } } } },
  },
  {
    name: 'a2ui-in-variant-sends',
    decision: 'AMB-098',
    description: 'A2UI messages are validated only in variant sends',
    group: 'sends',
    target: { provision: { encodeA2ui: { value: { form: 'variant' } } } },
  },
  {
    name: 'a2ui-variant-body',
    decision: 'AMB-109',
    description: 'A2UI errors have the error body of the variant form',
    group: 'a2ui-body',
  },
] as const satisfies readonly Choice[]
