/** Legal choices about A2UI messages. */
import type { ChoiceTable } from '../choice.ts'

export const a2uiChoices = {
  'a2ui-rejected-400': ['AMB-098', 'A2UI messages are rejected with 400', { group: 'a2ui-body' }],
  'a2ui-path-with-action': ['AMB-098', 'paths in A2UI errors start at the action'],
  'a2ui-first-fault-only': ['AMB-098', 'only the first validation error of A2UI messages is reported'],
  'a2ui-stateless': ['AMB-098', 'surfaces are not stored'],
  'a2ui-metadata-unread': ['AMB-098', 'the data model in the metadata is not validated'],
  'a2ui-single-message': ['AMB-098', 'the data of an A2UI part may be one message instead of a list'],
  'a2ui-by-content': [
    'AMB-098',
    'data is A2UI if it is a list with an item that has an action key',
    { target: { provision: { encodeA2ui: { value: { part: { media_type: null, metadata: null } } } } } },
  ],
  'a2ui-in-variant-sends': [
    'AMB-098',
    'A2UI messages are validated only in variant sends',
    { group: 'sends', target: { provision: { encodeA2ui: { value: { form: 'variant' } } } } },
  ],
  'a2ui-variant-body': ['AMB-109', 'A2UI errors have the error body of the variant form', { group: 'a2ui-body' }],
} as const satisfies ChoiceTable
