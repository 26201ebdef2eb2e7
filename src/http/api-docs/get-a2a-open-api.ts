import type { HttpContext } from '../context.ts'
import type { StoredText } from './stored-text.ts'

/** Returns the document of tasks and A2A, as this server serves it. */
export const getA2aOpenApi = ({ descriptions }: Pick<HttpContext, 'descriptions'>): Promise<StoredText> =>
  descriptions.a2a()
