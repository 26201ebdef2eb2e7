import { describe, expect, it } from 'vitest'

import { RouteIndex } from './indexed-router.ts'

const routes = [
  { operationId: 'own', method: 'get', path: '/v1/agents/me' },
  { operationId: 'profile', method: 'get', path: '/v1/agents/{handle}/profile' },
  { operationId: 'agent', method: 'delete', path: '/v1/agents/{handle}' },
  { operationId: 'member', method: 'delete', path: '/v1/chats/{id}/participants/{handle}' },
  { operationId: 'call', method: 'post', path: '/a2a/{handle}' },
  { operationId: 'callWithSlash', method: 'post', path: '/a2a/{handle}/' },
]

describe('RouteIndex', () => {
  const index = new RouteIndex(routes)

  it.each([
    ['GET', '/v1/agents/me', 'own', {}],
    ['GET', '/v1/agents/me/profile', 'profile', { handle: 'me' }],
    ['DELETE', '/v1/agents/me', 'agent', { handle: 'me' }],
    ['DELETE', '/v1/chats/cnv_1/participants/ann', 'member', { id: 'cnv_1', handle: 'ann' }],
    ['DELETE', '/v1/agents/a%2Fb%3f%zz%25', 'agent', { handle: 'a%2Fb%3f%zz%25' }],
    ['POST', '/a2a/ann/', 'callWithSlash', { handle: 'ann' }],
    ['DELETE', '/v1/agents/%6de', 'agent', { handle: '%6de' }],
    ['DELETE', `/v1/agents/${'a'.repeat(2000)}`, 'agent', { handle: 'a'.repeat(2000) }],
  ])('%s %s is %s', (method, path, operationId, parameters) => {
    expect(index.find(method, path)).toEqual({
      route: routes.find((route) => route.operationId === operationId),
      parameters,
    })
  })

  it.each([
    ['GET', '/v1/agents/ann'],
    ['GET', '/v1/agents/me/'],
    ['GET', '/v1/agents//profile'],
    ['GET', '/v1'],
    ['GET', '/v1/agents//'],
    ['POST', '/a2a/'],
    ['POST', '/a2a/ann//'],
    ['GET', '*'],
    ['GET', ''],
    ['GET', 'http://host/v1/agents/me'],
    ['GET', '/v1/agents/%6de'],
    ['GET', '/v1/agents/me#fragment'],
    ['GET', '/V1/agents/me'],
    ['UNHEARD-OF', '/v1/agents/me'],
    ['POST', '/v1/agents/me'],
    ['GET', '/v1/agents/__proto__'],
  ])('%s %s is not found', (method, path) => {
    expect(index.find(method, path)).toBeUndefined()
  })

  it('lists the methods of a path, of every matching route', () => {
    expect(index.methods('/v1/agents/me').sort()).toEqual(['DELETE', 'GET'])
    expect(index.methods('/v2')).toEqual([])
  })

  it('rejects two operations with one method and path', () => {
    expect(() => new RouteIndex([routes[0]!, { ...routes[0]!, operationId: 'other' }])).toThrow('already declared')
  })
})
