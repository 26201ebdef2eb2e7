import { describe, expect, it } from 'vitest'

import type { PaymentRequest } from '../../../generated/extensions/types.gen.ts'
import { uploadName } from '../upload.ts'
import { fileProblem, mediaParts, percentOf, sendProblem, shownSize, type Attached } from './attached.rules.ts'
import { amountText, paymentStatus, withPayment } from './payments.rules.ts'
import { applyTyping, stillTyping, typingLine, withoutTypist } from './typing.rules.ts'

const file = (more: Partial<Attached> = {}): Attached => ({
  key: 1,
  name: 'a.txt',
  contentType: 'text/plain',
  size: 1000,
  sent: 0,
  status: 'uploaded',
  error: null,
  attachmentId: 'att_1',
  preview: 'blob:1',
  durationMs: null,
  ...more,
})

describe('files', () => {
  it('are accepted up to a number and a size', () => {
    expect(fileProblem('a', 100 * 1024 * 1024, 9)).toBeNull()
    expect(fileProblem('a', 1, 10)).toContain('at most 10')
    expect(fileProblem('film', 100 * 1024 * 1024 + 1, 0)).toContain('film has 100.0 MB')
  })

  it('delay a message until all are uploaded', () => {
    expect(sendProblem([])).toBeNull()
    expect(sendProblem([file()])).toBeNull()
    expect(sendProblem([file(), file({ status: 'uploading' })])).toContain('still')
    expect(sendProblem([file({ status: 'uploading' }), file({ status: 'rejected' })])).toContain('not uploaded')
  })

  it('become parts in their order', () => {
    expect(mediaParts([file(), file({ attachmentId: 'att_2', durationMs: 1200 })])).toEqual([
      { type: 'media', attachment_id: 'att_1' },
      { type: 'media', attachment_id: 'att_2', duration_ms: 1200 },
    ])
  })

  it('show their progress, and are complete only after the response of the server', () => {
    const percents = [
      { size: 0, sent: 0, status: 'uploading' },
      { size: 1000, sent: 255, status: 'uploading' },
      { size: 1000, sent: 1000, status: 'uploading' },
      { size: 0, sent: 0, status: 'uploaded' },
    ] as const
    expect(percents.map(percentOf)).toEqual([0, 25, 99, 100])
    expect([0, 1023, 1536, 5 * 1024 * 1024].map(shownSize)).toEqual(['0 B', '1023 B', '2 KB', '5.0 MB'])
  })

  it('get names that the server accepts', () => {
    expect(uploadName('grün & blau.png')).toBe('grün & blau.png')
    expect(uploadName('a/b\\c\u0000d\u202Ee')).toBe('a_b_c_d_e')
    expect(['', '.', '..'].map(uploadName)).toEqual(['file', 'file', 'file'])
    expect(uploadName(`${'x'.repeat(300)}.png`)).toBe(`${'x'.repeat(251)}.png`)
    expect(encodeURIComponent(uploadName('\uD800.png'))).toBe('%EF%BF%BD.png')
  })
})

describe('typing', () => {
  const signal = (word: string, id: string, handle: unknown, chat_id: unknown = 'cnv_1') => ({
    name: `chat.typing_indicator.${word}`,
    data: { chat_id, participant: { type: 'user', id, handle }, timeout_ms: 90_000 },
  })

  const chat = (id: string): Parameters<typeof typingLine>[1] => ({
    id,
    participants: [
      { type: 'user', id: 'usr_ben', handle: 'ben', display_name: 'Ben Bon', joined_sequence: 1, role: 'member' },
    ],
  })

  it('is shown until it stops, a message arrives, or it expires', () => {
    const one = applyTyping([], signal('started', 'usr_ben', 'ben'), 1_000)
    const two = applyTyping(one, signal('started', 'usr_eve', 'eve'), 2_000)
    expect(typingLine(one, chat('cnv_1'))).toBe('Ben Bon is typing…')
    expect(typingLine(two, chat('cnv_1'))).toBe('Ben Bon and eve are typing…')
    expect(typingLine(two, chat('cnv_2'))).toBe('')
    expect(typingLine([...two, { ...two[0]!, actorId: 'agt_1' }], chat('cnv_1'))).toBe('3 people are typing…')
    expect(typingLine(applyTyping(two, signal('stopped', 'usr_ben', 'ben'), 3_000), chat('cnv_1'))).toBe(
      'eve is typing…',
    )
    expect(typingLine(withoutTypist(two, 'cnv_1', 'usr_eve'), chat('cnv_1'))).toBe('Ben Bon is typing…')
    expect(withoutTypist(two, 'cnv_2', 'usr_eve')).toBe(two)
    expect(typingLine(stillTyping(two, 91_000), chat('cnv_1'))).toBe('eve is typing…')
    expect(stillTyping(two, 90_999)).toBe(two)
  })

  it('of one person is listed once, until the expiry of the last signal', () => {
    const again = applyTyping(
      applyTyping([], signal('started', 'usr_ben', 'ben'), 0),
      signal('started', 'usr_ben', 'ben'),
      5,
    )
    expect(again).toEqual([{ chatId: 'cnv_1', actorId: 'usr_ben', handle: 'ben', until: 90_005 }])
  })

  it('ignores other and malformed signals', () => {
    const known = applyTyping([], signal('started', 'usr_ben', null), 0)
    expect(typingLine(known, { id: 'cnv_1', participants: [] })).toBe('Somebody is typing…')
    expect(applyTyping(known, signal('paused', 'usr_eve', 'eve'), 0)).toBe(known)
    expect(applyTyping(known, signal('started', 'usr_eve', 'eve', 7), 0)).toBe(known)
    expect(applyTyping(known, { name: 'chat.typing_indicator.started', data: {} }, 0)).toBe(known)
  })
})

describe('payment requests', () => {
  const request = (more: Partial<PaymentRequest> = {}) =>
    ({ id: 'pay_1', status: 'pending', updated_at: '2026-01-01T00:00:00.000Z', ...more }) as PaymentRequest

  it('show the amount in its currency', () => {
    expect(amountText({ value: 1250, currency: 'EUR', exponent: 2 }, 'en')).toBe('€12.50')
    expect(amountText({ value: 500, currency: 'JPY', exponent: 0 }, 'en')).toBe('¥500')
    expect(amountText({ value: 1, currency: 'KWD', exponent: 3 }, 'en')).toMatch(/^KWD\s0\.001$/)
  })

  it('have the latest state, for any order of updates', () => {
    const paid = request({ status: 'paid', updated_at: '2026-01-02T00:00:00.000Z' })
    expect(withPayment([request()], paid)).toEqual([paid])
    expect(withPayment([paid], request())).toEqual([paid])
    expect(withPayment([paid], request({ id: 'pay_2' })).map(({ id }) => id)).toEqual(['pay_2', 'pay_1'])
  })

  it('show their status', () => {
    expect(paymentStatus(request())).toBe('Waits for you')
    expect(paymentStatus(request({ status: 'paid' }))).toBe('Paid')
    expect(paymentStatus(request({ status: 'paid', refund: 'pending' }))).toBe('Is being sent back to you')
  })
})
