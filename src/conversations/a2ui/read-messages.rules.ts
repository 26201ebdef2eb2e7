import { payloadValidators } from '../../../generated/current/validators.js'
import { explain, namesIn, pointerInto, type Explanation, type Validate } from '../../platform/validation-errors.ts'
import type { DataPart, Part } from '../messages/part.ts'
import type { A2uiProblem, A2uiPlace, SurfaceStep } from './a2ui.ts'
import { plainOf } from '../../platform/exact-numbers.ts'

/** Media types of v0.9.1 and of the version before it. They are case-insensitive and may have parameters. */
const mediaType = /^\s*application\/(a2ui\+json|json\+a2ui)\s*(;|$)/i

/** Effects of the A2UI messages of a send on surfaces, in order, and the problems of each message by itself. */
export interface ReadMessages {
  steps: SurfaceStep[]
  problems: A2uiProblem[]
}

/** Whether a part is marked as A2UI messages (AMB-098). */
export function carriesA2ui(part: Part): part is DataPart {
  if (part.type !== 'data') return false
  return [part.mediaType, part.metadata?.mimeType].some((named) => typeof named === 'string' && mediaType.test(named))
}

/**
 * Validates the A2UI messages of a send against their schemas. decide-surfaces.ts has the checks that depend on the chat.
 * @param clientDataModel metadata.a2uiClientDataModel of the send
 */
export function readMessages(parts: readonly Part[], clientDataModel?: unknown): ReadMessages {
  const read: ReadMessages = { steps: [], problems: [] }
  parts.forEach((part, partIndex) => {
    if (!carriesA2ui(part)) return
    const data = plainOf(part.data)
    if (Array.isArray(data)) data.forEach((item, dataIndex) => readOne(read, item, { partIndex, dataIndex }))
    else
      read.problems.push({
        partIndex,
        dataIndex: null,
        surfaceId: surfaceOf(data),
        path: '',
        message: 'The data of A2UI is an array of messages.',
      })
  })
  if (clientDataModel !== undefined) readDataModel(read, clientDataModel)
  return read
}

type Action = Exclude<keyof typeof payloadValidators, 'envelope' | 'clientDataModel'>

/** Finds the action first: only the schema of that action can locate the mismatch in the body. */
function readOne({ steps, problems }: ReadMessages, item: unknown, place: A2uiPlace): void {
  const surfaceId = surfaceOf(item)
  const outside = mismatch(payloadValidators.envelope, item)
  if (outside) {
    problems.push({ ...place, surfaceId, path: '', message: sentence('message', outside) })
    return
  }
  const [action, body] = Object.entries(item as object).find(([name]) => name !== 'version') as [Action, unknown]
  const inside = mismatch(payloadValidators[action], body) ?? repeatedId(action, body)
  if (inside) problems.push({ ...place, surfaceId, path: inside.pointer, message: sentence(action, inside) })
  if (action === 'action' || action === 'error') return
  if (!inside) steps.push({ ...place, action, surfaceId })
  // The surface counts as created. Otherwise, later valid messages for it would be rejected too.
  else if (action === 'createSurface') steps.push({ ...place, action, surfaceId, faulty: true })
}

function readDataModel({ problems }: ReadMessages, model: unknown): void {
  const place = { partIndex: null, dataIndex: null }
  const inside = mismatch(payloadValidators.clientDataModel, model)
  if (!inside) return
  const [list, named] = namesIn(inside.pointer)
  const surfaceId = list === 'surfaces' && named !== undefined ? named : ''
  const path = pointerInto('', 'a2uiClientDataModel') + inside.pointer
  problems.push({ ...place, surfaceId, path, message: sentence('metadata.a2uiClientDataModel', inside) })
}

function mismatch(validate: Validate, value: unknown): Explanation | undefined {
  if (validate(value)) return undefined
  return explain(validate.errors ?? []) ?? { field: '', problem: 'is not valid', pointer: '' }
}

/** Finds a repeated component id: the update would be ambiguous. */
function repeatedId(action: Action, body: unknown): Explanation | undefined {
  if (action !== 'updateComponents') return undefined
  const ids = (body as { components: { id: string }[] }).components.map(({ id }) => id)
  const index = ids.findIndex((id, at) => ids.indexOf(id) < at)
  if (index < 0) return undefined
  return {
    field: `components[${index}].id`,
    problem: 'repeats the id of another component',
    pointer: `/components/${index}/id`,
  }
}

/** Returns the surface id of a message, even of an invalid one. */
function surfaceOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  const named = Object.values(item).find((body) => typeof body?.surfaceId === 'string')
  return named?.surfaceId ?? ''
}

function sentence(subject: string, { field, problem }: Explanation): string {
  const separator = field === '' || field.startsWith('[') ? '' : '.'
  return `${subject}${separator}${field} ${problem}.`
}
