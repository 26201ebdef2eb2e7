/** Legal choices about receipts and watermarks. */
import type { ChoiceTable } from '../choice.ts'

export const receiptsChoices = {
  'read-state-not-offered': [
    'AMB-001',
    'read and delivered answer 404; there are no receipt events and no receipt timestamps',
    { group: 'receipts', lacks: true },
  ],
  'receipts-not-between-agents': ['AMB-003', 'chats of two agents have no receipts', { group: 'receipts' }],
  'receipt-null': ['AMB-032', 'receipt is null when no watermark advanced'],
  'stamps-named-otherwise': [
    'AMB-033',
    'delivered and seen are true or false instead of a time',
    { names: { delivered_stamp: 'delivered', read_stamp: 'seen' }, group: 'stamps' },
  ],
  'stamps-are-a-status': [
    'AMB-033',
    'one member has the value sent, delivered or read',
    {
      names: {
        delivered_stamp: { member: 'status', values: ['delivered', 'read'] },
        read_stamp: { member: 'status', values: ['read'] },
      },
      group: 'stamps',
    },
  ],
  'no-event-for-pull': ['AMB-034', 'pulls and webhook deliveries emit no message.delivered'],
  'read-event-only': ['AMB-035', 'a read that advances both watermarks emits only message.read'],
  'mover-gets-receipt': ['AMB-036', 'receipt events are also in the log of the reader'],
  'own-watermark-rejected': ['AMB-038', 'a watermark on an own message answers 422'],
  'group-receipts-200': ['AMB-039', 'read in a group answers 200 with advanced false'],
  'receipt-answers-201': ['AMB-032', 'read and delivered answer 201'],
  'stamps-nested': ['AMB-033', 'receipt timestamps are in an object of their own', { group: 'stamps' }],
  'unknown-watermark-422': ['AMB-038', 'a watermark on an unknown message answers 422'],
  'marks-after-the-answer': ['AMB-041', 'a pull marks its messages as delivered 400 ms later'],
} as const satisfies ChoiceTable
