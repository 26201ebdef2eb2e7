import { pino, type DestinationStream, type Logger } from 'pino'

import type { Config } from '../configuration/configuration.ts'
import { describeError } from './describe-error.ts'

/** Writes JSON lines to standard error; standard output is for what people asked for. Errors lose quoted values. */
export function createLog(level: Config['logLevel'], destination: DestinationStream = pino.destination(2)): Logger {
  const serializers = { err: describeError }
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination)
}
