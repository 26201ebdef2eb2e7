/** `parley-conform receiver --url URL --secret SECRET`: tests a receiver of webhooks instead of a service. */
import { readFileSync } from 'node:fs'
import { styleText } from 'node:util'
import type { ReceiverTarget } from '../receivers/delivery.ts'
import { judgeReceiver, type ReceiverResult } from '../receivers/judge-receiver.ts'

export interface ReceiverOptions {
  url: string
  secret: string
  caFile?: string
  processedUrl?: string
  /** A JSON file with an event to send instead of a generated one. */
  eventFile?: string
  timeoutMs: number
}

const marks = { passed: 'ok', warned: 'warn', failed: 'FAIL', not_testable: '--' } as const
const colours = { passed: 'green', warned: 'yellow', failed: 'red', not_testable: 'gray' } as const

/** @returns the exit code: 1 when the receiver violates the document */
export async function testReceiver(options: ReceiverOptions): Promise<number> {
  const results = await judgeReceiver(targetOf(options), (result) => process.stdout.write(`${lineOf(result)}\n`))
  const count = (status: ReceiverResult['verdict']['status']): number =>
    results.filter(({ verdict }) => verdict.status === status).length
  const failed = count('failed')
  process.stdout.write(
    `\n${count('passed')} passed, ${count('warned')} warned, ${failed} failed, ${count('not_testable')} not testable\n`,
  )
  return failed === 0 ? 0 : 1
}

function targetOf({ eventFile, ...target }: ReceiverOptions): ReceiverTarget {
  if (eventFile === undefined) return target
  return { ...target, event: JSON.parse(readFileSync(eventFile, 'utf8')) as Record<string, unknown> }
}

function lineOf({ id, requirements, title, verdict }: ReceiverResult): string {
  const mark = styleText(colours[verdict.status], marks[verdict.status].padEnd(4), { stream: process.stdout })
  const line = `${mark} ${id} (${requirements.join(', ')}): ${title}`
  return verdict.status === 'passed' ? line : `${line}\n     ${verdict.message}`
}
