import { newHandle } from '../server.ts'
import type { Fixture } from './fixture.ts'

/** The public key of the browser in the example of RFC 8291. */
const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

/** Test support: a value for each pattern of the documents. */
export const patterns: Readonly<Record<string, (fixture: Fixture) => string>> = {
  '^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$': (fixture) => fixture.newMessageId(),
  '^[a-z][a-z0-9_]{2,29}$': () => newHandle(),
  '^[a-z][a-z0-9-]{1,48}[a-z0-9]$': () => newHandle(),
  '^\\+[1-9][0-9]{6,14}$': () => '+15550100200',
  '^[A-Z]{3}$': () => 'EUR',
  '^[!-~]+$': () => 'an-example-of-a-key',
  '^#[0-9A-Fa-f]{6}$': () => '#00bfff',
  '^[A-Za-z0-9+/]*={0,2}$': () => 'aGVsbG8=',
  '^[A-Za-z][A-Za-z0-9]{0,63}$': () => 'listEvents',
  '^[A-Za-z0-9_-]{1,1400}$': () => 'aGVsbG8',
  '^[A-Za-z0-9_-]{1,16000}$': () => 'aGVsbG8',
  '^B[A-Za-z0-9_-]{86}=?$': () => p256dh,
  '^[A-Za-z0-9_-]{22}(==)?$': () => 'BTBZMqHH6r4Tts7J_aSIgg',
  '^/[!-~]{0,199}$': () => '/v1/nowhere',
}
