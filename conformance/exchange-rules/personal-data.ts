/** Personal data stays private: phone numbers, e-mail addresses, and the owner of an agent. */
import type { RequirementId } from '../../generated/requirements.ts'
import type { Exchange } from '../client/exchange.ts'
import { Findings, shortened } from './findings.ts'
import { arrived, type Observation } from './observation.ts'
import { ValueIndex, type Found } from './value-index.ts'

type Kind = 'phone' | 'email' | 'addressBook' | 'userId'

/** Data of a person that the harness knows. */
export interface KnownPerson {
  id: string
  handle: string
  session: string
  phoneNumber?: string | undefined
  email?: string | undefined
  addressBook?: readonly string[] | undefined
}

interface Datum {
  kind: Kind
  person: { handle: string } | null
  /** Exchange that first sent the value to the target; null for values of the target file. */
  first: Exchange | null
  /** Credentials of callers that sent the value themselves. */
  submitters: Set<string | null>
  /** The harness made the value public, for example in a message. */
  published: boolean
}

const names: Record<Kind, string> = {
  phone: 'the phone number of a person',
  email: 'the e-mail address of a person',
  addressBook: 'a number in the address book of a person',
  userId: 'the user id of the owner of an agent',
}
const submittersMax = 200
/** Routes that compare numbers or addresses. Other routes may show their input to others. */
const comparing = /contact|discover/i

export class PersonalDataRule {
  readonly findings = new Findings()
  readonly #data = new ValueIndex<Datum>()
  /** Handles by session. An unknown session may be another session of the same person. */
  readonly #persons = new Map<string, string>()

  know({ id, handle, session, phoneNumber, email, addressBook = [] }: KnownPerson): void {
    const person = { handle }
    this.#persons.set(session, handle)
    // An id that contains the handle is public.
    if (!id.includes(handle)) this.#learn(id, 'userId', person, null)
    if (phoneNumber !== undefined) this.#learn(phoneNumber, 'phone', person, null)
    if (email !== undefined) this.#learn(email, 'email', person, null)
    for (const number of addressBook) this.#learn(number, 'addressBook', person, null)
  }

  see(seen: Observation): void {
    if (seen.operator) {
      this.#learnFrom(seen)
      return
    }
    if (!arrived(seen)) this.#submit(seen)
    this.findings.judged += 1
    for (const found of this.#data.find(seen.receivedText)) this.#judge(seen, found)
  }

  /** Learns personal data that the operator sends to the target. */
  #learnFrom({ exchange, requestBody }: Observation): void {
    const body = requestBody as Record<string, unknown> | undefined
    for (const [name, kind] of [
      ['phone_number', 'phone'],
      ['email', 'email'],
    ] as const) {
      const value = body?.[name]
      if (typeof value === 'string') this.#learn(value, kind, null, exchange)
    }
  }

  #submit(seen: Observation): void {
    for (const { about } of this.#data.find(seen.sentText)) {
      if (about.kind === 'userId') continue
      if (about.submitters.size < submittersMax) about.submitters.add(seen.credential)
      // Above the capacity, the rule no longer knows who may see the value, so it is treated as public.
      else about.published = true
      if (!comparing.test(seen.path)) about.published = true
    }
  }

  #judge(seen: Observation, { value, about: datum, at }: Found<Datum>): void {
    if (isGivenOut(seen, datum, value) || !this.#isForOthers(seen, datum)) return
    const { method, url } = seen.exchange.request
    const place = arrived(seen) ? `the request to ${url}` : `the answer of ${method} ${seen.path} (${seen.status})`
    const to = seen.open ? 'sent without a credential' : 'sent to another caller'
    this.findings.add(`${datum.kind} ${seen.exchange.operation ?? seen.path.replaceAll(/[^/]*\d[^/]*/g, '*')}`, {
      requirement: requirementOf(seen, datum.kind),
      what: `${names[datum.kind]} in ${place}, ${to}`,
      expected: 'absent',
      actual: value,
      leaked: true,
      ...(datum.first === null ? {} : { earlier: datum.first }),
      later: shortened(seen.exchange, Math.max(0, at - (seen.receivedText.length - seen.text.length))),
    })
  }

  /** Returns whether the reader is known to be another person than the one whom the datum concerns. */
  #isForOthers(seen: Observation, { kind, person }: Datum): boolean {
    // Participants know each other's ids, but public answers must not name the owner.
    if (seen.open || kind === 'userId') return seen.open
    if (arrived(seen)) return seen.exchange.request.method !== 'MESSAGE'
    if (seen.credential?.startsWith('svc_live_') === true) return true
    const reader = this.#persons.get(seen.credential ?? '')
    return reader !== undefined && person !== null && reader !== person.handle
  }

  #learn(value: string, kind: Kind, person: Datum['person'], first: Exchange | null): void {
    const kept = first === null ? null : shortened(first)
    this.#data.add(value, { kind, person, first: kept, submitters: new Set(), published: false })
  }
}

/** Returns whether the caller sent the value, or requested data that may contain it. */
function isGivenOut(seen: Observation, datum: Datum, value: string): boolean {
  if (datum.published || seen.sentText.includes(value) || datum.submitters.has(seen.credential)) return true
  if (datum.kind === 'userId') return datum.person !== null && seen.sentText.includes(datum.person.handle)
  return datum.kind === 'phone' && seen.exchange.operation === 'getUser' && !seen.open
}

function requirementOf(seen: Observation, kind: Kind): RequirementId {
  if (kind === 'email' || kind === 'addressBook') return 'PRIV-002'
  return seen.open ? 'AUTH-023' : 'PRIV-003'
}
