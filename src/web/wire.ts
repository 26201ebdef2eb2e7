import { ConnectionError, readApiError } from '../client/api-error.ts'

/** Maximum number of pages that are read of a list, enough for all agents of a community. */
const pagesMax = 12

interface RequestOptions {
  signal?: AbortSignal
  /** Whether the request outlives the page. */
  keepalive?: boolean
}

/** Sends requests with one credential: the session of the page, or the key of an operator. */
export class Wire {
  readonly #headers: Record<string, string>
  readonly #credentials: RequestCredentials
  readonly #signedOut: () => void

  /** @param signedOut called when the server rejects the credential */
  constructor(headers: Record<string, string>, credentials: RequestCredentials, signedOut: () => void) {
    this.#headers = headers
    this.#credentials = credentials
    this.#signedOut = signedOut
  }

  /** @throws ApiError for a response other than 2xx */
  async call<T>(method: string, path: string, body?: object, options: RequestOptions = {}): Promise<T> {
    const headers = { ...this.#headers, ...(body && { 'Content-Type': 'application/json' }) }
    const request = { ...options, method, headers, credentials: this.#credentials, body: body && JSON.stringify(body) }
    const answer = await fetch(path, request).catch(explainSilence)
    if (answer.status === 401) this.#signedOut()
    if (!answer.ok) throw await readApiError(answer)
    const text = await answer.text()
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  /** Follows the cursor of a list. @param member member of a page with its items */
  async all<T>(path: string, member: string): Promise<T[]> {
    const items: T[] = []
    let cursor: unknown = ''
    for (let pages = 0; typeof cursor === 'string' && pages < pagesMax; pages++) {
      const from: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const page: Record<string, unknown> = await this.call('GET', `${path}?limit=100${from}`)
      items.push(...(page[member] as T[]))
      cursor = page['next_cursor']
    }
    return items
  }
}

/** Replaces the browser's network error, which is technical and differs between browsers. */
function explainSilence(error: unknown): never {
  if (error instanceof TypeError)
    throw new ConnectionError('The server cannot be reached. Check the connection, and try again.', { cause: error })
  throw error
}
