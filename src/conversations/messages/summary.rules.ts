import { carriesA2ui } from '../a2ui/read-messages.rules.ts'
import type { Part } from './part.ts'

/** Maximum length of a summary, in characters. */
const summaryMax = 140

/** Returns a message as one line: its texts, titles of links, and the number of attachments. */
export function summarize(parts: readonly Part[]): string {
  const words = parts.flatMap((part) => {
    if (part.type === 'text') return part.text
    if (part.type === 'link') return part.title ?? part.url
    return part.type === 'media' ? [] : carriesA2ui(part) ? 'Interactive surface' : 'Data'
  })
  const files = parts.filter(({ type }) => type === 'media').length
  const attached = files > 0 ? [files === 1 ? 'Attachment' : `${files} attachments`] : []
  const text = words.join(' ').replaceAll(/\s+/g, ' ').trim()
  const line = [...(text === '' ? [] : [text]), ...attached].join(' · ')
  return line.length > summaryMax ? `${line.slice(0, summaryMax - 1).toWellFormed()}…` : line
}
