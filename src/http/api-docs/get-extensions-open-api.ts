import type { HttpContext } from '../context.ts'
import type { StoredText } from './stored-text.ts'

/** The document of the routes of our own, as this server serves it. */
export const getExtensionsOpenApi = ({ descriptions }: Pick<HttpContext, 'descriptions'>): Promise<StoredText> =>
  descriptions.extensions()
