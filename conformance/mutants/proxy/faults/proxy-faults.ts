/** All faults of the proxy. */
import type { ProxyFault } from '../exchange.ts'
import { accountFaults } from './accounts.ts'
import { answerFaults } from './answers.ts'
import { profileFaults } from './profiles.ts'
import { readFaults } from './reads.ts'

export const proxyFaults: readonly ProxyFault[] = [...answerFaults, ...accountFaults, ...readFaults, ...profileFaults]

export function proxyFault(name: string): ProxyFault {
  const found = proxyFaults.find((fault) => fault.name === name)
  if (found === undefined) throw new Error(`unknown proxy fault ${name}`)
  return found
}
