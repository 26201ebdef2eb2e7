import type { Json } from './json.ts'
import type { ReferenceServer } from './server.ts'

/** Renders a timestamp in RFC 3339 in UTC, or in the format of a choice of AMB-045. */
export function renderTimestamp(server: ReferenceServer, at: number): Json {
  if (server.hasChoice('timestamps-epoch-seconds')) return Math.floor(at / 1000)
  if (server.hasChoice('timestamps-epoch-ms')) return at
  if (server.hasChoice('timestamps-with-offset')) {
    return new Date(at + 7_200_000).toISOString().replace('Z', '+02:00')
  }
  return new Date(at).toISOString()
}
