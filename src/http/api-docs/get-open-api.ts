import type { HttpContext } from '../context.ts'
import type { StoredText } from './stored-text.ts'

/** Returns the document of the current form, as this server serves it. */
export const getOpenApi = ({ descriptions }: Pick<HttpContext, 'descriptions'>): Promise<StoredText> =>
  descriptions.current()
