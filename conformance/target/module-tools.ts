import type { Actor } from '../client/actor.ts'
import type { Client } from '../client/client.ts'
import { parseJson } from '../client/documents.ts'
import { RejectedHook } from './hooks.ts'
import type { ModuleTools, ProvisionName } from './target.ts'

/** Statuses without a body, because the constructor of Response rejects a body with them. */
const bodiless = new Set([204, 205, 304])

/** Tools for the function of a hook: requests through the client of the harness, which records them. */
export function moduleTools(client: Client, hook: ProvisionName, as?: Actor): ModuleTools {
  return {
    base_url: client.baseUrl,
    refused: async (answer) => {
      const { status } = answer
      const body = answer instanceof Response ? parseJson(await textOf(answer)) : answer.body
      return new RejectedHook(
        `the target rejected the hook ${hook} of the module with ${status}`,
        `a function ${hook} in the module that sends a request which the target accepts`,
        { status, body },
      )
    },
    fetch: async (address, init) => {
      // The class Request of Node.js encodes each kind of body, and sets its media type.
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

/** Returns the text of an answer. Empty when the function has already read it. */
const textOf = async (answer: Response): Promise<string> => (answer.bodyUsed ? '' : answer.text())

/** Returns the headers without coding and length, because the body is already decoded. */
const withoutCoding = ({
  'content-length': _length,
  'content-encoding': _coding,
  ...headers
}: Record<string, string>) => headers
