/** `node conformance/reference-server/main.ts --port 0 --faults a,b --choices x,y [--webhook-ca FILE] …` */
import { parseArgs } from 'node:util'
import { type ChoiceName, isChoiceName } from '../legal-choices/choices.ts'
import { type FaultName, isFaultName } from './faults/faults.ts'
import { startReferenceServer } from './start.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    host: { type: 'string', default: '127.0.0.1' },
    faults: { type: 'string', default: '' },
    choices: { type: 'string', default: '' },
    'operator-key': { type: 'string' },
    'webhook-ca': { type: 'string' },
    'webhook-backoff-ms': { type: 'string' },
    'webhook-timeout-ms': { type: 'string' },
  },
})

const list = (text: string): string[] => text.split(',').filter((name) => name !== '')

function named<T extends string>(kind: string, text: string, test: (name: string) => name is T): T[] {
  return list(text).map((name) => {
    if (!test(name)) throw new Error(`unknown ${kind} ${name}`)
    return name
  })
}

const milliseconds = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

const started = await startReferenceServer({
  port: Number(values.port),
  host: values.host,
  faults: named<FaultName>('fault', values.faults, isFaultName),
  choices: named<ChoiceName>('choice', values.choices, isChoiceName),
  operatorKey: values['operator-key'],
  webhookCaFile: values['webhook-ca'],
  webhookBackoffMs: milliseconds(values['webhook-backoff-ms']),
  webhookTimeoutMs: milliseconds(values['webhook-timeout-ms']),
})
process.stdout.write(`reference server listening on ${started.url}\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void started.close().then(() => process.exit(0)))
}
