import currentDocument from '../../../generated/current/openapi.json' with { type: 'json' }
import extensionsDocument from '../../../generated/extensions/openapi.json' with { type: 'json' }
import variantDocument from '../../../generated/variant/openapi.json' with { type: 'json' }
import type { Config } from '../../platform/configuration/configuration.ts'
import { servedPaths, type RouteSettings } from '../served-paths.ts'
import { storeText, type StoredText } from './stored-text.ts'

const mediaType = 'application/json; charset=utf-8'

/** The documents that this server follows, as it serves them. */
export interface Descriptions {
  current(): Promise<StoredText>
  variant(): Promise<StoredText>
  extensions(): Promise<StoredText>
}

/** Made at the first request: only then is the server's own address certain. */
export function createDescriptions(config: Pick<Config, 'publicUrl'> & RouteSettings): Descriptions {
  const served = <D extends object>(document: D) =>
    storeText(
      mediaType,
      JSON.stringify({ ...document, servers: [{ url: config.publicUrl, description: 'This server' }] }),
    )
  return {
    current: once(() => served(currentDocument)),
    variant: once(() => served(variantDocument)),
    extensions: once(() => served({ ...extensionsDocument, paths: servedPaths(extensionsDocument.paths, config) })),
  }
}

/** A failure is not kept: the next one who asks tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
