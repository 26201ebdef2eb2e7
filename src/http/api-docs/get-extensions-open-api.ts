import type { HttpContext } from '../context.ts'
import type { StoredText } from './stored-text.ts'

/** Returns the document of the extensions form, as this server serves it. */
export const getExtensionsOpenApi = ({ descriptions }: Pick<HttpContext, 'descriptions'>): Promise<StoredText> =>
  descriptions.extensions()
