import { payloadValidators } from '../../../generated/current/validators.js'
import { explain, namesIn, pointerInto, type Explanation, type Validate } from '../../platform/validation-errors.ts'
import type { DataPart, Part } from '../messages/part.ts'
import type { A2uiProblem, A2uiPlace, SurfaceStep } from './a2ui.ts'

/** The media type of v0.9.1 and the one before it; parameters may follow, and letters of either case stand for it. */
const mediaType = /^\s*application\/(a2ui\+json|json\+a2ui)\s*(;|$)/i

/** What the A2UI messages of a send do to surfaces, in their order, and what is wrong with each as it stands. */
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
 * Reads the A2UI messages of a send against their schemas. What depends on the chat is for surface.rules.ts.
 * @param clientDataModel metadata.a2uiClientDataModel of the send
 */
export function readMessages(parts: readonly Part[], clientDataModel?: unknown): ReadMessages {
  const read: ReadMessages = { steps: [], problems: [] }
  parts.forEach((part, partIndex) => {
    if (!carriesA2ui(part)) return
    if (Array.isArray(part.data)) part.data.forEach((item, dataIndex) => readOne(read, item, { partIndex, dataIndex }))
    else
      read.problems.push({
        partIndex,
        dataIndex: null,
        surfaceId: surfaceOf(part.data),
        path: '',
        message: 'The data of A2UI is an array of messages.',
      })
  })
  if (clientDataModel !== undefined) readDataModel(read, clientDataModel)
  return read
}

type Action = Exclude<keyof typeof payloadValidators, 'envelope' | 'clientDataModel'>

/** The action is looked at before its body: only the schema of what is meant can point at what is wrong. */
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
  // What would have been created counts for what follows, which else would be called faulty as well.
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

/** An update that names one component twice leaves open which of the two is meant. */
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

/** The surface that a message names, however wrong the rest of it is. */
function surfaceOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  const named = Object.values(item).find((body) => typeof body?.surfaceId === 'string')
  return named?.surfaceId ?? ''
}

function sentence(subject: string, { field, problem }: Explanation): string {
  const separator = field === '' || field.startsWith('[') ? '' : '.'
  return `${subject}${separator}${field} ${problem}.`
}
