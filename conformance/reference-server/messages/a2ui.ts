/** A2UI messages in data parts: judged one by one, applied together. */
import { Refusal } from '../protocol/api-error.ts'
import { isObject, type Json, type JsonObject } from '../state/json.ts'
import type { Actor, Chat } from '../state/model.ts'
import type { Subject } from '../state/server.ts'
import type { SendBody } from './send-body.ts'

interface Finding {
  part: number | null
  item: number | null
  surface: string
  action: string
  path: string
  text: string
}

class A2uiRefusal extends Refusal {
  readonly findings: readonly Finding[]
  constructor(findings: readonly Finding[], status?: number) {
    super('invalid_request', findings[0]?.text ?? '', status)
    this.findings = findings
  }
}

type Surfaces = Map<string, string>
const surfacesOfChats = new WeakMap<Chat, Surfaces>()

function surfacesOf(chat: Chat): Surfaces {
  const surfaces = surfacesOfChats.get(chat) ?? new Map<string, string>()
  surfacesOfChats.set(chat, surfaces)
  return surfaces
}

const carries = (part: JsonObject): boolean =>
  part['type'] === 'data' &&
  [part['media_type'], isObject(part['metadata']) ? part['metadata']['mimeType'] : undefined].some(
    (type) => type === 'application/a2ui+json' || type === 'application/json+a2ui',
  )

