/** Rules for a part apply at every position in a message. */
import { textParts } from '../../client/agent.ts'
import type { WirePart } from '../../client/wire.ts'
import { check, type RequirementId } from '../../check-api/check.ts'
import { agentChat } from '../../fixtures/agent-chat.ts'
import { rejectedSend } from '../../fixtures/rejected-send.ts'
import { sendRoutes } from '../../fixtures/send-routes.ts'

const url = 'https://example.com/page'

interface Bad {
  what: string
  requirement: RequirementId
  part: WirePart
  /** The same part without the error. */
  good: WirePart
}

const bad: readonly Bad[] = [
  {
    what: 'an http link',
    requirement: 'PART-007',
    part: { type: 'link', url: 'http://example.com/' },
    good: { type: 'link', url },
  },
  {
    what: 'a data part without data',
    requirement: 'PART-010',
    part: { type: 'data' },
    good: { type: 'data', data: null },
  },
  {
    what: 'a media part with neither url nor attachment_id',
    requirement: 'PART-012',
    part: { type: 'media', duration_ms: 5 },
    good: { type: 'media', url, duration_ms: 5 },
  },
  {
    what: 'a text part without text',
    requirement: 'PART-002',
    part: { type: 'text' },
    good: { type: 'text', text: 'x' },
  },
  {
    what: 'a text of 9000 bytes',
    requirement: 'PART-003',
    part: { type: 'text', text: 'x'.repeat(9000) },
    good: { type: 'text', text: 'x'.repeat(8000) },
  },
  {
    what: 'data of 17,500 bytes',
    requirement: 'PART-011',
    part: { type: 'data', data: 'd'.repeat(17_498) },
    good: { type: 'data', data: 'd'.repeat(15_998) },
  },
  {
    what: 'a text with an unknown style',
    requirement: 'PART-005',
    part: { type: 'text', text: 'x', styles: ['sparkling'] as never },
    good: { type: 'text', text: 'x' },
  },
  {
    what: 'a text whose second style is unknown',
    requirement: 'PART-005',
    part: { type: 'text', text: 'x', styles: ['bold', 'sparkling'] as never },
    good: { type: 'text', text: 'x' },
  },
]

check(
  'messages.parts.bad-part-behind-a-good-one',
  ['PART-007', 'PART-010', 'PART-012', 'PART-002', 'PART-003', 'PART-005', 'PART-011'],
  { ...agentChat, seconds: 3 },
  async (t) => {
    for (const [turn, { what, requirement, part, good }] of bad.entries()) {
      for (const [index, route] of sendRoutes.entries()) {
        // Tests the part at the second position, and after two parts.
        const before = textParts(t.unique.marker()).concat((turn + index) % 2 === 0 ? [] : [{ type: 'link', url }])
        await rejectedSend(t, {
          what: `${what} after ${before.length} valid parts`,
          requirement,
          route,
          invalid: { parts: [...before, part] },
          clean: { parts: [...before, good] },
        })
      }
    }
  },
)
