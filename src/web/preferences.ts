import { LitElement } from 'lit'

import { setDateLanguage } from './model/dates.ts'
import { keepChoice, takeChoice } from './storage.ts'

/** Choices of a person for all pages in this browser. */
export interface Preferences {
  /** Colors; null follows the system. */
  theme: 'light' | 'dark' | null
  /** Language of dates and times as BCP 47 tag; null follows the browser. */
  dates: string | null
}

export function preferences(): Preferences {
  const theme = takeChoice('theme')
  const dates = takeChoice('dates')
  // Another program may have stored a text that is no language.
  const isLanguage = dates !== null && /^[a-z]{2,3}(-\w{2,8}){0,3}$/i.test(dates)
  return { theme: theme === 'light' || theme === 'dark' ? theme : null, dates: isLanguage ? dates : null }
}

/** Applies the stored choices to this page. */
export function applyPreferences({ theme, dates }: Preferences = preferences()): void {
  const { dataset } = document.documentElement
  if (theme === null) delete dataset['theme']
  else dataset['theme'] = theme
  setDateLanguage(dates ?? undefined)
}

/** Stores choices and applies them to everything on this page. */
export function setPreferences(change: Partial<Preferences>): void {
  const chosen = { ...preferences(), ...change }
  keepChoice('theme', chosen.theme)
  keepChoice('dates', chosen.dates)
  // Blocked storage keeps nothing, but the choice applies until the page is closed.
  applyPreferences(chosen)
  for (const element of document.querySelectorAll('*')) if (element instanceof LitElement) element.requestUpdate()
}
