import { isObject, type Json } from '../state/json.ts'
import type { ReferenceServer } from '../state/server.ts'

/** Writes JSON in one of several equivalent notations (RFC 8259). */
export function writeJson(server: ReferenceServer, value: Json): string {
  const ordered = server.hasChoice('members-in-reverse-order') ? reversed(value) : value
  const text = JSON.stringify(ordered, null, server.hasChoice('json-indented') ? 2 : undefined)
  return server.hasChoice('json-escaped') ? text.replace(/[\u007f-\uffff/_]/g, escaped) : text
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, reversed(item)] as const)
      .reverse(),
  )
}
