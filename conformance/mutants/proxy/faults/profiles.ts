/** Faults of profiles, the directory, and persons as agents see them. */
import { bodyOf, drop, jsonAnswer, replace, set, update } from '../changes.ts'
import { objects, type ProxyFaultTable } from '../exchange.ts'

const agent = bodyOf('agentProfile')
const contact = bodyOf('contactProfile')

export const profileFaults: ProxyFaultTable = {
  'profile-kind-lost': [['PROF-001'], 'the agents profile lacks kind', drop(agent, 'kind')],
  'profile-accent-changed': [
    ['PROF-001'],
    'the agents profile has another accent color',
    set(agent, 'accent_color', '#abcdef'),
  ],
  'contact-avatar-lost': [['PROF-007'], 'the contact has no avatar', set(contact, 'avatar', null)],
  'contact-visibility-capital': [
    ['PROF-013'],
    'visibility is in upper case',
    update(contact, 'visibility', (old) => String(old).toUpperCase()),
  ],
  'profile-token-shown': [['PROF-019'], 'the contact contains an Agent Token', set(contact, 'token', 'svc_live_shown')],
  'hidden-profile-410': [
    ['PROF-010', 'PROF-011', 'ERR-028'],
    'a hidden profile answers 410',
    replace(['agentProfile', 'contactProfile'], 404, 410),
  ],
  'user-name-lost': [['USR-001'], 'the answer about a person has no name', set(bodyOf('user'), 'name', '')],
  'user-error-becomes-success': [
    ['USR-002'],
    'a person without a shared chat is returned with 200',
    replace(['user'], 404, jsonAnswer(200, { user_id: 'usr_x', name: 'Somebody', phone_number: null })),
  ],
  'user-missing-token-403': [['USR-007'], 'the user route answers 403 without a token', replace(['user'], 401, 403)],
  'directory-empty': [['DIR-001'], 'the directory is empty', set(bodyOf('directory'), 'agents', [])],
  'directory-token-shown': [
    ['DIR-003'],
    'an entry of the directory contains an Agent Token',
    bodyOf('directory')((page) => {
      for (const entry of objects(page, 'agents')) entry['token'] = 'svc_live_shown'
    }),
  ],
}
