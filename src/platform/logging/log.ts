import { pino, type DestinationStream, type Logger } from 'pino'

import type { Config } from '../configuration/configuration.ts'
import { describeError } from './describe-error.ts'

/** Creates a log of JSON lines on standard error; standard output is for results. Values in errors are removed. */
export function createLog(level: Config['logLevel'], destination: DestinationStream = pino.destination(2)): Logger {
  const serializers = { err: describeError }
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination)
}
