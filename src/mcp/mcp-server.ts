import { fromJsonSchema, McpServer, type CallToolResult, type ServerContext } from '@modelcontextprotocol/server'

import a2a from '../../generated/a2a/openapi.json' with { type: 'json' }
import current from '../../generated/current/openapi.json' with { type: 'json' }
import extensions from '../../generated/extensions/openapi.json' with { type: 'json' }
import { ApiError } from '../client/api-error.ts'
import type { Api } from '../client/api.ts'
import { newMessageId } from '../client/message-id.ts'
import { boundsOf, describeReset, resetOf, type LogPlace } from '../client/log-place.ts'
import type { ReplyOf } from '../client/operation-table.ts'
import { readLatest } from '../client/receive-by-pull.ts'
import {
  compactInput,
  describeOperation,
  firstSentence,
  type DescribedOperation,
  type OpenApiDocument,
} from './operation-schema.rules.ts'
import { channelCapabilities, channelInstructions } from './channel.ts'
import type { ChatUpdates } from './chat-updates.ts'
import { addPrompts } from './prompts.ts'
import { addResources } from './resources.ts'
import { addStreamedUpdates, addSubscriptions } from './subscriptions.ts'
import { instructions, toolDeclarations, toolGroups, type ToolDeclaration, type ToolGroup } from './tools.ts'
import { dataMax, upload, UploadRejected, uploadSchema, type UploadInput } from './upload-tool.ts'

type Input = Record<string, unknown>

const documents = [current, extensions, a2a] as unknown as OpenApiDocument[]

/** Position of an agent in its log, shared by all servers of a process. */
export interface McpPosition {
  /** Undefined before the first wait. */
  place: LogPlace | undefined
  /** Whether a call is waiting for events. A concurrent call would return the same events. */
  isWaiting: boolean
}

export interface McpServerOptions {
  /** Folder of files that can be uploaded. Default: none. */
  folder?: string | undefined
  /** Maximum bytes of an upload inside a call. Default: 2,000,000. */
  uploadMax?: number
  /** Groups of tools to offer. Default: all. */
  groups?: readonly ToolGroup[] | undefined
  /** Offers the complete schemas of inputs and results, about 100 KB, instead of short ones of inputs. */
  isFull?: boolean | undefined
  /** Enables subscriptions to chats. */
  updates?: ChatUpdates | undefined
  /** Called with warnings for the operator. Default: standard error. */
  report?: (message: string) => void
  /**
   * Whether hosts subscribe with a stream, which the transport serves, instead of a request per chat. Default: false.
   */
  isStreamed?: boolean
  /** Whether messages are pushed into the session of the host, which needs no tools to wait for events. Default: false. */
  isChannel?: boolean
}

/** Creates a server of the Model Context Protocol with the conversations of one agent. */
export function createMcpServer(
  api: Api,
  position: McpPosition,
  version: string,
  {
    folder,
    uploadMax = dataMax,
    isChannel = false,
    groups = isChannel ? toolGroups.filter((group) => group !== 'events') : toolGroups,
    isFull = false,
    updates,
    report = console.error,
    isStreamed = false,
  }: McpServerOptions = {},
): McpServer {
  const server = new McpServer(
    { name: 'parley', title: 'Parley', version },
    isChannel ? { instructions: channelInstructions, capabilities: channelCapabilities } : { instructions },
  )
  for (const declaration of toolDeclarations)
    if (groups.includes(declaration.group)) addTool(server, declaration, { api, position, report, isFull })
  if (groups.includes('chats')) {
    addUploadTool(server, api, folder, uploadMax)
    addPrompts(server, api)
  }
  addResources(server, api)
  if (updates) (isStreamed ? addStreamedUpdates : addSubscriptions)(server, updates)
  return server
}

function addUploadTool(server: McpServer, api: Api, folder: string | undefined, max: number): void {
  server.registerTool(
    'upload_attachment',
    {
      title: 'Upload an attachment',
      description: 'Stores a file of this agent. The result has a part, to be sent by send_message among its parts.',
      inputSchema: fromJsonSchema<UploadInput>(uploadSchema(folder, max)),
      annotations: { readOnlyHint: false, idempotentHint: false, destructiveHint: false, openWorldHint: true },
    },
    (input, { mcpReq }) => answer(() => upload(api, folder, input, mcpReq.signal)),
  )
}

