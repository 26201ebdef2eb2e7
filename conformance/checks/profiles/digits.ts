import { randomInt } from 'node:crypto'

/** Decimal digits that nobody else uses. */
export const randomDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('')
