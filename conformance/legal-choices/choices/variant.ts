/** Legal choices about the variant form and drafts. */
import type { Choice } from '../choice.ts'

export const variantChoices = [
  {
    name: 'variant-not-spoken',
    decision: 'AMB-010',
    description: 'the server has only the current form',
    group: 'sends',
    forms: ['current'],
    lacks: true,
  },
  {
    name: 'variant-errors-current',
    decision: 'AMB-087',
    description: 'errors of variant sends have the current error body',
  },
  {
    name: 'error-documents-elsewhere',
    decision: 'AMB-087',
    description: 'doc_url is on another host',
  },
  {
    name: 'draft-errors-variant',
    decision: 'AMB-087',
    description: 'errors of drafts have the variant error body',
  },
  {
    name: 'draft-key-ignored',
    decision: 'AMB-089',
    description: 'every request to open a draft opens a new one',
  },
  {
    name: 'append-to-message-409',
    decision: 'AMB-090',
    description: 'append to a message that is not a draft answers 409',
  },
  {
    name: 'finalize-answers-202',
    decision: 'AMB-091',
    description: 'finalize answers 202',
  },
  {
    name: 'finalize-bare-message',
    decision: 'AMB-091',
    description: 'finalize answers the bare message',
  },
  {
    name: 'draft-parts-by-value',
    decision: 'AMB-091',
    description: 'finalize accepts only parts in the variant form',
  },
  {
    name: 'draft-text-split',
    decision: 'AMB-091',
    description: 'a long text of a draft becomes several parts',
  },
  {
    name: 'one-recipient-only',
    decision: 'AMB-092',
    description: 'a send to several handles is rejected',
  },
  {
    name: 'variant-answer-bare',
    decision: 'AMB-094',
    description: 'a variant send answers with only chat_id and created_new_chat',
    lacks: true,
  },
  {
    name: 'variant-links-rejected',
    decision: 'AMB-093',
    description: 'variant sends accept no links',
  },
] as const satisfies readonly Choice[]
