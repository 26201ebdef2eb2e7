/** A2UI messages in data parts. They are validated one by one and applied together. */
import { ApiError } from '../protocol/api-error.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat } from '../state/model.ts'
import type { ReferenceServer } from '../state/server.ts'
import type { SendBody } from './send-body.ts'

interface ValidationError {
  part: number | null
  item: number | null
  surface: string
  action: string
  path: string
  text: string
}

class A2uiError extends ApiError {
  readonly validationErrors: readonly ValidationError[]
  constructor(validationErrors: readonly ValidationError[], status?: number) {
    super('invalid_request', validationErrors[0]?.text ?? '', status)
    this.validationErrors = validationErrors
  }
}

type Surfaces = Map<string, string>
const surfacesOfChats = new WeakMap<Chat, Surfaces>()

function surfacesOf(chat: Chat): Surfaces {
  const surfaces = surfacesOfChats.get(chat) ?? new Map<string, string>()
  surfacesOfChats.set(chat, surfaces)
  return surfaces
}

const carriesA2ui = (server: ReferenceServer, part: JsonObject): boolean =>
  part['type'] === 'data' && (server.hasChoice('a2ui-by-content') ? containsAction(part['data']) : isMarkedAsA2ui(part))

const containsAction = (data: Json | undefined): boolean =>
  Array.isArray(data) && data.some((item) => isObject(item) && Object.keys(kinds).some((action) => action in item))

const isMarkedAsA2ui = (part: JsonObject): boolean =>
  [part['media_type'], isObject(part['metadata']) ? part['metadata']['mimeType'] : undefined].some(
    (type) => type === 'application/a2ui+json' || type === 'application/json+a2ui',
  )

/** Validates the A2UI messages of a send. @returns a function that applies them @throws A2uiError with all errors */
export function validateA2ui(
  server: ReferenceServer,
  chat: Chat,
  actor: Actor,
  { parts, dataModel }: Pick<SendBody, 'parts' | 'dataModel'>,
  form: 'current' | 'variant' = 'current',
): () => void {
  const taken = server.hasChoice('a2ui-in-variant-sends') ? 'variant' : 'current'
  if (form !== taken || server.hasFault('a2ui-unchecked')) return () => undefined
  const surfaces: Surfaces = new Map(surfacesOf(chat))
  const validationErrors: ValidationError[] = []
  let carrying = 0
  parts.forEach((part, index) => {
    if (!carriesA2ui(server, part)) return
    carrying += 1
    const place = server.hasFault('a2ui-parts-of-a2ui-only') ? carrying - 1 : index
    const data = part['data']
    const items = Array.isArray(data) ? data : server.hasChoice('a2ui-single-message') ? [data ?? null] : undefined
    if (items === undefined)
      validationErrors.push({
        part: place,
        item: null,
        surface: '',
        action: '',
        path: '',
        text: 'data must be a list of messages',
      })
    items?.forEach((item, at) => {
      const problem = validateMessage(server, surfaces, actor, item)
      if (problem) validationErrors.push({ part: place, item: at, surface: surfaceIn(item), ...problem })
    })
  })
  if (
    dataModel !== undefined &&
    !server.hasChoice('a2ui-metadata-unread') &&
    !(isObject(dataModel) && isObject(dataModel['surfaces']))
  ) {
    validationErrors.push({
      part: null,
      item: null,
      surface: '',
      action: '',
      path: '/a2uiClientDataModel',
      text: 'metadata.a2uiClientDataModel must hold surfaces',
    })
  }
  const keep = (): void => {
    surfacesOfChats.set(chat, surfaces)
  }
  if (validationErrors.length === 0) return keep
  if (server.hasFault('a2ui-surfaces-kept-of-rejected')) keep()
  throw new A2uiError(
    server.hasChoice('a2ui-first-fault-only') ? validationErrors.slice(0, 1) : validationErrors,
    server.hasChoice('a2ui-rejected-400') ? 400 : undefined,
  )
}

type Problem = Pick<ValidationError, 'action' | 'path' | 'text'>

const kinds: Readonly<Record<string, Readonly<Record<string, 'text' | 'list' | 'any'>>>> = {
  createSurface: { surfaceId: 'text', catalogId: 'text' },
  updateComponents: { surfaceId: 'text', components: 'list' },
  updateDataModel: { surfaceId: 'text', path: 'any' },
  deleteSurface: { surfaceId: 'text' },
  action: { surfaceId: 'text' },
  error: { surfaceId: 'text' },
}

