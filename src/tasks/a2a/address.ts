import type { Config } from '../../platform/configuration/configuration.ts'

/** Where the A2A addresses of agents begin: the setting, or `/a2a` under the public address. */
export const a2aBase = ({ a2aUrl, publicUrl }: Pick<Config, 'a2aUrl' | 'publicUrl'>): string =>
  (a2aUrl === '' ? `${publicUrl}/a2a` : a2aUrl).replace(/\/+$/, '')

/** The path of that base on this server. */
export const a2aPath = ({ a2aUrl }: Pick<Config, 'a2aUrl'>): string =>
  a2aUrl === '' ? '/a2a' : new URL(a2aUrl).pathname.replace(/\/+$/, '')
