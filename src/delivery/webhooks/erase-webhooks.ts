import type { ErasureTarget } from '../../identity/accounts/deletion.ts'
import { nextTurn } from '../../platform/next-turn.ts'
import { deleteSomeDeliveries, deleteWebhookRows, webhookIdsOf } from './webhook.store.ts'

/** Deliveries removed in one transaction. */
const stepMax = 1_000

/** What runs for deleted agents: their webhooks, with everything that was waiting for them. */
export const agentRuntimes: ErasureTarget = {
  name: 'agent_runtimes',
  async erase(database, { agentIds }, signal) {
    for (const agentId of agentIds) {
      for (const webhookId of await database.read((tx) => webhookIdsOf(tx, agentId))) {
        do await nextTurn(signal)
        while (await database.write((tx) => deleteSomeDeliveries(tx, webhookId, stepMax)))
        await database.write((tx) => deleteWebhookRows(tx, webhookId))
      }
    }
  },
}
