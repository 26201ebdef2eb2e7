import { fromJsonSchema, McpServer, type CallToolResult, type ServerContext } from '@modelcontextprotocol/server'

import a2a from '../../../generated/a2a/openapi.json' with { type: 'json' }
import current from '../../../generated/current/openapi.json' with { type: 'json' }
import extensions from '../../../generated/extensions/openapi.json' with { type: 'json' }
import { ApiError } from '../../client/api-error.ts'
import type { Api } from '../../client/api.ts'
import { newMessageId } from '../../client/message-id.ts'
import { readLatest } from '../../client/receive-by-pull.ts'
import { describeOperation, type DescribedOperation, type OpenApiDocument } from './operation-schema.rules.ts'
import { addResources } from './resources.ts'
import { instructions, toolDeclarations, type ToolDeclaration } from './tools.ts'

type Input = Record<string, unknown>

const documents = [current, extensions, a2a] as unknown as OpenApiDocument[]

/** Where an agent is in its log; every server of one process goes on from it. */
export interface McpPosition {
  /** Undefined until the first wait. */
  cursor: number | undefined
}

/** A server of the Model Context Protocol that offers the conversations of one agent. */
export function createMcpServer(api: Api, position: McpPosition, version: string): McpServer {
  const server = new McpServer({ name: 'parley', title: 'Parley', version }, { instructions })
  for (const declaration of toolDeclarations) addTool(server, declaration, api, position)
  addResources(server, api)
  return server
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
  { operation: id, renames = {} }: ToolDeclaration,
  { places }: DescribedOperation,
  input: Input,
  { api, position, context }: Call,
): Promise<unknown> {
  const { signal } = context.mcpReq
  const sent: Record<'path' | 'query' | 'body', Input> = { path: {}, query: {}, body: {} }
  const original = Object.fromEntries(Object.entries(renames).map(([name, shown]) => [shown, name]))
  for (const [name, value] of Object.entries(input)) {
    const place = places[name] ?? 'body'
    sent[place][place === 'body' ? name : (original[name] ?? name)] = value
  }
  // Made once for all tries of a call: a repeat stores nothing twice.
  if (id === 'sendMessage') sent.body.message_id = newMessageId()
  if (id === 'listEvents') sent.query.after ??= position.cursor ?? (await readLatest(api, signal))
  const hasBody = Object.values(places).includes('body') || Object.keys(sent.body).length > 0
  const reply = await api.call(id, {
    path: sent.path,
    query: sent.query,
    ...(hasBody && { body: sent.body }),
    signal,
  } as never)
  if (id === 'listEvents') position.cursor = (reply as unknown as { next_cursor: number }).next_cursor
  return reply
}

/** The answer as a result of a tool. What the service rejects is a result too, which a model can read. */
async function answer(work: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    const reply = (await work()) ?? {}
    return { content: [{ type: 'text', text: JSON.stringify(reply) }], structuredContent: reply as Input }
  } catch (error) {
    const { message } = error as Error
    const text = error instanceof ApiError ? message : `The service did not answer: ${message}`
    return { content: [{ type: 'text', text }], isError: true }
  }
}
