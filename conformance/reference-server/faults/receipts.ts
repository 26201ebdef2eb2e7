/** Faults of watermarks, receipt timestamps and receipt events. */
import type { Fault } from './fault.ts'

export const receiptsFaults = [
  {
    name: 'watermark-goes-back',
    violates: ['RCP-019', 'RCP-020'],
    description: 'an older message moves the watermark back',
  },
  {
    name: 'behind-says-advanced',
    violates: ['RCP-020', 'RCP-037'],
    description: 'a call below the watermark answers advanced true',
  },
  {
    name: 'behind-rejected',
    violates: ['RCP-020'],
    description: 'a call below the watermark answers 409',
  },
  {
    name: 'equal-says-advanced',
    violates: ['RCP-021', 'RCP-037'],
    description: 'repeating a watermark answers advanced true',
  },
  {
    name: 'advance-says-false',
    violates: ['RCP-037', 'RCP-012', 'RCP-014'],
    description: 'an advancing call answers advanced false',
  },
  {
    name: 'read-without-delivered',
    violates: ['RCP-017', 'RCP-039'],
    description: 'read does not advance the delivered watermark',
  },
  {
    name: 'repeat-emits-receipt',
    violates: ['RCP-021'],
    description: 'a repeated watermark emits its event again',
  },
  {
    name: 'receipt-event-twice',
    violates: ['RCP-033', 'RCP-022', 'RCP-013'],
    description: 'an advance emits its event twice',
  },
  {
    name: 'receipts-in-groups',
    violates: ['RCP-024', 'RCP-006', 'GRP-005', 'RCP-027'],
    description: 'groups have watermarks, receipt timestamps and receipt events',
  },
  {
    name: 'stamps-in-groups',
    violates: ['RCP-027', 'RCP-006', 'GRP-005'],
    description: 'group history has delivered timestamps',
  },
  {
    name: 'only-named-message-stamped',
    violates: ['RCP-018'],
    description: 'a watermark sets the receipt timestamp of only the named message',
  },
  {
    name: 'watermark-moves-both-parties',
    violates: ['RCP-032'],
    description: 'a read also moves the watermark of the other participant',
  },
  {
    name: 'race-watermark-advances-twice',
    violates: ['RCP-022'],
    description: 'parallel identical calls all answer advanced true',
  },
  {
    name: 'stranger-moves-watermark',
    violates: ['RCP-031'],
    description: 'a non-member gets 200 and an event is emitted',
  },
  {
    name: 'receipt-event-without-recipient',
    violates: ['RCP-023', 'EVT-032', 'EVT-033'],
    description: 'data.recipient is missing',
  },
  {
    name: 'receipt-event-without-sequence',
    violates: ['RCP-023', 'EVT-032', 'EVT-033'],
    description: 'data.through_sequence is missing',
  },
  {
    name: 'delivered-event-missing',
    violates: ['RCP-013', 'EVT-032'],
    description: 'POST delivered emits no event',
  },
  {
    name: 'read-event-missing',
    violates: ['RCP-015', 'EVT-033'],
    description: 'POST read emits no event',
  },
  {
    name: 'pull-does-not-mark',
    violates: ['RCP-010', 'EVT-027'],
    description: 'a pull marks no message as delivered',
  },
  {
    name: 'pull-marks-first-of-page',
    violates: ['EVT-027', 'RCP-010'],
    description: 'a pull marks only the first message of its page as delivered',
  },
  {
    name: 'pull-marks-whole-log',
    violates: ['RCP-011'],
    description: 'a pull marks messages after its page as delivered',
  },
  {
    name: 'pull-marks-read',
    violates: ['RCP-010', 'RCP-001'],
    description: 'a pull marks its messages as read',
  },
  {
    name: 'rejected-pull-marks',
    violates: ['RCP-036'],
    description: 'a rejected pull marks the messages of the log as delivered',
  },
  {
    name: 'delivered-undoes-read',
    violates: ['RCP-038', 'RCP-019'],
    description: 'delivered after read removes the read timestamp',
  },
  {
    name: 'typing-marks-read',
    violates: ['RCP-005'],
    description: 'typing moves the read watermark',
  },
  {
    name: 'read-needs-no-message-id',
    violates: ['RCP-030'],
    description: 'read without message_id applies to the whole chat',
  },
  {
    name: 'read-needs-delivered',
    violates: ['RCP-016'],
    description: 'read of a message that is not yet delivered has no effect',
  },
  {
    name: 'read-answers-202-empty',
    violates: ['RCP-014'],
    description: 'read answers an empty object',
  },
  {
    name: 'webhook-success-does-not-mark',
    violates: ['RCP-007', 'WHK-029'],
    description: 'a delivery does not mark its message as delivered',
  },
  {
    name: 'read-moves-delivered-back',
    violates: ['RCP-019', 'RCP-037'],
    description: 'a read below the delivered watermark moves that watermark back',
  },
  {
    name: 'woken-pull-does-not-mark',
    violates: ['RCP-010', 'EVT-027'],
    description: 'a page of a pull that waited for its events marks no message as delivered',
  },
  {
    name: 'repeated-pull-moves-back',
    violates: ['RCP-019'],
    description: 'pulling an earlier page again moves the delivered watermark back',
  },
  {
    name: 'webhook-of-any-event-marks',
    violates: ['RCP-009'],
    description: 'the delivery of any event of a chat marks its newest message as delivered',
    warns: true,
  },
  {
    name: 'webhook-failure-marks',
    violates: ['RCP-008'],
    description: 'a failed delivery marks the message as delivered',
  },
  {
    name: 'group-receipt-500',
    violates: ['RCP-025'],
    description: 'read and delivered in a group answer 500',
  },
  {
    name: 'unknown-watermark-500',
    violates: ['RCP-028'],
    description: 'read and delivered of an unknown message answer 500',
  },
  {
    name: 'own-watermark-500',
    violates: ['RCP-029'],
    description: 'read and delivered of an own message answer 500',
  },
  {
    name: 'variant-read-at-once',
    violates: ['RCP-035'],
    description: 'a variant message to a person is marked as read when it is stored',
  },
  {
    name: 'stale-receipt-comes-late',
    violates: ['RCP-019'],
    description: 'a call below the watermark emits its event with the next message',
  },
  {
    name: 'repeated-receipt-comes-late',
    violates: ['RCP-022'],
    description: 'a repeated watermark emits its event again with the next message',
  },
  {
    name: 'variant-status-of-the-recipient',
    violates: ['RCP-034'],
    description: 'a variant send has the delivery_status sent until the recipient has the message',
  },
] as const satisfies readonly Fault[]
