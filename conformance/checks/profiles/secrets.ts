import type { CheckContext } from '../../check-api/context.ts'

/** Values that belong to the owner or behind the service; short ones may occur by chance. */
export function ownersSecrets(t: CheckContext, tokens: readonly string[]): [string, string][] {
  const declared = t.target.persons.find(({ handle }) => handle === t.person.handle)
  const known: [string, string | undefined][] = [
    ...tokens.map((token): [string, string] => ['an Agent Token', token]),
    ['the beginning of every Agent Token', 'svc_live_'],
    ['the beginning of every signing secret', 'whsec_'],
    ['the session of the owner', t.person.credential],
    ['the user id of the owner', t.person.id],
    ['the phone number of the owner', t.person.phoneNumber],
    ['the e-mail address of the owner', declared?.email],
    ['the name of the owner', t.person.name],
  ]
  return known.flatMap(([what, value]) => (value === undefined || value.length < 6 ? [] : [[what, value]]))
}
