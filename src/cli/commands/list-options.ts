import { UsageError } from './command.ts'

/** Every list takes it. */
export const limitOption = { type: 'string', value: 'N', doc: 'the most rows to show (default: all)' } as const

/** @throws UsageError */
export function readLimit(text: string | undefined): number {
  if (text === undefined) return Infinity
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError('--limit must be a number from 1 on.')
  return Number(text)
}
