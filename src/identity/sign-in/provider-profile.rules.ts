import { payloadValidators } from '../../../generated/extensions/validators.js'

/** Claims of a provider about a person; undefined for a claim that this server cannot use. */
export interface ProviderProfile {
  name: string | undefined
  /** Suggestion for the handle, which the person can change. */
  handle: string | undefined
  avatar: string | undefined
  /** In E.164 form, verified by the provider. */
  phoneNumber: string | undefined
}

/** Reads the standard claims (OpenID Connect Core, 5.1). A claim that does not meet the rules of this server is ignored. */
export function readProviderProfile(claims: Readonly<Record<string, unknown>>): ProviderProfile {
  const { name, given_name: givenName, preferred_username: userName, nickname, picture } = claims
  const phone = claims.phone_number_verified === true ? claims.phone_number : undefined
  return {
    name: valid('name', text(name)?.slice(0, 100)) ?? valid('name', text(givenName)?.slice(0, 100)),
    handle: suggestHandle(text(userName) ?? text(nickname) ?? text(name) ?? ''),
    avatar: valid('avatar', text(picture)),
    phoneNumber: valid('phone_number', text(phone)?.replaceAll(/[ ().-]/g, '')),
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined)

function valid(member: string, value: string | undefined): string | undefined {
  return value !== undefined && payloadValidators.providerProfile({ [member]: value }) ? value : undefined
}

/** Derives a handle from a user name, or from the local part of an email address; undefined when too short. */
function suggestHandle(name: string): string | undefined {
  const plain = name
    .split('@')[0]!
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\s.-]+/g, '_')
    .replaceAll(/[^a-z0-9_]/g, '')
    .replace(/^[^a-z]+/, '')
    .slice(0, 30)
  return plain.length >= 3 ? plain : undefined
}
