/** Every fault that the spoiling proxy knows. */
import { accountFaults } from './proxy-faults-accounts.ts'
import { answerFaults } from './proxy-faults-answers.ts'
import { profileFaults } from './proxy-faults-profiles.ts'
import { readFaults } from './proxy-faults-reads.ts'
import type { ProxyFault } from './proxy-exchange.ts'

export const proxyFaults: readonly ProxyFault[] = [...answerFaults, ...accountFaults, ...readFaults, ...profileFaults]

export function proxyFault(name: string): ProxyFault {
  const found = proxyFaults.find((fault) => fault.name === name)
  if (found === undefined) throw new Error(`unknown proxy fault ${name}`)
  return found
}
