import type { HttpContext } from '../context.ts'
import type { StoredText } from './stored-text.ts'

/** Returns the AsyncAPI document of the events that this server sends. */
export const getAsyncApi = ({ descriptions }: Pick<HttpContext, 'descriptions'>): Promise<StoredText> =>
  descriptions.events()
