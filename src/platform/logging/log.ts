import { pino, type DestinationStream, type Logger } from 'pino'

import type { Config } from '../configuration/configuration.ts'
import { describeError } from './describe-error.ts'
import { createThrottle } from './throttle.ts'

/** Level from which lines with an error are limited to one each second. */
const warn = 40

/**
 * Creates a log of JSON lines on standard error; standard output is for results. Values in errors are removed. During an
 * outage, errors of one kind share a line each second, with their number as `repeated`.
 */
export function createLog(level: Config['logLevel'], destination: DestinationStream = pino.destination(2)): Logger {
  const serializers = { err: describeError }
  const throttle = createThrottle()
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers,
      hooks: {
        logMethod(line, method, severity) {
          const [fields, message] = line as unknown as [{ err?: unknown } | string, string]
          if (severity < warn || typeof fields === 'string' || fields.err === undefined) return method.apply(this, line)
          throttle(`${message} ${kindOf(fields.err)}`, (repeated) =>
            method.apply(this, repeated === 1 ? line : [{ ...fields, repeated }, message]),
          )
        },
      },
    },
    destination,
  )
}

/** Returns the name and the code of an error: errors of one cause have different messages. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return `${error.name} ${(error as NodeJS.ErrnoException).code ?? ''}`
}
