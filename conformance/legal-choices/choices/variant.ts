/** Legal choices about the variant form and drafts. */
import type { Choice } from '../choice.ts'

export const variantChoices = [
  {
    name: 'variant-not-spoken',
    decision: 'AMB-010',
    description: 'the current form alone is spoken',
    group: 'sends',
    forms: ['current'],
    lacks: true,
  },
  {
    name: 'variant-errors-current',
    decision: 'AMB-087',
    description: 'errors of variant sends have the current body',
  },
  {
    name: 'error-documents-elsewhere',
    decision: 'AMB-087',
    description: 'doc_url leads to another host',
  },
  {
    name: 'draft-errors-variant',
    decision: 'AMB-087',
    description: 'errors of drafts have the variant body',
  },
  {
    name: 'draft-key-ignored',
    decision: 'AMB-089',
    description: 'every opening of a draft opens one',
  },
  {
    name: 'append-to-message-409',
    decision: 'AMB-090',
    description: 'append to what is no draft answers 409',
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
    description: 'finalize takes parts of the variant shape only',
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
    description: 'a variant send answers chat_id and created_new_chat alone',
    lacks: true,
  },
  {
    name: 'variant-links-rejected',
    decision: 'AMB-093',
    description: 'variant sends take no links',
  },
] as const satisfies readonly Choice[]
