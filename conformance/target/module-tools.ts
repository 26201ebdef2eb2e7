import type { Actor } from '../client/actor.ts'
import type { Client } from '../client/client.ts'
import type { ModuleTools } from './target.ts'

/** Statuses whose answers have no body: a Response refuses to be made with one. */
const bodiless = new Set([204, 205, 304])

/** What the functions of a module are given: requests through the client of the harness, which records them. */
export function moduleTools(client: Client, as?: Actor): ModuleTools {
  return {
    base_url: client.baseUrl,
    fetch: async (address, init) => {
      // Node.js knows how to encode each kind of body, and which media type it has.
      const request = new Request(/^https?:/.test(address) ? address : `${client.baseUrl}${address}`, init)
      const headers = Object.fromEntries(request.headers)
      const acting = as !== undefined && JSON.stringify([request.url, headers]).includes(as.credential)
      const {
        status,
        headers: answered,
        bytes,
      } = await client.request({
        method: request.method,
        path: request.url,
        headers,
        actor: acting ? as.label : 'operator',
        signal: request.signal,
        ...(request.body === null ? {} : { raw: Buffer.from(await request.arrayBuffer()) }),
      })
      return new Response(bodiless.has(status) ? null : new Uint8Array(bytes), {
        status,
        headers: withoutCoding(answered),
      })
    },
  }
}

/** The body is handed on decoded or never was coded: a length or coding of the wire would no longer be right. */
const withoutCoding = ({
  'content-length': _length,
  'content-encoding': _coding,
  ...headers
}: Record<string, string>) => headers