function validateMessage(server: ReferenceServer, surfaces: Surfaces, actor: Actor, item: Json): Problem | undefined {
  if (!isObject(item))
    return { action: '', path: server.hasFault('a2ui-path-of-a-text') ? '/' : '', text: 'a message must be an object' }
  const { version, ...rest } = item
  const [[action, body] = ['', null], ...others] = Object.entries(rest)
  if (version !== 'v0.9' && version !== 'v0.9.1') return { action: '', path: '', text: 'version is unknown' }
  const members = kinds[action]
  const hasMore = others.length > 0 && !server.hasFault('a2ui-two-actions-accepted')
  if (members === undefined || hasMore) return { action: '', path: '', text: 'a message has one action' }
  if (!isObject(body)) return { action, path: '', text: `${action} must be an object` }
  for (const [name, kind] of Object.entries(members)) {
    const value = body[name]
    if (value === undefined && kind !== 'any') return { action, path: '', text: `${name} is missing` }
    if (kind !== 'list' && value !== undefined && typeof value !== 'string')
      return { action, path: `/${name}`, text: `${name} must be a string` }
    if (kind === 'list' && !Array.isArray(value)) return { action, path: `/${name}`, text: `${name} must be a list` }
  }
  const wrongId = (Array.isArray(body['components']) ? body['components'] : []).findIndex(
    (one) => !isObject(one) || typeof one['id'] !== 'string',
  )
  if (wrongId !== -1) return { action, path: `/components/${wrongId}/id`, text: 'id must be a string' }
  return server.hasChoice('a2ui-stateless')
    ? undefined
    : applyAction(server, surfaces, actor, action, String(body['surfaceId']))
}

function applyAction(
  server: ReferenceServer,
  surfaces: Surfaces,
  actor: Actor,
  action: string,
  surfaceId: string,
): Problem | undefined {
  const problem = (text: string): Problem => ({ action, path: '/surfaceId', text })
  const owner = surfaces.get(surfaceId)
  if (action === 'createSurface') {
    if (owner !== undefined) return problem('this surface already exists')
    surfaces.set(surfaceId, actor.id)
  } else if (action.startsWith('update') || action === 'deleteSurface') {
    const rejects = action === 'deleteSurface' && server.hasFault('a2ui-deletion-rejected')
    if (owner !== actor.id || rejects) return problem('the sender has no such surface')
    if (action === 'deleteSurface') surfaces.delete(surfaceId)
  }
  return undefined
}

function surfaceIn(item: Json): string {
  const body = isObject(item)
    ? Object.values(item).find((value) => isObject(value) && typeof value['surfaceId'] === 'string')
    : undefined
  return isObject(body) ? String(body['surfaceId']) : ''
}

/** Adds the A2UI members of an error to its body. @returns the members next to `error` */
export function a2uiMembers(server: ReferenceServer, error: ApiError, body: JsonObject): JsonObject {
  if (!(error instanceof A2uiError)) {
    const validationError: ValidationError = {
      part: 0,
      item: 0,
      surface: '',
      action: '',
      path: '',
      text: error.message,
    }
    return server.hasFault('a2ui-errors-everywhere') ? { a2ui_errors: [itemOf(server, validationError)] } : {}
  }
  if (!server.hasFault('a2ui-error-without-status')) body['status'] = error.status
  if (server.hasFault('a2ui-error-in-other-words')) body['message'] = 'the A2UI messages are not valid'
  if (server.hasFault('a2ui-error-of-the-last')) body['message'] = error.validationErrors.at(-1)?.text ?? ''
  if (server.hasChoice('a2ui-variant-body'))
    Object.assign(body, { code: error.status * 100 + 1, doc_url: 'https://example.com/errors' })
  const items = error.validationErrors.map((validationError) => itemOf(server, validationError))
  return {
    ...(server.hasChoice('a2ui-variant-body') ? { success: false } : {}),
    ...(server.hasFault('a2ui-errors-missing') ? {} : { a2ui_errors: items }),
  }
}

function itemOf(server: ReferenceServer, validationError: ValidationError): JsonObject {
  const { part, item, surface, text } = validationError
  const named: Json =
    surface === '' && server.hasFault('a2ui-surface-null')
      ? null
      : server.hasFault('a2ui-surface-never-named')
        ? ''
        : surface
  const error: JsonObject = {
    code: server.hasFault('a2ui-code-of-its-own') ? 'TYPE' : 'VALIDATION_FAILED',
    surfaceId: named,
    path: pathOf(server, validationError),
    message: server.hasFault('a2ui-message-as-list') ? [text] : text,
    ...(server.hasFault('a2ui-error-with-more') ? { severity: 'error' } : {}),
  }
  const metadata = part === null && server.hasFault('a2ui-metadata-is-part-0')
  return {
    part_index: metadata ? 0 : part !== null && server.hasFault('a2ui-parts-from-one') ? part + 1 : part,
    data_index:
      item === null && part !== null && server.hasFault('a2ui-part-is-item-0')
        ? 0
        : item !== null && server.hasFault('a2ui-data-from-one')
          ? item + 1
          : item,
    a2ui_message: { version: server.hasFault('a2ui-version-of-the-sender') ? 'v0.9' : 'v0.9.1', error },
    ...(server.hasFault('a2ui-item-with-more') ? { severity: 'error' } : {}),
  }
}

function pathOf(server: ReferenceServer, { part, item, action, path }: ValidationError): string {
  if (server.hasFault('a2ui-path-in-dots')) return path.split('/').slice(1).join('.')
  const whole = action === '' || !server.hasChoice('a2ui-path-with-action') ? path : `/${action}${path}`
  return server.hasFault('a2ui-path-from-the-send') ? `/parts/${part ?? 0}/data/${item ?? 0}${whole}` : whole
}
