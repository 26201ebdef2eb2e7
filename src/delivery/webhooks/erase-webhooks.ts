import type { ErasureTarget } from '../../identity/accounts/deletion.ts'
import { nextTurn } from '../../platform/next-turn.ts'
import { deleteSomeDeliveries, deleteWebhookRows, webhookIdsOf } from './webhook.store.ts'

/** Maximum number of deliveries deleted in one transaction. */
const stepMax = 500

/** Erases the webhooks of deleted agents, with their pending deliveries. */
export const agentRuntimes: ErasureTarget = {
  name: 'agent_runtimes',
  async erase(database, { agentIds }, signal) {
    for (const agentId of agentIds) {
      await nextTurn(signal)
      for (const webhookId of await database.read((tx) => webhookIdsOf(tx, agentId))) {
        do await nextTurn(signal)
        while (await database.write((tx) => deleteSomeDeliveries(tx, webhookId, stepMax), 'process'))
        await database.write((tx) => deleteWebhookRows(tx, webhookId), 'process')
      }
    }
  },
}
