/** Legal choices about receipts and watermarks. */
import type { Choice } from '../choice.ts'

export const receiptsChoices = [
  {
    name: 'read-state-not-offered',
    decision: 'AMB-001',
    description: 'read and delivered answer 404; there are no receipt events and no receipt timestamps',
    group: 'receipts',
    lacks: true,
  },
  {
    name: 'receipts-not-between-agents',
    decision: 'AMB-003',
    description: 'chats of two agents have no receipts',
    group: 'receipts',
  },
  {
    name: 'receipt-null',
    decision: 'AMB-032',
    description: 'receipt is null when no watermark advanced',
  },
  {
    name: 'stamps-named-otherwise',
    decision: 'AMB-033',
    description: 'receipt timestamps are in deliveredAt and readAt',
    names: { delivered_stamp: 'deliveredAt', read_stamp: 'readAt' },
    group: 'stamps',
  },
  {
    name: 'stamps-are-a-status',
    decision: 'AMB-033',
    description: 'one member has the value sent, delivered or read',
    names: {
      delivered_stamp: { member: 'status', values: ['delivered', 'read'] },
      read_stamp: { member: 'status', values: ['read'] },
    },
    group: 'stamps',
  },
  {
    name: 'no-event-for-pull',
    decision: 'AMB-034',
    description: 'pulls and webhook deliveries emit no message.delivered',
  },
  {
    name: 'read-event-only',
    decision: 'AMB-035',
    description: 'a read that advances both watermarks emits only message.read',
  },
  {
    name: 'mover-gets-receipt',
    decision: 'AMB-036',
    description: 'receipt events are also in the log of the reader',
  },
  {
    name: 'own-watermark-rejected',
    decision: 'AMB-038',
    description: 'a watermark on an own message answers 422',
  },
  {
    name: 'group-receipts-200',
    decision: 'AMB-039',
    description: 'read in a group answers 200 with advanced false',
  },
  {
    name: 'receipt-answers-201',
    decision: 'AMB-032',
    description: 'read and delivered answer 201',
  },
  {
    name: 'stamps-nested',
    decision: 'AMB-033',
    description: 'receipt timestamps are in an object of their own',
    group: 'stamps',
  },
  {
    name: 'unknown-watermark-422',
    decision: 'AMB-038',
    description: 'a watermark on an unknown message answers 422',
  },
  {
    name: 'marks-after-the-answer',
    decision: 'AMB-041',
    description: 'a pull marks its messages as delivered 400 ms later',
  },
] as const satisfies readonly Choice[]
