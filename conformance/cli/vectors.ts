import { writeVectors } from '../vectors/write-vectors.ts'
import { UsageError } from './usage-error.ts'

/** `parley-conform vectors DIR`: writes test vectors. @returns the exit code @throws UsageError for an unusable folder */
export async function vectors(folder: string): Promise<number> {
  try {
    const count = writeVectors(folder)
    process.stdout.write(`wrote ${count} vectors to ${folder}\n`)
    return 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    throw new UsageError(`vectors ${folder}: ${(error as Error).message}`)
  }
}
