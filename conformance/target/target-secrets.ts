/** Keeps the credentials of a target file out of all output, whatever their format. */
import { registerSecret } from '../client/redaction.ts'
import { placeholder } from './template.ts'
import type { Target } from './target.ts'

/** Names of headers and members that contain credentials. */
const secretName = /(^|[-_])(authorization|auth|token|secret|session|password|cookie|key|device[-_]code|credential)s?$/i

/** Registers the credentials of a target for redaction. */
export function registerCredentials({ persons, agents, operator_key: operatorKey, provision }: Target): void {
  for (const { session, handle } of persons) registerSecret(session, `person:${handle}`)
  for (const { token, handle } of agents) registerSecret(token, `agent:${handle}`)
  if (operatorKey !== undefined) registerSecret(operatorKey, 'operator')
  for (const [hook, template] of Object.entries(provision)) registerTexts(template, '', hook)
}

/** Registers texts of a hook whose names suggest a credential, and passwords in its URLs. */
function registerTexts(value: unknown, name: string, hook: string): void {
  if (typeof value === 'string') {
    const password = /^[a-z+.-]+:\/\/[^/?#@\s]*:([^/?#@\s]+)@/i.exec(value)?.[1]
    if (password !== undefined) registerSecret(password, `password of ${hook}`)
    // The value of a placeholder is registered at its source.
    if (secretName.test(name) && value.search(placeholder) === -1)
      registerSecret(value.replace(/^(bearer|basic)\s+/i, ''), `${name} of ${hook}`)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (key !== 'result') registerTexts(inner, Array.isArray(value) ? name : key, hook)
}

/** Registers credentials in the result of a hook for redaction. */
export function registerHookResult(hook: string, result: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(result))
    if (typeof value === 'string' && secretName.test(name)) registerSecret(value, `${name} of ${hook}`)
}

/** Returns the places of URLs with a user name or a password, which reports would show. */
export function placesWithUserInfo(value: unknown, place = ''): string[] {
  if (typeof value === 'string') return /^[a-z+.-]+:\/\/[^/?#\s]*@/i.test(value) ? [place] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    // Arguments of a program are passed unchanged, and reports do not contain them.
    key === 'command' ? [] : placesWithUserInfo(inner, `${place}/${key}`),
  )
}
