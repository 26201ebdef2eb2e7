import type { Config } from '../../platform/configuration/configuration.ts'

/** Returns the base URL of the agents' A2A addresses: the setting, or `/a2a` under the public URL. */
export const a2aBase = ({ a2aUrl, publicUrl }: Pick<Config, 'a2aUrl' | 'publicUrl'>): string =>
  (a2aUrl === '' ? `${publicUrl}/a2a` : a2aUrl).replace(/\/+$/, '')

/** Returns the path of the base URL on this server. */
export const a2aPath = ({ a2aUrl }: Pick<Config, 'a2aUrl'>): string =>
  a2aUrl === '' ? '/a2a' : new URL(a2aUrl).pathname.replace(/\/+$/, '')
