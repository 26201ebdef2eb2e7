/** All state of the target survives a restart. One object of each kind is created before it and read after it. */
import { check } from '../../check-api/check.ts'
import { restarting } from '../../fixtures/restart.ts'
import { listing, pairing, profile, record, rotation, tasks, upload } from './accounts.ts'
import { block, conversation, membership, removal } from './conversation.ts'
import { survivesRestart } from './kept.ts'
import { draft, idempotencyKey, request, subscription } from './variant.ts'

check(
  'restarts.state.is-kept',
  [
    'MSG-004',
    'RCT-025',
    'RCT-011',
    'RCP-026',
    'RCP-020',
    'RCP-021',
    'BLK-003',
    'CHAT-005',
    'HIST-007',
    'INST-001',
    'A2A-027',
    'SET-012',
    'PROF-001',
    'PROF-007',
    'DIR-001',
    'USR-001',
    'AUTH-015',
    'ATT-011',
    'DEV-013',
  ],
  {
    ...restarting,
    needs: { agents: 4, persons: 1, ownedBy: 'person', chat: 'agents', hooks: ['restartServer'], usesUp: true },
  },
  (t) =>
    survivesRestart(t, [
      conversation,
      block,
      membership,
      removal,
      tasks,
      profile,
      listing,
      record,
      rotation,
      upload,
      pairing,
    ]),
)

check(
  'restarts.variant-state.is-kept',
  ['DRAFT-005', 'VMSG-009', 'VMSG-013', 'WHK-037', 'WHK-038'],
  {
    ...restarting,
    forms: ['variant'],
    needs: { agents: 2, persons: 1, ownedBy: 'person', chat: 'agents', hooks: ['restartServer'], usesUp: true },
  },
  (t) => survivesRestart(t, [draft, idempotencyKey, request]),
)

check(
  'restarts.variant-subscriptions.are-kept',
  ['WHK-037', 'WHK-038'],
  {
    ...restarting,
    forms: ['variant'],
    optionalArea: 'webhooks',
    needs: { agents: 2, chat: 'agents', webhook: 'slot', hooks: ['restartServer'], usesUp: true },
  },
  (t) => survivesRestart(t, [subscription]),
)
