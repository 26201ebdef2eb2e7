/** The lines between the harness and a client under test (spec/client.schema.yaml). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'

export type OperationName = 'start' | 'receive' | 'events' | 'send' | 'react' | 'acknowledge' | 'pair' | 'stop'

export interface Result {
  message_id?: string
  url?: string
  access_token?: string
  events?: { event_id: string; text?: string }[]
}

/** Reply of a client to an operation. */
export interface ClientReply {
  id: number
  result?: Result
  error?: { message: string; status?: number }
  unsupported?: true
}

export interface Notification {
  handled?: { event_id: string }
  show?: Record<string, unknown>
  ended?: { message: string }
}

/** A line of a client that is no reply and no notification. */
export class ProtocolError extends Error {
  override name = 'ProtocolError'
}

export type LineReader = (line: string) => ClientReply | Notification

/**
 * Returns a parser of the lines of a client. The parser throws ProtocolError.
 * @param root folder that contains spec/
 */
export function lineReader(root: string): LineReader {
  const schema = parse(readFileSync(join(root, 'spec', 'client.schema.yaml'), 'utf8')) as { $defs: object }
  const ajv = new Ajv2020({ strict: false }).addSchema({ ...schema, $id: 'urn:conformance:client' })
  const isReply = ajv.compile({ $ref: 'urn:conformance:client#/$defs/reply' })
  const isNotification = ajv.compile({ $ref: 'urn:conformance:client#/$defs/notification' })
  return (line) => {
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      throw new ProtocolError(
        `the command printed a line that is not JSON: ${line.slice(0, 200)}; print logs on standard error`,
      )
    }
    const isOfReply = typeof value === 'object' && value !== null && 'id' in value
    const validate = isOfReply ? isReply : isNotification
    if (validate(value)) return value as ClientReply | Notification
    throw new ProtocolError(
      `the command printed an invalid ${isOfReply ? 'reply' : 'notification'}: ${line.slice(0, 200)} (${ajv.errorsText(validate.errors)})`,
    )
  }
}
