import type { ApiDocument, Json, Schema } from './document.ts'

/** Members with another meaning in AsyncAPI 3.0 than in OpenAPI 3.1. */
const foreign = new Set(['discriminator'])

/** Messages of one channel, by name. */
interface Messages {
  [name: string]: { title: string; summary: string; schema: string }
}

/**
 * Returns the AsyncAPI 3.0 document of the messages that the server sends by itself: events to webhooks, and frames in
 * both directions over the WebSocket. Events come from the webhooks of the current form's document, schemas from the
 * extensions' document, so that nothing is described twice. Undefined when a document lacks them.
 */
export function asyncApiOf(current?: ApiDocument, extensions?: ApiDocument): Record<string, Json> | undefined {
  const schemas = extensions?.components?.schemas
  const webhooks = current?.webhooks as Record<string, any> | undefined
  if (!webhooks || !schemas?.SocketServerFrame || !schemas.SocketClientFrame) return undefined
  const events = Object.fromEntries(
    Object.entries(webhooks).map(([name, { post }]) => {
      const reference = String(post.requestBody.content['application/json'].schema.$ref)
      return [name, { title: String(post.summary), summary: String(post.description), schema: lastOf(reference) }]
    }),
  )
  const received = framesOf(schemas, 'SocketServerFrame')
  const sent = framesOf(schemas, 'SocketClientFrame')
  const all = { ...events, ...received, ...sent }
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Agent Messaging Service, events',
      version: String(current!.info.version),
      description:
        'What the server sends by itself. Webhooks are registered, and tickets for the WebSocket created, by the ' +
        'operations of the OpenAPI documents. Delivery is at least once: event_id stays the same when an event comes again.',
    },
    defaultContentType: 'application/json',
    channels: {
      webhook: channel('Webhook', null, 'The https URL of a webhook, one event for each request.', events),
      socket: channel(
        'WebSocket',
        '/v1/socket',
        'Opened by a ticket; each frame is one JSON text. Closed with 4429 when the account sends too many frames.',
        {
          ...received,
          ...sent,
        },
      ),
    },
    operations: {
      sendEvent: operation('send', 'webhook', 'The server sends an event to a webhook.', events),
      sendFrame: operation('send', 'socket', 'The server sends events, signals and pings.', received),
      receiveFrame: operation('receive', 'socket', 'The client acknowledges events and answers pings.', sent),
    },
    components: {
      messages: Object.fromEntries(
        Object.entries(all).map(([name, { title, summary, schema }]) => [
          name,
          { name, title, summary, payload: { $ref: `#/components/schemas/${schema}` } },
        ]),
      ),
      schemas: reachable(
        schemas,
        Object.values(all).map(({ schema }) => schema),
      ),
    },
  }
}

function framesOf(schemas: Record<string, Schema>, union: string): Messages {
  const frames = (schemas[union]!.oneOf as { $ref: string }[]).map(({ $ref }) => lastOf($ref))
  return Object.fromEntries(
    frames.map((schema) => [
      `${schema[0]!.toLowerCase()}${schema.slice(1)}`,
      { title: schema, summary: String(schemas[schema]!.description ?? schema), schema },
    ]),
  )
}

function channel(title: string, address: string | null, description: string, messages: Messages): Json {
  const names = Object.keys(messages)
  return {
    address,
    title,
    description,
    messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
  }
}

function operation(action: 'send' | 'receive', channelName: string, summary: string, messages: Messages): Json {
  return {
    action,
    channel: { $ref: `#/channels/${channelName}` },
    summary,
    messages: Object.keys(messages).map((name) => ({ $ref: `#/channels/${channelName}/messages/${name}` })),
  }
}

/**
 * Returns the named schemas and all schemas that they refer to, without members specific to this project or OpenAPI.
 */
function reachable(schemas: Record<string, Schema>, names: string[]): Record<string, Json> {
  const found: Record<string, Json> = {}
  const queue = [...names]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found[name] !== undefined) continue
    const schema = schemas[name]
    if (!schema) throw new Error(`no document describes the schema ${name}`)
    found[name] = plain(schema)
    for (const [, reference] of JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)"/g))
      queue.push(reference!)
  }
  return found
}

function plain(value: Json): Json {
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  const members = Object.entries(value).filter(([key]) => !key.startsWith('x-') && !foreign.has(key))
  return Object.fromEntries(members.map(([key, item]) => [key, plain(item)]))
}

const lastOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)
