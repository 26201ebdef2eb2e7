import fc from 'fast-check'
import type { WireObject } from '../../client/wire.ts'
import { check } from '../../check-api/check.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { pathFinding } from './path.ts'
import {
  a2ui,
  encode,
  innerError,
  itemsOf,
  placed,
  rejectedA2ui,
  send,
  acceptedDialect,
  invalidMessages,
  surfaceName,
  type Item,
} from './fixtures.ts'

check('a2ui.send.refusals-carry-errors', ['A2UI-001', 'A2UI-013'], a2ui, async (t) => {
  const { version, creating } = await acceptedDialect(t)
  const [clean, invalid] = [
    await encode(t, [creating(surfaceName(t))]),
    await encode(t, [{ version, createSurface: { surfaceId: 7 } }]),
  ]
  const { reply } = await rejectedA2ui(t, 'a surface that is a number', [invalid], [clean])
  t.observeDecision('AMB-098', `A2UI messages are rejected with ${reply.status}`)
  const other = await t.rejects({
    what: 'a link to an http URL',
    expect: '4xx',
    attempt: () => send(t, [{ type: 'link', url: 'http://example.com/' }]),
    control: () => send(t, [{ type: 'link', url: 'https://example.com/' }]),
  })
  t.expect.equal(itemsOf(other), [], { what: 'a2ui_errors in a rejection that is not about A2UI' })
})

check('a2ui.send.first-error-leads', ['A2UI-003', 'A2UI-001'], a2ui, async (t) => {
  const { version, creating } = await acceptedDialect(t)
  const number = { version, createSurface: { surfaceId: surfaceName(t), catalogId: 7 } }
  const parts = [await encode(t, [creating(surfaceName(t)), number]), await encode(t, ['text'])]
  const { reply, first } = await rejectedA2ui(t, 'a send with two invalid messages', parts, [
    await encode(t, [creating(surfaceName(t))]),
  ])
  const error = ((reply.body as WireObject)['error'] ?? {}) as WireObject
  t.expect.equal(error['message'], innerError(first)['message'], {
    what: 'error.message, compared with the message of the first item',
  })
  t.expect.equal(error['status'], reply.status, { what: 'error.status, compared with the status of the answer' })
  t.expect.equal([first.part_index, first.data_index], [0, 1], {
    what: 'the first item refers to the first error',
    warnOnly: true,
  })
})

/** Asserts the members of an a2ui_errors item, and their stated values. */
function expectItemShape(t: CheckContext, item: Item, about: string): void {
  const { a2ui_message: shown = {} } = item
  const error = innerError(item)
  const expectMembers = (value: object, names: string[], what: string, requirement: 'A2UI-004' | 'A2UI-007'): boolean =>
    t.expect.equal(Object.keys(value).sort(), names, { requirement, what: `members of ${what} about ${about}` })
  expectMembers(item, ['a2ui_message', 'data_index', 'part_index'], 'an item', 'A2UI-004')
  expectMembers(shown, ['error', 'version'], 'a2ui_message', 'A2UI-007')
  expectMembers(error, ['code', 'message', 'path', 'surfaceId'], 'the error', 'A2UI-007')
  t.expect.equal(shown['version'], 'v0.9.1', { requirement: 'VER-008', what: `version of a2ui_message about ${about}` })
  t.expect.equal(error['code'], 'VALIDATION_FAILED', {
    requirement: 'A2UI-008',
    what: `code of the error about ${about}`,
  })
  t.expect.that(typeof error['surfaceId'] === 'string', {
    requirement: 'A2UI-009',
    what: `surfaceId about ${about} is a string`,
    actual: error['surfaceId'] ?? 'nothing',
  })
  t.expect.that(typeof error['message'] === 'string', {
    requirement: 'A2UI-011',
    what: `the message about ${about} is a string`,
    actual: error['message'] ?? 'nothing',
  })
  t.expect.that(error['message'] !== '', {
    requirement: 'A2UI-011',
    what: `the message about ${about} is not empty`,
    warnOnly: true,
  })
}

check(
  'a2ui.send.items-tell-the-fault',
  ['A2UI-004', 'A2UI-001', 'A2UI-007', 'A2UI-008', 'A2UI-009', 'A2UI-010', 'A2UI-011', 'VER-008'],
  { ...a2ui, seconds: 2 },
  async (t) => {
    const words = await acceptedDialect(t)
    const made = surfaceName(t)
    await t.given(send(t, [await encode(t, [words.creating(made)])]), 'a message that creates a surface')
    for (const { what, message, surfaceId, at } of invalidMessages(t, words, made)) {
      const clean = await encode(t, [words.creating(surfaceName(t))])
      // A target may recognize A2UI by the messages themselves (AMB-098), so that a valid one precedes the invalid one.
      const invalid = await encode(t, [words.creating(surfaceName(t)), message])
      const { items, first } = await rejectedA2ui(t, what, [invalid], [clean])
      for (const item of items) expectItemShape(t, item, what)
      const { surfaceId: named, path } = innerError(first)
      if (surfaceId !== undefined)
        t.expect.equal(named, surfaceId, { requirement: 'A2UI-009', what: `surfaceId in the error about ${what}` })
      const finding = pathFinding(path, message, at)
      if (finding)
        t.expect.that(false, {
          requirement: 'A2UI-010',
          what: `path about ${what}: ${finding.text}`,
          expected: at?.join('/') ?? '',
          actual: path,
          warnOnly: finding.mild,
        })
    }
  },
)

const places = fc.record({ part: fc.nat(3), item: fc.nat(2), behind: fc.nat(1) })

check('a2ui.send.items-tell-the-place', ['A2UI-005', 'A2UI-006', 'A2UI-001'], { ...a2ui, seconds: 2 }, async (t) => {
  const { version, creating } = await acceptedDialect(t)
  await t.property(
    places,
    async ({ part, item, behind }) => {
      const before = Array.from({ length: item }, () => creating(surfaceName(t)))
      const invalid = await encode(t, [
        ...before,
        { version, createSurface: { surfaceId: surfaceName(t), catalogId: 7 } },
        creating(surfaceName(t)),
      ])
      const clean = await encode(t, [creating(surfaceName(t))])
      const what = `item ${item} of part ${part}`
      const { items, first } = await rejectedA2ui(
        t,
        what,
        placed(t, part, invalid, behind),
        placed(t, part, clean, behind),
      )
      t.expect.equal(first.part_index, part, { what: `part_index of an error in ${what}` })
      t.expect.equal(first.data_index, item, { requirement: 'A2UI-006', what: `data_index of an error in ${what}` })
      t.expect.equal(items.length, 1, { what: `number of items about one error in ${what}`, warnOnly: true })
    },
    { runs: { quick: 6 } },
  )
})
