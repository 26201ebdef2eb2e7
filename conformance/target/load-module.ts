import { pathToFileURL } from 'node:url'
import { provisionNames, type ProvisionName } from './optional-areas.ts'
import type { ProvisionFunction } from './target.ts'
import { TargetFileError } from './target-file-error.ts'

/** Loads the adapter module of a target file. Its named exports are functions named like hooks. */
export async function loadModule(file: string | undefined): Promise<Partial<Record<ProvisionName, ProvisionFunction>>> {
  if (file === undefined) return {}
  try {
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    return Object.fromEntries(
      provisionNames.flatMap((name) =>
        typeof module[name] === 'function' ? [[name, module[name] as ProvisionFunction]] : [],
      ),
    )
  } catch (error) {
    throw new TargetFileError(`target file: /module ${file} cannot be loaded: ${(error as Error).message}`)
  }
}
