import type { Answer, AskOptions } from '../ask.ts'
import type { Field } from '../surfaces.ts'
import type { Interrupt } from './protocol.ts'

type Schema = Record<string, unknown>

/** A question to a person, and the conversion of its answer to the payload that resumes the run. */
export interface AskedInterrupt {
  ask: Pick<AskOptions, 'text' | 'choices' | 'form'>
  payloadOf(answer: Answer): unknown
}

/** Maximum characters of the arguments of a tool call in a question. */
const argumentsMax = 500

/**
 * Returns the question for an interrupt: two buttons for an approval, buttons for a list of values, a form for an
 * object, otherwise a free text.
 * @param toolCall the call that the interrupt is about
 */
export function questionOf(
  interrupt: Interrupt,
  toolCall?: { function: { name: string; arguments: string } },
): AskedInterrupt {
  const { reason, message, responseSchema: schema = {} } = interrupt
  const call = toolCall && `${toolCall.function.name} ${toolCall.function.arguments.slice(0, argumentsMax)}`.trim()
  const text = message ?? (call ? `Allow ${call}?` : reason)
  const isFree = Object.keys(schema).length === 0
  if (schema.type === 'boolean' || (isFree && reason === 'confirmation'))
    return { ask: { text, choices: approval }, payloadOf: isApproved }
  if (isApproval(schema) || (isFree && reason === 'tool_call'))
    return { ask: { text, choices: approval }, payloadOf: (answer) => ({ approved: isApproved(answer) }) }
  const values = Array.isArray(schema.enum) ? (schema.enum as unknown[]) : []
  if (values.length > 0) {
    const labels = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    return { ask: { text, choices: labels }, payloadOf: ({ value }) => values[labels.indexOf(value)] }
  }
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  if (properties.length > 0)
    return {
      ask: { text, form: properties.map(([name, property]) => fieldOf(name, property)) },
      payloadOf: ({ values: given }) => formPayload(properties, given),
    }
  return { ask: { text }, payloadOf: ({ value }) => convert(value, schema) }
}

const approval = [
  { label: 'Approve', value: 'approve' },
  { label: 'Reject', value: 'reject' },
]
const isApproved = ({ value }: Answer): boolean => value === 'approve'

/** Returns whether a schema needs no more than the member `approved`. */
function isApproval({ properties, required = [] }: Schema): boolean {
  const { approved } = (properties ?? {}) as Record<string, Schema>
  return approved?.type === 'boolean' && (required as string[]).every((name) => name === 'approved')
}

function fieldOf(name: string, { type, title, description, enum: options, format, default: initial }: Schema): Field {
  const label = String(title ?? description ?? name)
  const value = ['string', 'number', 'boolean'].includes(typeof initial) && { value: initial as string }
  if (Array.isArray(options)) return { name, label, type: 'choice', options: options.map(String) }
  if (type === 'boolean') return { name, label, type: 'checkbox', ...value }
  if (type === 'number' || type === 'integer') return { name, label, type: 'number', ...value }
  if (format === 'date') return { name, label, type: 'date', ...value }
  if (type === 'object' || type === 'array') return { name, label: `${label} (JSON)`, type: 'longText' }
  return { name, label, ...value }
}

/** Returns the payload of a form. Members that were left empty are left out. */
function formPayload(properties: [string, Schema][], given: Record<string, unknown>): Record<string, unknown> {
  const payload: Record<string, unknown> = {}
  for (const [name, schema] of properties) {
    // A choice has a list of the selected options.
    const value = Array.isArray(given[name]) && schema.type !== 'array' ? given[name][0] : given[name]
    if (value !== undefined && value !== '') payload[name] = convert(value, schema)
  }
  return payload
}

/** Converts a typed text to the type of a schema. A text that does not fit is left for the agent to reject. */
function convert(value: unknown, { type, enum: options }: Schema): unknown {
  if (typeof value !== 'string') return value
  if (Array.isArray(options)) return options.find((option) => String(option) === value) ?? value
  if (type === undefined || type === 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
