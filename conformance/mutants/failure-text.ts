import type { CheckRow } from './judgement.ts'

const wordsMin = 3

/**
 * Returns why a reader cannot act on the text of a kill. Undefined for a clear one: it names what was done, and a failure
 * also names what was expected and what was found.
 */
export function unclearText({ status, message = '', expected, actual }: CheckRow): string | undefined {
  if (message.split(/\s+/).filter(Boolean).length < wordsMin) return 'the message does not say what was done'
  if (/\bundefined\b|—/.test(message)) return 'the message contains undefined or a dash'
  if (status !== 'failed') return undefined
  if (expected === undefined) return 'nothing is expected'
  return actual === undefined ? 'nothing was found' : undefined
}
