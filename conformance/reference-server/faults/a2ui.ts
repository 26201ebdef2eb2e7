/** Faults of A2UI messages in data parts and of the error bodies about them. */
import type { Fault } from './fault.ts'

export const a2uiFaults = [
  {
    name: 'a2ui-unchecked',
    violates: ['A2UI-001'],
    description: 'A2UI messages of any shape are stored',
  },
  {
    name: 'a2ui-errors-missing',
    violates: ['A2UI-001'],
    description: 'the error for invalid A2UI messages has no a2ui_errors',
  },
  {
    name: 'a2ui-errors-everywhere',
    violates: ['A2UI-001'],
    description: 'every error response has a2ui_errors',
  },
  {
    name: 'a2ui-rejected-send-stored',
    violates: ['A2UI-002'],
    description: 'a send whose A2UI messages are rejected is stored',
  },
  {
    name: 'a2ui-error-burns-id',
    violates: ['A2UI-002'],
    description: 'the id of a rejected send cannot be used again',
  },
  {
    name: 'a2ui-surfaces-kept-of-rejected',
    violates: ['A2UI-002'],
    description: 'the surfaces of a rejected send exist',
  },
  {
    name: 'a2ui-error-in-other-words',
    violates: ['A2UI-003'],
    description: 'error.message is the same for every error',
  },
  {
    name: 'a2ui-error-of-the-last',
    violates: ['A2UI-003'],
    description: 'error.message is that of the last error',
  },
  {
    name: 'a2ui-error-without-status',
    violates: ['A2UI-003'],
    description: 'the error has no status',
  },
  {
    name: 'a2ui-item-with-more',
    violates: ['A2UI-004'],
    description: 'items have an additional member',
  },
  {
    name: 'a2ui-parts-from-one',
    violates: ['A2UI-005'],
    description: 'part_index counts from 1',
  },
  {
    name: 'a2ui-parts-of-a2ui-only',
    violates: ['A2UI-005'],
    description: 'part_index counts only parts with A2UI',
  },
  {
    name: 'a2ui-metadata-is-part-0',
    violates: ['A2UI-005'],
    description: 'an error in the metadata has part_index 0',
  },
  {
    name: 'a2ui-data-from-one',
    violates: ['A2UI-006'],
    description: 'data_index counts from 1',
  },
  {
    name: 'a2ui-part-is-item-0',
    violates: ['A2UI-006'],
    description: 'an error of the part itself has data_index 0',
  },
  {
    name: 'a2ui-error-with-more',
    violates: ['A2UI-007'],
    description: 'the error of an item has an additional member',
  },
  {
    name: 'a2ui-code-of-its-own',
    violates: ['A2UI-008'],
    description: 'the code is the violated schema keyword',
  },
  {
    name: 'a2ui-surface-null',
    violates: ['A2UI-009'],
    description: 'surfaceId is null when the message names no surface',
  },
  {
    name: 'a2ui-surface-never-named',
    violates: ['A2UI-009'],
    description: 'surfaceId is always empty',
  },
  {
    name: 'a2ui-path-in-dots',
    violates: ['A2UI-010'],
    description: 'the path has dots as separators',
  },
  {
    name: 'a2ui-path-from-the-send',
    violates: ['A2UI-010'],
    description: 'the path starts at the send',
  },
  {
    name: 'a2ui-two-actions-accepted',
    violates: ['A2UI-001'],
    description: 'a message with two actions is accepted',
  },
  {
    name: 'a2ui-path-of-a-text',
    violates: ['A2UI-010'],
    description: 'the path of a message that is not an object is /',
  },
  {
    name: 'a2ui-message-as-list',
    violates: ['A2UI-011'],
    description: 'the message of an item is a list',
  },
] as const satisfies readonly Fault[]
