/** All faults of the proxy. */
import { namedRows } from '../../../legal-choices/named-rows.ts'
import type { ProxyFault, ProxyFaultTable } from '../exchange.ts'
import { accountFaults } from './accounts.ts'
import { answerFaults } from './answers.ts'
import { profileFaults } from './profiles.ts'
import { readFaults } from './reads.ts'

const tables: readonly ProxyFaultTable[] = [answerFaults, accountFaults, readFaults, profileFaults]

export const proxyFaults = namedRows(tables).map(([name, [violates, description, change]]): ProxyFault => ({
  name,
  violates,
  description,
  ...(typeof change === 'function' ? { after: change } : change),
}))

export function proxyFault(name: string): ProxyFault {
  const found = proxyFaults.find((fault) => fault.name === name)
  if (found === undefined) throw new Error(`unknown proxy fault ${name}`)
  return found
}
