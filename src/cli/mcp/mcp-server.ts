import { fromJsonSchema, McpServer, type CallToolResult, type ServerContext } from '@modelcontextprotocol/server'

import a2a from '../../../generated/a2a/openapi.json' with { type: 'json' }
import current from '../../../generated/current/openapi.json' with { type: 'json' }
import extensions from '../../../generated/extensions/openapi.json' with { type: 'json' }
import { ApiError } from '../../client/api-error.ts'
import type { Api } from '../../client/api.ts'
import { newMessageId } from '../../client/message-id.ts'
import { readLatest } from '../../client/receive-by-pull.ts'
import { describeOperation, type DescribedOperation, type OpenApiDocument } from './operation-schema.rules.ts'
import type { ChatUpdates } from './chat-updates.ts'
import { addResources } from './resources.ts'
import { addStreamedUpdates, addSubscriptions } from './subscriptions.ts'
import { instructions, toolDeclarations, type ToolDeclaration } from './tools.ts'
import { upload, UploadRejected, uploadSchema, type UploadInput } from './upload-tool.ts'

type Input = Record<string, unknown>

const documents = [current, extensions, a2a] as unknown as OpenApiDocument[]

/** Where an agent is in its log; every server of one process goes on from it. */
export interface McpPosition {
  /** Undefined until the first wait. */
  cursor: number | undefined
  /** A call waits for events: another one beside it would be handed the same. */
  isWaiting: boolean
}

export interface McpServerOptions {
  /** Files of this folder may be uploaded. Default: none. */
  folder?: string | undefined
  /** Lets hosts subscribe to chats. */
  updates?: ChatUpdates | undefined
  /** How they do: by a request for each chat, or by a stream, which the transport serves. Default: requests. */
  isStreamed?: boolean
}

/** A server of the Model Context Protocol that offers the conversations of one agent. */
export function createMcpServer(
  api: Api,
  position: McpPosition,
  version: string,
  { folder, updates, isStreamed = false }: McpServerOptions = {},
): McpServer {
  const server = new McpServer({ name: 'parley', title: 'Parley', version }, { instructions })
  for (const declaration of toolDeclarations) addTool(server, declaration, api, position)
  addUploadTool(server, api, folder)
  addResources(server, api)
  if (updates) (isStreamed ? addStreamedUpdates : addSubscriptions)(server, updates)
  return server
}

function addUploadTool(server: McpServer, api: Api, folder: string | undefined): void {
  server.registerTool(
    'upload_attachment',
    {
      title: 'Upload an attachment',
      description: 'Stores a file of this agent. The result has a part, to be sent by send_message among its parts.',
      inputSchema: fromJsonSchema<UploadInput>(uploadSchema(folder)),
      annotations: { readOnlyHint: false, idempotentHint: false, destructiveHint: false, openWorldHint: true },
    },
    (input, { mcpReq }) => answer(() => upload(api, folder, input, mcpReq.signal)),
  )
}

function addTool(server: McpServer, declaration: ToolDeclaration, api: Api, position: McpPosition): void {
  const { name, readOnly = false, idempotent = readOnly, note } = declaration
  const operation = describe(declaration)
  server.registerTool(
    name,
    {
      title: operation.summary,
      description: [operation.description, note].filter(Boolean).join(' '),
      inputSchema: fromJsonSchema<Input>(operation.input),
      ...(operation.output && { outputSchema: fromJsonSchema<Input>(operation.output) }),
      annotations: { readOnlyHint: readOnly, idempotentHint: idempotent, destructiveHint: false, openWorldHint: true },
    },
    (input, context) => answer(() => run(declaration, operation, input, { api, position, context })),
  )
}

function describe({ operation, renames, omitted }: ToolDeclaration): DescribedOperation {
  for (const document of documents) {
    const isThere = Object.values(document.paths).some((item) =>
      Object.values(item).some((one) => (one as { operationId?: string } | null)?.operationId === operation),
    )
    if (isThere) return describeOperation(document, operation, renames, omitted)
  }
  throw new Error(`no document has the operation ${operation}`)
}

interface Call {
  api: Api
  position: McpPosition
  context: ServerContext
}

async function run(
  declaration: ToolDeclaration,
  { places }: DescribedOperation,
  input: Input,
  { api, position, context }: Call,
): Promise<unknown> {
  const { operation: id } = declaration
  const { signal } = context.mcpReq
  const sent = placed(declaration, places, input)
  // Made once for all tries of a call: a repeat stores nothing twice.
  if (id === 'sendMessage') sent.body.message_id = newMessageId()
  const hasBody = Object.values(places).includes('body')
  const call = () =>
    api.call(id, { path: sent.path, query: sent.query, ...(hasBody && { body: sent.body }), signal } as never)
  return id === 'listEvents' ? wait(sent.query, position, call, () => readLatest(api, signal)) : call()
}

type Placed = Record<'path' | 'query' | 'body', Input>

/** The members of the input, each where the operation takes it. */
function placed({ renames = {} }: ToolDeclaration, places: DescribedOperation['places'], input: Input): Placed {
  const original = Object.fromEntries(Object.entries(renames).map(([name, shown]) => [shown, name]))
  const sent: Placed = { path: {}, query: {}, body: {} }
  for (const [name, value] of Object.entries(input)) {
    const place = places[name] ?? 'body'
    sent[place][place === 'path' ? (original[name] ?? name) : name] = value
  }
  return sent
}

/** Goes on behind what was returned last, unless the input names a place. */
async function wait(
  query: Input,
  position: McpPosition,
  call: () => Promise<unknown>,
  latest: () => Promise<number>,
): Promise<unknown> {
  if (position.isWaiting) throw new Rejected('Another call waits for events already.')
  position.isWaiting = true
  try {
    query.after ??= position.cursor ?? (await latest())
    const page = (await call()) as { next_cursor: number }
    position.cursor = page.next_cursor
    return page
  } finally {
    position.isWaiting = false
  }
}

/** What the server of the protocol rejects by itself. */
class Rejected extends Error {}

/** The answer as a result of a tool. What the service rejects is a result too, which a model can read. */
async function answer(work: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    const reply = (await work()) ?? {}
    return { content: [{ type: 'text', text: JSON.stringify(reply) }], structuredContent: reply as Input }
  } catch (error) {
    const { message } = error as Error
    const text =
      error instanceof ApiError || error instanceof Rejected || error instanceof UploadRejected
        ? message
        : `The service did not answer: ${message}`
    return { content: [{ type: 'text', text }], isError: true }
  }
}
