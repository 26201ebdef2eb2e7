/** Replaces client/authority.ts. The certificates exist since the run, or since `parley-conform ca DIR`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReceiverIdentity } from '../../../client/authority.ts'
import { CouldNotTry } from '../could-not-try.ts'

/** @throws CouldNotTry when the certificates are missing */
export async function makeAuthority(folder: string): Promise<void> {
  for (const name of ['receiver.pem', 'receiver.key'])
    if (!existsSync(join(folder, name)))
      throw new CouldNotTry(`${join(folder, name)} is missing: receiver.ca_dir of the target file must name its folder`)
}

export const readIdentity = (folder: string): ReceiverIdentity => ({
  certificate: readFileSync(join(folder, 'receiver.pem'), 'utf8'),
  key: readFileSync(join(folder, 'receiver.key'), 'utf8'),
})
