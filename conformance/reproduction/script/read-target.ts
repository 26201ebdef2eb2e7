/** The target file, read when the script runs: what is secret stands there, or in the environment, and not in the script. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { completeTarget, registerCredentials, substitute } from '../../target/load-target.ts'
import type { Target } from '../../target/target.ts'
import { CouldNotTry } from './could-not-try.ts'
import { readYaml } from './read-yaml.ts'

/**
 * @param named what the command line says
 * @param recorded the file of the run, from the folder of the script
 * @throws CouldNotTry, TargetFileError
 */
export function readTarget(named: string | undefined, recorded: string | null): Target {
  const file = named ?? (recorded === null ? undefined : fileURLToPath(new URL(recorded, import.meta.url)))
  if (file === undefined)
    throw new CouldNotTry(
      'the run had started a server of its own, which is gone: name a target file with --target FILE',
    )
  const value = substitute(parsed(file), process.env, '')
  if (typeof (value as Partial<Target> | null)?.base_url !== 'string')
    throw new CouldNotTry(`the target file ${file} has no base_url`)
  const target = completeTarget(value as Partial<Target>, dirname(resolve(file)))
  registerCredentials(target)
  return target
}

function parsed(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch {
    return readYaml(text)
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CouldNotTry(`the target file cannot be read (${(error as Error).message}): name one with --target FILE`)
  }
}
