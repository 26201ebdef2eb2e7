/** Reads the target file when the script runs. Secrets are in that file or in the environment, never in the script. */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { completeTarget, substitute } from '../../target/load-target.ts'
import { registerCredentials } from '../../target/target-secrets.ts'
import { readTargetText } from '../../target/target-text.ts'
import type { Target } from '../../target/target.ts'
import { CouldNotTry } from './could-not-try.ts'

/**
 * @param named file from the command line
 * @param recorded file of the run, relative to the folder of the script
 * @throws CouldNotTry, TargetFileError
 */
export function readTarget(named: string | undefined, recorded: string | null): Target {
  const file = named ?? (recorded === null ? undefined : fileURLToPath(new URL(recorded, import.meta.url)))
  if (file === undefined)
    throw new CouldNotTry(
      'the run started its own server, which no longer exists: name a target file with --target FILE',
    )
  const value = substitute(readTargetText(file).value, process.env, '')
  if (typeof (value as Partial<Target> | null)?.base_url !== 'string')
    throw new CouldNotTry(`the target file ${file} has no base_url`)
  const target = completeTarget(value as Partial<Target>, dirname(resolve(file)))
  registerCredentials(target)
  return target
}
