let language: string | undefined

/** Sets the language of dates and times. @param tag BCP 47 tag; undefined for the language of the browser */
export function setDateLanguage(tag: string | undefined): void {
  language = tag
}

export const fullTime = (time: string | number): string => new Date(time).toLocaleString(language)

/** Formats a date with its time of day, without seconds. */
export const dayAndTime = (time: string): string =>
  new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })

/** Returns the name of a day: today, yesterday, or its date. */
export function dayName(time: string | number, now: Date = new Date()): string {
  const date = new Date(time)
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (date.toDateString() === now.toDateString()) return 'Today'
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

/** Formats a time of day, such as 14:45. */
export function clockTime(time: string | number): string {
  return new Date(time).toLocaleTimeString(language, { timeStyle: 'short' })
}

/** Formats a time in a few characters: the time of day for today, and the date for earlier days. */
export function shortTime(time: string | number, now: Date = new Date()): string {
  const date = new Date(time)
  return date.toDateString() === now.toDateString()
    ? clockTime(time)
    : date.toLocaleDateString(language, { dateStyle: 'short' })
}

/** Languages in which people read dates most often. */
const offered =
  'ar bn cs da de el en-GB en-US es fa fi fr he hi hu id it ja ko nb nl pl pt-BR pt-PT ro ru sv th tr uk ur vi zh-CN zh-TW'

/** Returns the languages of dates with their own names, those of the browser first. */
export function dateLanguages(preferred: readonly string[]): { tag: string; name: string }[] {
  return [...new Set([...preferred, ...offered.split(' ')])].map((tag) => ({
    tag,
    name: new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag,
  }))
}
