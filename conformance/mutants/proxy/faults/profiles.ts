/** Faults of profiles, the directory, and persons as agents see them. */
import {
  type Answer,
  is,
  isObject,
  type JsonObject,
  objects,
  type ProxyFault,
  type Shape,
  succeeded,
} from '../exchange.ts'

const json = { 'content-type': 'application/json' }

const changed =
  (shape: Shape, change: (body: JsonObject) => void): NonNullable<ProxyFault['after']> =>
  (request, answer) => {
    if (is(request, shape) && succeeded(answer) && isObject(answer.body)) change(answer.body)
  }

const replace = (answer: Answer, status: number, body: JsonObject): void => {
  Object.assign(answer, { status, headers: json, body })
}

export const profileFaults: readonly ProxyFault[] = [
  {
    name: 'profile-kind-lost',
    violates: ['PROF-001'],
    description: 'the agents profile lacks kind',
    after: changed('agentProfile', (body) => {
      delete body['kind']
    }),
  },
  {
    name: 'profile-accent-changed',
    violates: ['PROF-001'],
    description: 'the agents profile has another accent color',
    after: changed('agentProfile', (body) => {
      body['accent_color'] = '#abcdef'
    }),
  },
  {
    name: 'contact-avatar-lost',
    violates: ['PROF-007'],
    description: 'the contact has no avatar',
    after: changed('contactProfile', (body) => {
      body['avatar'] = null
    }),
  },
  {
    name: 'contact-visibility-capital',
    violates: ['PROF-013'],
    description: 'visibility is in upper case',
    after: changed('contactProfile', (body) => {
      body['visibility'] = String(body['visibility']).toUpperCase()
    }),
  },
  {
    name: 'profile-token-shown',
    violates: ['PROF-019'],
    description: 'the contact contains an Agent Token',
    after: changed('contactProfile', (body) => {
      body['token'] = 'svc_live_shown'
    }),
  },
  {
    name: 'hidden-profile-410',
    violates: ['PROF-010', 'PROF-011', 'ERR-028'],
    description: 'a hidden profile answers 410',
    after: (request, answer) => {
      if (is(request, 'agentProfile', 'contactProfile') && answer.status === 404) answer.status = 410
    },
  },
  {
    name: 'user-name-lost',
    violates: ['USR-001'],
    description: 'the answer about a person has no name',
    after: changed('user', (body) => {
      body['name'] = ''
    }),
  },
  {
    name: 'user-error-becomes-success',
    violates: ['USR-002'],
    description: 'a person without a shared chat is returned with 200',
    after: (request, answer) => {
      if (is(request, 'user') && answer.status === 404)
        replace(answer, 200, { user_id: 'usr_x', name: 'Somebody', phone_number: null })
    },
  },
  {
    name: 'user-missing-token-403',
    violates: ['USR-007'],
    description: 'the user route answers 403 without a token',
    after: (request, answer) => {
      if (is(request, 'user') && answer.status === 401) answer.status = 403
    },
  },
  {
    name: 'directory-empty',
    violates: ['DIR-001'],
    description: 'the directory is empty',
    after: changed('directory', (body) => {
      body['agents'] = []
    }),
  },
  {
    name: 'directory-token-shown',
    violates: ['DIR-003'],
    description: 'an entry of the directory contains an Agent Token',
    after: changed('directory', (body) => {
      for (const entry of objects(body, 'agents')) entry['token'] = 'svc_live_shown'
    }),
  },
]
