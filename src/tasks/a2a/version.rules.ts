import { CallError } from './call-error.ts'

/** The supported protocol version. */
export const protocolVersion = '1.0'

/**
 * @param named value of the A2A-Version header or query; a missing value means 0.3 (AMB-128) @throws CallError unless
 * it is 1.0, with any patch version
 */
export function requireVersion(named: string | undefined): void {
  if (/^1\.0(\.\d+)?$/.test(named?.trim() ?? '')) return
  const problem = named
    ? `A2A-Version ${JSON.stringify(named.slice(0, 32))} is not served`
    : 'The header A2A-Version is missing'
  throw new CallError('version', `${problem}: send A2A-Version: ${protocolVersion}.`, {
    metadata: { supported: protocolVersion },
  })
}
