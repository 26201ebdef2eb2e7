import type { HttpContext } from '../context.ts'
import type { StoredText } from './stored-text.ts'

/** Returns the document of the variant form, as this server serves it. */
export const getVariantOpenApi = ({ descriptions }: Pick<HttpContext, 'descriptions'>): Promise<StoredText> =>
  descriptions.variant()