/** Makes the changes visible when it is called. Throws a refusal with every finding. */
export function judgeA2ui(subject: Subject, chat: Chat, actor: Actor, { parts, dataModel }: SendBody): () => void {
  if (subject.faulty('a2ui-unchecked')) return () => undefined
  const surfaces: Surfaces = new Map(surfacesOf(chat))
  const findings: Finding[] = []
  let carrying = 0
  parts.forEach((part, index) => {
    if (!carries(part)) return
    carrying += 1
    const place = subject.faulty('a2ui-parts-of-a2ui-only') ? carrying - 1 : index
    const data = part['data']
    const items = Array.isArray(data) ? data : subject.chose('a2ui-single-message') ? [data ?? null] : undefined
    if (items === undefined)
      findings.push({
        part: place,
        item: null,
        surface: '',
        action: '',
        path: '',
        text: 'data must be a list of messages',
      })
    items?.forEach((item, at) => {
      const wrong = look(subject, surfaces, actor, item)
      if (wrong) findings.push({ part: place, item: at, surface: surfaceIn(item), ...wrong })
    })
  })
  if (
    dataModel !== undefined &&
    !subject.chose('a2ui-metadata-unread') &&
    !(isObject(dataModel) && isObject(dataModel['surfaces']))
  ) {
    findings.push({
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
  if (findings.length === 0) return keep
  if (subject.faulty('a2ui-surfaces-kept-of-refused')) keep()
  throw new A2uiRefusal(
    subject.chose('a2ui-first-fault-only') ? findings.slice(0, 1) : findings,
    subject.chose('a2ui-refused-400') ? 400 : undefined,
  )
}

type Wrong = Pick<Finding, 'action' | 'path' | 'text'>

const kinds: Readonly<Record<string, Readonly<Record<string, 'text' | 'list' | 'any'>>>> = {
  createSurface: { surfaceId: 'text', catalogId: 'text' },
  updateComponents: { surfaceId: 'text', components: 'list' },
  updateDataModel: { surfaceId: 'text', path: 'any' },
  deleteSurface: { surfaceId: 'text' },
  action: { surfaceId: 'text' },
  error: { surfaceId: 'text' },
}

function look(subject: Subject, surfaces: Surfaces, actor: Actor, item: Json): Wrong | undefined {
  if (!isObject(item))
    return { action: '', path: subject.faulty('a2ui-path-of-a-text') ? '/' : '', text: 'a message must be an object' }
  const { version, ...rest } = item
  const [[action, body] = ['', null], ...others] = Object.entries(rest)
  if (version !== 'v0.9' && version !== 'v0.9.1') return { action: '', path: '', text: 'version is unknown' }
  const members = kinds[action]
  if (members === undefined || others.length > 0) return { action: '', path: '', text: 'a message has one action' }
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
  return subject.chose('a2ui-stateless') ? undefined : step(surfaces, actor, action, String(body['surfaceId']))
}

function step(surfaces: Surfaces, actor: Actor, action: string, surfaceId: string): Wrong | undefined {
  const wrong = (text: string): Wrong => ({ action, path: '/surfaceId', text })
  const owner = surfaces.get(surfaceId)
  if (action === 'createSurface') {
    if (owner !== undefined) return wrong('this surface exists')
    surfaces.set(surfaceId, actor.id)
  } else if (action.startsWith('update') || action === 'deleteSurface') {
    if (owner !== actor.id) return wrong('this is no surface of yours')
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

/** What the body of a refusal says of A2UI beside its error, to which it may add. */
export function a2uiMembers(subject: Subject, refusal: Refusal, error: JsonObject): JsonObject {
  if (!(refusal instanceof A2uiRefusal)) {
    const finding: Finding = { part: 0, item: 0, surface: '', action: '', path: '', text: refusal.message }
    return subject.faulty('a2ui-errors-everywhere') ? { a2ui_errors: [itemOf(subject, finding)] } : {}
  }
  if (!subject.faulty('a2ui-error-without-status')) error['status'] = refusal.status
  if (subject.faulty('a2ui-error-in-other-words')) error['message'] = 'the A2UI messages are not valid'
  if (subject.faulty('a2ui-error-of-the-last')) error['message'] = refusal.findings.at(-1)?.text ?? ''
  if (subject.chose('a2ui-variant-body'))
    Object.assign(error, { code: refusal.status * 100 + 1, doc_url: 'https://example.com/errors' })
  const items = refusal.findings.map((finding) => itemOf(subject, finding))
  return {
    ...(subject.chose('a2ui-variant-body') ? { success: false } : {}),
    ...(subject.faulty('a2ui-errors-missing') ? {} : { a2ui_errors: items }),
  }
}

function itemOf(subject: Subject, finding: Finding): JsonObject {
  const { part, item, surface, text } = finding
  const named: Json =
    surface === '' && subject.faulty('a2ui-surface-null')
      ? null
      : subject.faulty('a2ui-surface-never-named')
        ? ''
        : surface
  const error: JsonObject = {
    code: subject.faulty('a2ui-code-of-its-own') ? 'TYPE' : 'VALIDATION_FAILED',
    surfaceId: named,
    path: pathOf(subject, finding),
    message: subject.faulty('a2ui-message-as-list') ? [text] : text,
    ...(subject.faulty('a2ui-error-with-more') ? { severity: 'error' } : {}),
  }
  const metadata = part === null && subject.faulty('a2ui-metadata-is-part-0')
  return {
    part_index: metadata ? 0 : part !== null && subject.faulty('a2ui-parts-from-one') ? part + 1 : part,
    data_index:
      item === null && part !== null && subject.faulty('a2ui-part-is-item-0')
        ? 0
        : item !== null && subject.faulty('a2ui-data-from-one')
          ? item + 1
          : item,
    a2ui_message: { version: subject.faulty('a2ui-version-of-the-sender') ? 'v0.9' : 'v0.9.1', error },
    ...(subject.faulty('a2ui-item-with-more') ? { severity: 'error' } : {}),
  }
}

function pathOf(subject: Subject, { part, item, action, path }: Finding): string {
  if (subject.faulty('a2ui-path-in-dots')) return path.split('/').slice(1).join('.')
  const whole = action === '' || !subject.chose('a2ui-path-with-action') ? path : `/${action}${path}`
  return subject.faulty('a2ui-path-from-the-send') ? `/parts/${part ?? 0}/data/${item ?? 0}${whole}` : whole
}
