/** Faults of A2UI messages in data parts and of the error bodies about them. */
import type { FaultTable } from './fault.ts'

export const a2uiFaults = {
  'a2ui-unchecked': [['A2UI-001'], 'A2UI messages of any shape are stored'],
  'a2ui-errors-missing': [['A2UI-001'], 'the error for invalid A2UI messages has no a2ui_errors'],
  'a2ui-errors-everywhere': [['A2UI-001'], 'every error response has a2ui_errors'],
  'a2ui-rejected-send-stored': [['A2UI-002'], 'a send whose A2UI messages are rejected is stored'],
  'a2ui-error-burns-id': [['A2UI-002'], 'the id of a rejected send cannot be used again'],
  'a2ui-surfaces-kept-of-rejected': [['A2UI-002'], 'the surfaces of a rejected send exist'],
  'a2ui-error-in-other-words': [['A2UI-003'], 'error.message is the same for every error'],
  'a2ui-error-of-the-last': [['A2UI-003'], 'error.message is that of the last error'],
  'a2ui-error-without-status': [['A2UI-003'], 'the error has no status'],
  'a2ui-item-with-more': [['A2UI-004'], 'items have an additional member'],
  'a2ui-parts-from-one': [['A2UI-005'], 'part_index counts from 1'],
  'a2ui-parts-of-a2ui-only': [['A2UI-005'], 'part_index counts only parts with A2UI'],
  'a2ui-metadata-is-part-0': [['A2UI-005'], 'an error in the metadata has part_index 0'],
  'a2ui-data-from-one': [['A2UI-006'], 'data_index counts from 1'],
  'a2ui-part-is-item-0': [['A2UI-006'], 'an error of the part itself has data_index 0'],
  'a2ui-error-with-more': [['A2UI-007'], 'the error of an item has an additional member'],
  'a2ui-code-of-its-own': [['A2UI-008'], 'the code is the violated schema keyword'],
  'a2ui-surface-null': [['A2UI-009'], 'surfaceId is null when the message names no surface'],
  'a2ui-surface-never-named': [['A2UI-009'], 'surfaceId is always empty'],
  'a2ui-path-in-dots': [['A2UI-010'], 'the path has dots as separators'],
  'a2ui-path-from-the-send': [['A2UI-010'], 'the path starts at the send'],
  'a2ui-two-actions-accepted': [['A2UI-001'], 'a message with two actions is accepted'],
  'a2ui-path-of-a-text': [['A2UI-010'], 'the path of a message that is not an object is /'],
  'a2ui-message-as-list': [['A2UI-011'], 'the message of an item is a list'],
} as const satisfies FaultTable
