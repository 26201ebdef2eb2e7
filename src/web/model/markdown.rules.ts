/** Matches texts that may contain markdown; other texts need no renderer. */
const marks = /[*`~#[\]|<>\\]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9_])|^\s*(?:[-+]|\d+[.)])\s|^\s*-{3,}\s*$|\n/m

export const mayBeMarkdown = (text: string): boolean => marks.test(text)

/**
 * Returns a growing text with the unfinished marks at its end closed or removed, so that its last line does not change
 * its style repeatedly. The parser itself closes fences.
 */
export function closeMarks(text: string): string {
  const fences = text.match(/^\s*(?:```|~~~)/gm)?.length ?? 0
  if (fences % 2 === 1) return text
  const from = text.lastIndexOf('\n\n') + 1
  const [before, last] = [text.slice(0, from), text.slice(from)]
  // A link or image without its end, and a mark without content.
  const whole = last.replace(/!?\[[^\]]*(?:\]\([^)\s]*)?$/, '').replace(/(?:^|\s)(?:\*{1,3}|_{1,3}|~~|`+)$/, '')
  const code = whole.split('`').length % 2 === 0
  if (code) return `${before}${whole}\``
  const prose = whole.replaceAll(/`[^`]*`/g, '').replaceAll(/^\s*[*+-]\s/gm, '')
  const closing = ['**', '~~'].filter((mark) => prose.split(mark).length % 2 === 0)
  // The first half of a closing mark.
  const isHalf = closing.some((mark) => whole.endsWith(mark[0]!) && !whole.endsWith(mark))
  const end = isHalf ? whole.slice(0, -1) : whole.trimEnd()
  const single = !isHalf && prose.replaceAll('**', '').split('*').length % 2 === 0 ? ['*'] : []
  return `${before}${end}${[...single, ...closing].join('')}`
}

/** Returns markdown as one line without its marks, for the list of chats. The end of a link may be missing. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*(?:\)|$)/g, '$1')
    .replaceAll(/(^|\s)(?:#{1,6}|>|[-+*]|\d+\.|\|[-:| ]*\|)(?=\s)/g, '$1')
    .replaceAll(/\*\*|__|~~|`+/g, '')
    .replaceAll('|', ' ')
    .replaceAll(/(?<![A-Za-z0-9])[*_](?=\S)|(?<=\S)[*_](?![A-Za-z0-9])/g, '')
    .replaceAll(/\s+(?=[.,;:!?]?(?:\s|$))/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
