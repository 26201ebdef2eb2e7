/**
 * A small control server for actions that only the process that started the server can perform, because the checks run
 * in another process. `POST /restart { signal }` with the operator's key answers after the restart, `POST /database {
 * up }` after the database became unavailable or available again, `POST /storage { up }` likewise for the storage
 * outside of the database.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { listenLocally, type LocalServer } from '../client/local-server.ts'
import { parseJson } from '../client/documents.ts'
import type { OwnProcess, StopSignal } from './own-process.ts'
import type { Relay } from './relay.ts'

/**
 * @param storage folder of the server's storage
 * @param relay relay to the server's database; without one, the database cannot be made unavailable
 */
export async function startRestartControl(
  own: OwnProcess,
  key: string,
  storage: string,
  relay?: Relay,
): Promise<LocalServer> {
  const works: Record<string, (body: Record<string, unknown>) => Promise<void>> = {
    '/restart': ({ signal }) => own.restart(signalOf(signal)),
    '/storage': ({ up }) => (up === false ? hide(storage) : show(storage)),
    ...(relay && { '/database': ({ up }) => (up === false ? relay.cut() : relay.heal()) }),
  }
  const server = createServer((request, response) => {
    const work = works[request.url ?? '']
    if (request.method !== 'POST' || work === undefined || request.headers.authorization !== `Bearer ${key}`) {
      response.writeHead(404).end()
      return
    }
    void bodyOf(request)
      .then(work)
      .then(
        () => response.writeHead(204).end(),
        (error: unknown) =>
          response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ error: String(error) })),
      )
  })
  server.unref()
  return listenLocally(server)
}

/** Replaces the folder by a file, so that each access inside it fails. */
async function hide(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await rename(folder, `${folder}.away`)
  await writeFile(folder, '')
}

async function show(folder: string): Promise<void> {
  await rm(folder)
  await rename(`${folder}.away`, folder)
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const body = parseJson(Buffer.concat(chunks).toString('utf8'))
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
}

const signalOf = (signal: unknown): StopSignal => (signal === 'SIGKILL' ? 'SIGKILL' : 'SIGTERM')
