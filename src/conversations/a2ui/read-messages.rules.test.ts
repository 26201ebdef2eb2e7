import { describe, expect, it } from 'vitest'

import type { Part } from '../messages/part.ts'
import { carriesA2ui, readMessages } from './read-messages.rules.ts'

const part = (...data: unknown[]): Part => ({ type: 'data', data, mediaType: 'application/a2ui+json' })
const message = (action: object) => ({ version: 'v0.9.1', ...action })
const create = { surfaceId: 's', catalogId: 'c' }
const components = (...ids: unknown[]) => ids.map((id) => ({ id, component: 'Text' }))

describe('the media type of A2UI', () => {
  it.each([
    [true, { mediaType: 'application/a2ui+json' }],
    [true, { mediaType: 'application/json+a2ui' }],
    [true, { mediaType: 'Application/A2UI+JSON; charset=utf-8' }],
    [true, { metadata: { mimeType: 'application/json+a2ui' } }],
    [true, { mediaType: 'application/json', metadata: { mimeType: 'application/a2ui+json' } }],
    [false, { mediaType: 'application/json' }],
    [false, { metadata: { mimeType: 1 } }],
    [false, {}],
  ])('%s: %j', (expected, marked) => {
    expect(carriesA2ui({ type: 'data', data: [], ...marked })).toBe(expected)
  })

  it('is required: other data is ignored', () => {
    expect(
      readMessages([
        { type: 'data', data: [{ version: 'v1' }] },
        { type: 'text', text: '' },
      ]),
    ).toEqual({ steps: [], problems: [] })
  })
})

describe('messages', () => {
  it('are read in order, in both versions, and client messages change no surface', () => {
    const action = {
      name: 'n',
      surfaceId: 'gone',
      sourceComponentId: 'b',
      timestamp: '2026-05-29T10:00:00Z',
      context: {},
    }
    const sent = [
      message({ createSurface: { ...create, theme: { a: 1 }, sendDataModel: true } }),
      {
        version: 'v0.9',
        updateComponents: { surfaceId: 's', components: [{ id: 'a', component: 'Text', text: 'no root yet' }] },
      },
      message({ updateDataModel: { surfaceId: 's', path: '/a~1b', value: null } }),
      message({ action }),
      message({ error: { code: 'VALIDATION_FAILED', surfaceId: 's', path: '', message: 'm' } }),
      message({ error: { code: 'OTHER', surfaceId: 's', message: 'm', more: 1 } }),
      message({ deleteSurface: { surfaceId: 's' } }),
    ]
    const { steps, problems } = readMessages([{ type: 'text', text: '' }, part(...sent)])
    expect(problems).toEqual([])
    expect(steps.map(({ action: name, dataIndex }) => [name, dataIndex])).toEqual([
      ['createSurface', 0],
      ['updateComponents', 1],
      ['updateDataModel', 2],
      ['deleteSurface', 6],
    ])
    expect(steps.every(({ partIndex }) => partIndex === 1)).toBe(true)
  })

  it.each([
    ['no object', 7, '', ''],
    ['null', null, '', ''],
    ['no version', { createSurface: create }, 's', ''],
    ['another version', { version: 'v1.0', createSurface: create }, 's', ''],
    ['no action', { version: 'v0.9' }, '', ''],
    ['an unknown action', message({ callFunction: { surfaceId: 's' } }), 's', ''],
    ['two actions', message({ createSurface: create, deleteSurface: { surfaceId: 's' } }), 's', ''],
    ['no body', message({ createSurface: [] }), '', ''],
    ['a missing property', message({ createSurface: { surfaceId: 's' } }), 's', ''],
    ['a wrong property', message({ createSurface: { ...create, catalogId: 1 } }), 's', '/catalogId'],
    ['a wrong surface id', message({ deleteSurface: { surfaceId: 1 } }), '', '/surfaceId'],
    ['an empty surface id', message({ deleteSurface: { surfaceId: '' } }), '', '/surfaceId'],
    ['a property too many', message({ createSurface: { ...create, 'x/y~z': 1 } }), 's', '/x~1y~0z'],
    ['no components', message({ updateComponents: { surfaceId: 's', components: [] } }), 's', '/components'],
    [
      'a component without name',
      message({ updateComponents: { surfaceId: 's', components: [{ id: 'root' }] } }),
      's',
      '/components/0',
    ],
    [
      'a component with a wrong id',
      message({ updateComponents: { surfaceId: 's', components: components('root', 2) } }),
      's',
      '/components/1/id',
    ],
    [
      'two roots',
      message({ updateComponents: { surfaceId: 's', components: components('root', 'a', 'root') } }),
      's',
      '/components/2/id',
    ],
    ['a path that is no pointer', message({ updateDataModel: { surfaceId: 's', path: 'a/b' } }), 's', '/path'],
    [
      'an action at no time',
      message({ action: { name: '', surfaceId: 's', sourceComponentId: '', timestamp: 'now', context: {} } }),
      's',
      '/timestamp',
    ],
    [
      'an error with more than it may contain',
      message({ error: { code: 'VALIDATION_FAILED', surfaceId: 's', path: '', message: '', x: 1 } }),
      's',
      '/x',
    ],
  ])('are rejected with %s', (_name, sent, surfaceId, path) => {
    const { problems } = readMessages([part(message({ createSurface: create }), sent)])
    expect(problems).toEqual([
      { partIndex: 0, dataIndex: 1, surfaceId, path, message: expect.stringMatching(/^[a-z].*\.$/i) },
    ])
  })

  it('must be an array', () => {
    const data = message({ createSurface: create })
    const { steps, problems } = readMessages([{ type: 'data', data, mediaType: 'application/a2ui+json' }])
    expect([steps, problems]).toEqual([
      [],
      [expect.objectContaining({ partIndex: 0, dataIndex: null, surfaceId: 's', path: '' })],
    ])
  })
})

describe('the data model of a client', () => {
  it('matches its schema', () => {
    expect(readMessages([], { version: 'v0.9', surfaces: { s: { a: 1 } } }).problems).toEqual([])
  })

  it.each([
    [null, '', '/a2uiClientDataModel'],
    [{ version: 'v0.9' }, '', '/a2uiClientDataModel'],
    [{ version: 'v2', surfaces: {} }, '', '/a2uiClientDataModel/version'],
    [{ version: 'v0.9.1', surfaces: { 'a/b': 1 } }, 'a/b', '/a2uiClientDataModel/surfaces/a~1b'],
  ])('is otherwise reported as an error in the metadata: %j', (model, surfaceId, path) => {
    expect(readMessages([], model).problems).toEqual([
      { partIndex: null, dataIndex: null, surfaceId, path, message: expect.any(String) },
    ])
  })
})
