/** Faults of message parts. */
import type { Fault } from './fault.ts'

export const partsFaults = [
  {
    name: 'invalid-part-dropped',
    violates: ['PART-017'],
    description: 'invalid parts are omitted and the other parts are stored',
  },
  {
    name: 'text-limit-in-characters',
    violates: ['PART-003', 'LIM-003'],
    description: 'limits count characters, not bytes',
  },
  {
    name: 'text-limit-missing',
    violates: ['PART-003', 'LIM-003'],
    description: 'a text part may have any length',
  },
  {
    name: 'data-limit-missing',
    violates: ['PART-011', 'LIM-004'],
    description: 'a data part may have any size',
  },
  {
    name: 'unknown-style-accepted',
    violates: ['PART-005', 'ERR-029', 'PART-004'],
    description: 'any style name is accepted',
  },
  {
    name: 'media-neither-accepted',
    violates: ['PART-012'],
    description: 'media without url and attachment_id is accepted',
  },
  {
    name: 'http-link-accepted',
    violates: ['PART-007'],
    description: 'an http link is accepted',
  },
  {
    name: 'link-description-required',
    violates: ['PART-008'],
    description: 'a link without description is rejected',
  },
  {
    name: 'data-member-optional',
    violates: ['PART-010'],
    description: 'a data part without data is accepted',
  },
  {
    name: 'data-null-rejected',
    violates: ['PART-009', 'MSG-002'],
    description: 'data null is treated as missing',
  },
  {
    name: 'equal-parts-once',
    violates: ['MSG-022', 'MSG-002'],
    description: 'a part that equals an earlier one is omitted',
  },
  {
    name: 'no-break-space-replaced',
    violates: ['MSG-051'],
    description: 'no-break spaces in texts become spaces',
  },
  {
    name: 'spaces-collapsed',
    violates: ['MSG-051'],
    description: 'several spaces in a text become one',
  },
  {
    name: 'link-title-escaped',
    violates: ['PART-008'],
    description: 'titles of links are HTML-escaped when stored',
  },
  {
    name: 'link-query-dropped',
    violates: ['PART-008'],
    description: 'URLs of links lose their query',
  },
  {
    name: 'data-keys-with-dollar-dropped',
    violates: ['PART-009'],
    description: 'members of data whose names start with $ are removed',
  },
  {
    name: 'data-keys-camelised',
    violates: ['PART-009'],
    description: 'member names in data become camelCase',
  },
  {
    name: 'duration-dropped',
    violates: ['PART-013', 'MSG-002'],
    description: 'duration_ms is not stored',
  },
  {
    name: 'media-part-rejected',
    violates: ['PART-001', 'PART-012', 'MSG-002'],
    description: 'media parts are rejected as an unknown type',
  },
  {
    name: 'text-member-optional',
    violates: ['PART-002'],
    description: 'a text part without text is stored as empty',
  },
  {
    name: 'blank-text-500',
    violates: ['PART-019'],
    description: 'a blank text answers 500',
  },
  {
    name: 'unknown-part-member-500',
    violates: ['PART-021'],
    description: 'an unknown member of a part answers 500 on v2',
  },
  {
    name: 'foreign-attachment-opened',
    violates: ['PART-015', 'ATT-007'],
    description: 'a part with an attachment of another agent reveals its URL',
  },
  {
    name: 'attachment-part-emptied',
    violates: ['PART-016'],
    description: 'a stored media part has neither id nor url',
  },
  {
    name: 'attachment-part-of-another',
    violates: ['PART-016'],
    description: 'a media part has the URL of another attachment',
  },
  {
    name: 'media-both-accepted',
    violates: ['PART-012'],
    description: 'media with url and attachment_id is accepted',
  },
  {
    name: 'data-limit-in-characters',
    violates: ['PART-011'],
    description: 'the limit of data counts characters',
  },
  {
    name: 'underline-rejected',
    violates: ['PART-004'],
    description: 'the style underline is rejected',
  },
  {
    name: 'styles-in-any-case',
    violates: ['PART-020'],
    warns: true,
    description: 'Bold is treated as bold',
  },
  {
    name: 'only-first-part-checked',
    violates: ['PART-007', 'PART-010', 'PART-012', 'PART-003'],
    description: 'parts after the first are not validated',
  },
  {
    name: 'trailing-line-feeds-cut',
    violates: ['MSG-051'],
    description: 'of several line feeds at the end of a text one is kept',
  },
  {
    name: 'digit-strings-become-numbers',
    violates: ['PART-009'],
    description: 'strings of digits in data become numbers',
  },
  {
    name: 'event-parts-without-styles',
    violates: ['PART-004'],
    description: 'events contain text parts without their styles',
  },
  {
    name: 'big-numbers-become-text',
    violates: ['PART-009'],
    description: 'numbers in data that a double cannot represent exactly become strings',
    warns: true,
  },
] as const satisfies readonly Fault[]