/** The properties of a tool that are the same for all agents. */
interface DescribedTool {
  operation: DescribedOperation
  description: string
  inputSchema: ReturnType<typeof fromJsonSchema<Input>>
  outputSchema: ReturnType<typeof fromJsonSchema<Input>> | undefined
}

/** Described tools by name and by size of the schemas. Compiling them costs 30 ms, and HTTP needs a server per request. */
const described = new Map<string, DescribedTool>()

function describeTool(declaration: ToolDeclaration, isFull: boolean): DescribedTool {
  const key = `${declaration.name} ${isFull}`
  let tool = described.get(key)
  if (tool) return tool
  const operation = describe(declaration)
  const { input, output } = operation
  tool = {
    operation,
    description: [isFull ? operation.description : firstSentence(operation.description), declaration.note]
      .filter(Boolean)
      .join(' '),
    inputSchema: fromJsonSchema<Input>(isFull ? input : compactInput(input)),
    outputSchema: isFull && output ? fromJsonSchema<Input>(output) : undefined,
  }
  described.set(key, tool)
  return tool
}

function addTool(
  server: McpServer,
  declaration: ToolDeclaration,
  { isFull, ...resources }: Omit<Call, 'context'> & { isFull: boolean },
): void {
  const { name, readOnly = false, idempotent = readOnly } = declaration
  const { operation, description, inputSchema, outputSchema } = describeTool(declaration, isFull)
  server.registerTool(
    name,
    {
      title: operation.summary,
      description,
      inputSchema,
      ...(outputSchema && { outputSchema }),
      annotations: { readOnlyHint: readOnly, idempotentHint: idempotent, destructiveHint: false, openWorldHint: true },
    },
    (input, context) => answer(() => run(declaration, operation, input, { ...resources, context })),
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
  /** Called when the log of the agent has another epoch. */
  report: (message: string) => void
  context: ServerContext
}

async function run(
  declaration: ToolDeclaration,
  { places }: DescribedOperation,
  input: Input,
  { api, position, report, context }: Call,
): Promise<unknown> {
  const { operation: id } = declaration
  const { signal } = context.mcpReq
  const sent = placed(declaration, places, input)
  // One id for all attempts of a call, so that a retry stores no second message.
  if (id === 'sendMessage') sent.body.message_id = newMessageId()
  const hasBody = Object.values(places).includes('body')
  const call = () =>
    api.call(id, { path: sent.path, query: sent.query, ...(hasBody && { body: sent.body }), signal } as never)
  return id === 'listEvents' ? wait(sent.query, position, call, () => readLatest(api, signal), report) : call()
}

type Placed = Record<'path' | 'query' | 'body', Input>

/** Assigns the members of the input to path, query and body of the operation. */
function placed({ renames = {} }: ToolDeclaration, places: DescribedOperation['places'], input: Input): Placed {
  const original = Object.fromEntries(Object.entries(renames).map(([name, shown]) => [shown, name]))
  const sent: Placed = { path: {}, query: {}, body: {} }
  for (const [name, value] of Object.entries(input)) {
    const place = places[name] ?? 'body'
    sent[place][place === 'path' ? (original[name] ?? name) : name] = value
  }
  return sent
}

/**
 * Waits for events after the last returned one, or after the named position. After a restored backup, it returns the
 * events that the model has not seen (AMB-240).
 */
async function wait(
  query: Input,
  position: McpPosition,
  call: () => Promise<unknown>,
  latest: () => Promise<number>,
  report: (message: string) => void,
): Promise<unknown> {
  if (position.isWaiting) throw new Rejected('Another call waits for events already.')
  position.isWaiting = true
  try {
    // A model that names a position has it from an earlier page, in the epoch of that page.
    const epoch = (query.log_epoch as string | undefined) ?? position.place?.epoch
    const cursor = (query.after as number | undefined) ?? position.place?.cursor ?? (await latest())
    Object.assign(query, { after: cursor, log_epoch: epoch })
    const page = (await call()) as ReplyOf<'listEvents'>
    const reset = resetOf({ cursor, epoch }, boundsOf(page))
    if (reset) report(describeReset(reset))
    position.place = { cursor: page.next_cursor, epoch: page.log_epoch }
    return page
  } finally {
    position.isWaiting = false
  }
}

/** An error of the MCP server itself. */
class Rejected extends Error {}

/** Converts an answer to a tool result. Errors of the service are results too, so that a model can read them. */
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
