import { expect, it } from 'vitest'

import { dateLanguages, dayName, fullTime, setDateLanguage, shortTime } from './dates.ts'
import { continuesRun, startsDay } from './message-order.rules.ts'

const at = (time: Date, id: string | null = 'ann') => ({ created_at: time.toISOString(), sender: { id } })
const noon = new Date(2026, 10, 23, 12, 0)
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

it.each([
  ['soon after one of the same sender', at(minutesLater(4)), at(noon), true],
  ['five minutes later', at(minutesLater(5)), at(noon), false],
  ['of somebody else', at(minutesLater(1), 'ben'), at(noon), false],
  ['of accounts that are gone, which may be two', at(minutesLater(1), null), at(noon, null), false],
  ['that answers another one', { ...at(minutesLater(1)), reply_to: { message_id: 'msg_1' } }, at(noon), false],
  ['before the one that stands before it', at(noon), at(minutesLater(1)), false],
  ['on the next day', at(new Date(2026, 10, 24, 0, 1)), at(new Date(2026, 10, 23, 23, 59)), false],
  ['that is the first one', at(noon), undefined, false],
])('a message %s continues its run or not', (_, message, before, expected) => {
  expect(continuesRun(message, before)).toBe(expected)
})

it('a day begins with the first loaded message, and at midnight', () => {
  expect(startsDay(at(noon), undefined)).toBe(true)
  expect(startsDay(at(minutesLater(60)), at(noon))).toBe(false)
  expect(startsDay(at(minutesLater(24 * 60)), at(noon))).toBe(true)
})

it('days have names, with the year of another year', () => {
  expect(dayName(noon.getTime(), minutesLater(60))).toBe('Today')
  expect(dayName(noon.getTime(), minutesLater(24 * 60))).toBe('Yesterday')
  expect(dayName(noon.getTime(), minutesLater(48 * 60))).toMatch(/23/)
  expect(dayName(noon.getTime(), minutesLater(48 * 60))).not.toMatch(/2026/)
  expect(dayName(noon.getTime(), new Date(2027, 0, 2))).toMatch(/2026/)
})

it('the list shows the time for today, and the date for earlier days', () => {
  expect(shortTime(noon.getTime(), minutesLater(60))).toMatch(/12/)
  expect(shortTime(noon.getTime(), minutesLater(24 * 60))).toMatch(/23/)
})

it('dates are in the language that the person chose', () => {
  setDateLanguage('de')
  try {
    expect(dayName(noon.getTime(), minutesLater(48 * 60))).toBe('Montag, 23. November')
    expect(fullTime(noon.getTime())).toBe('23.11.2026, 12:00:00')
  } finally {
    setDateLanguage(undefined)
  }
})

it('languages have their own names, and those of the browser come first', () => {
  const languages = dateLanguages(['sv-FI', 'de'])
  expect(languages.slice(0, 2).map(({ tag }) => tag)).toEqual(['sv-FI', 'de'])
  expect(languages.filter(({ tag }) => tag === 'de')).toEqual([{ tag: 'de', name: 'Deutsch' }])
})
