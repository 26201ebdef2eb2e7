/** Legal choices about the variant form and drafts. */
import type { ChoiceTable } from '../choice.ts'

export const variantChoices = {
  'variant-not-spoken': [
    'AMB-010',
    'the server has only the current form',
    { group: 'sends', forms: ['current'], lacks: true },
  ],
  'variant-errors-current': ['AMB-087', 'errors of variant sends have the current error body'],
  'error-documents-elsewhere': ['AMB-087', 'doc_url is on another host'],
  'draft-errors-variant': ['AMB-087', 'errors of drafts have the variant error body'],
  'draft-key-ignored': ['AMB-089', 'every request to open a draft opens a new one'],
  'append-to-message-409': ['AMB-090', 'append to a message that is not a draft answers 409'],
  'finalize-answers-202': ['AMB-091', 'finalize answers 202'],
  'finalize-bare-message': ['AMB-091', 'finalize answers the bare message'],
  'draft-parts-by-value': ['AMB-091', 'finalize accepts only parts in the variant form'],
  'draft-text-split': ['AMB-091', 'a long text of a draft becomes several parts'],
  'one-recipient-only': ['AMB-092', 'a send to several handles is rejected'],
  'variant-answer-bare': ['AMB-094', 'a variant send answers with only chat_id and created_new_chat', { lacks: true }],
  'variant-links-rejected': ['AMB-093', 'variant sends accept no links'],
} as const satisfies ChoiceTable
