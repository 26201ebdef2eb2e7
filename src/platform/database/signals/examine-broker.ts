import type { Finding } from '../finding.ts'
import { isPostgresUrl } from '../database-url.ts'
import type { BrokerAddress } from './broker-address.ts'

/** Checks whether a server with this database could use the broker. */
export async function examineBroker(databaseUrl: string, address: BrokerAddress): Promise<Finding> {
  if (!isPostgresUrl(databaseUrl)) {
    return { ok: false, text: 'signals: the embedded database has no use for PARLEY_SIGNALS_URL. Unset it.' }
  }
  const place = address.servers.join(',')
  const { askBroker } = await import('./nats-transport.ts')
  try {
    await askBroker(address)
    return { ok: true, text: `signals: the broker ${place} answers` }
  } catch (error) {
    const said = (error as Error).message
    return {
      ok: false,
      text: `signals: the broker ${place} cannot be used (${said}). Until it can, the server asks the database every second.`,
    }
  }
}
