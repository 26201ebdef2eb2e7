import type { Vector, VectorFile } from './vector.ts'

const version = 'v0.9.1'
const mediaType = 'application/a2ui+json'
const catalogId = 'https://a2ui.org/specification/v0_9/basic_catalog.json'
const creating = (surfaceId: string): object => ({ version, createSurface: { surfaceId, catalogId } })
const made = 'made'

interface Invalid {
  what: string
  message: unknown
  /** Surface that the message names. Undefined when it names none clearly. */
  surfaceId?: string
  /** Place of the error in the body of the action. Undefined: the message as a whole. */
  at?: readonly [action: string, ...names: string[]]
}

/** Messages that every reading of A2UI rejects. */
const invalid: readonly Invalid[] = [
  {
    what: 'a catalog that is a number',
    message: { version, createSurface: { surfaceId: 'fresh', catalogId: 7 } },
    surfaceId: 'fresh',
    at: ['createSurface', 'catalogId'],
  },
  {
    what: 'components that are a string',
    message: { version, updateComponents: { surfaceId: made, components: 'root' } },
    surfaceId: made,
    at: ['updateComponents', 'components'],
  },
  {
    what: 'a component whose id is a number',
    message: { version, updateComponents: { surfaceId: made, components: [{ id: 7, component: 'Text', text: 'x' }] } },
    surfaceId: made,
    at: ['updateComponents', 'components', '0', 'id'],
  },
  {
    what: 'a path of the data model that is a number',
    message: { version, updateDataModel: { surfaceId: made, path: 7, value: 1 } },
    surfaceId: made,
    at: ['updateDataModel', 'path'],
  },
  { what: 'a version of another protocol', message: { ...creating('fresh'), version: 'v99' }, surfaceId: 'fresh' },
  { what: 'a message without a surface', message: { version, deleteSurface: {} }, surfaceId: '' },
  { what: 'a text instead of a message', message: 'createSurface', surfaceId: '' },
]

const textPart = { type: 'text', text: 'Hello' }
const dataPart = (data: readonly unknown[]): object => ({ type: 'data', media_type: mediaType, data })

/** Returns the part_index, the data_index and the members of each error of a send. */
function expectedOf(errors: readonly { part: number; data: number; error: Invalid }[]): Vector['expected'] {
  return {
    a2ui_errors: errors.map(({ part, data, error: { surfaceId, at } }) => ({
      part_index: part,
      data_index: data,
      version,
      code: 'VALIDATION_FAILED',
      ...(surfaceId === undefined ? {} : { surface_id: surfaceId }),
      ...(at === undefined ? {} : { paths: [at, at.slice(1)].map((names) => `/${names.join('/')}`) }),
    })),
  }
}

/** Rejections of invalid A2UI messages. */
export function a2uiErrors(): VectorFile {
  const [first, second] = [invalid[0]!, invalid[1]!]
  return {
    name: 'a2ui-errors',
    requirements: ['A2UI-001', 'A2UI-002', 'A2UI-003', 'A2UI-005', 'A2UI-006', 'A2UI-008', 'A2UI-009', 'A2UI-010'],
    rule: 'The chat has the surfaces that the messages of `given` made. The send of `parts` is rejected with these `a2ui_errors`, in this order, and nothing of it is applied. In an item, version is a2ui_message.version; code, surface_id (surfaceId) and the path are members of a2ui_message.error. `paths` lists the allowed paths, as JSON Pointers from the message or from the body of its action (AMB-098); without it the error is about the message as a whole. error.message of the answer is the message of the first item. `media_type` marks A2UI here; replace it if your service marks it in another way.',
    cases: [
      ...invalid.map((error) => ({
        name: error.what,
        input: { given: [creating(made)], parts: [dataPart([error.message])] },
        expected: expectedOf([{ part: 0, data: 0, error }]),
      })),
      {
        name: 'the second message of the third part',
        input: { given: [creating(made)], parts: [textPart, textPart, dataPart([creating('fine'), first.message])] },
        expected: expectedOf([{ part: 2, data: 1, error: first }]),
      },
      {
        name: 'errors in two parts',
        input: { given: [creating(made)], parts: [dataPart([first.message]), textPart, dataPart([second.message])] },
        expected: expectedOf([
          { part: 0, data: 0, error: first },
          { part: 2, data: 0, error: second },
        ]),
      },
    ],
  }
}
