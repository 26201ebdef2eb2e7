import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'

import type { Metrics } from '../platform/metrics/metrics.ts'

export interface ServedMetrics {
  url: string
  close(): void
}

/** Serves the metrics on a separate address without authentication: every client of the address can read them. */
export async function startMetricsServer(
  { registry }: Metrics,
  { host, port }: { host: string; port: number },
  log: Logger,
): Promise<ServedMetrics> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be collected')
        response.writeHead(500).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { address, port: given, family } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${given}/metrics`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
