import type { Json } from './json.ts'
import type { Subject } from './server.ts'

/** A point in time in the spelling that the choices of AMB-045 ask for. */
export function stamp(subject: Subject, at: number): Json {
  if (subject.chose('timestamps-epoch-seconds')) return Math.floor(at / 1000)
  if (subject.chose('timestamps-epoch-ms')) return at
  if (subject.chose('timestamps-with-offset')) {
    return new Date(at + 7_200_000).toISOString().replace('Z', '+02:00')
  }
  return new Date(at).toISOString()
}
