/** Persons as agents see them. */
import type { Agent } from '../../client/agent.ts'
import type { Reply } from '../../client/exchange.ts'
import type { Person } from '../../client/person.ts'
import type { WireObject } from '../../client/wire.ts'
import { textsIn } from '../profiles/stage.ts'

export const userPath = (userId: string): string => `/v1/users/${encodeURIComponent(userId)}`

/** GET /v1/users/{user_id} */
export const askUser = (agent: Agent, userId: string): Promise<Reply<WireObject>> =>
  agent.call<WireObject>({ method: 'GET', path: userPath(userId) })

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Whether an answer shows a number, however it is written. */
export const showsNumber = (body: unknown, number: string): boolean =>
  textsIn(body).some((text) => digitsOf(text).includes(digitsOf(number)))

/** What of a person an answer shows that only their agents may know: the name or the number. */
export function shownOf(person: Person, { body }: Reply): string[] {
  const name = person.name !== undefined && textsIn(body).includes(person.name) ? ['the name'] : []
  const number = person.phoneNumber !== undefined && showsNumber(body, person.phoneNumber) ? ['the phone number'] : []
  return [...name, ...number]
}

/** An id like this one that nobody has: its last symbols are others. */
export function idLike(id: string, marker: string): string {
  const kept = id.slice(0, Math.max(0, id.length - 12))
  return `${kept}${marker.slice(-12)}`
}
