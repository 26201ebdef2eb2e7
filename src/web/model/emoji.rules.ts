/** Words of emojis by emoji: a name, and words by which people search. */
export type EmojiWords = Readonly<Record<string, readonly string[]>>

/** Maximum number of recent emojis. */
const recentMax = 24

/** Returns the emojis of which a word begins with each searched word, those with a matching name first. */
export function findEmojis(words: EmojiWords, search: string): string[] {
  const sought = search
    .toLowerCase()
    .split(/[\s_]+/)
    .filter((word) => word !== '')
  const all = Object.entries(words)
  if (sought.length === 0) return all.map(([emoji]) => emoji)
  const matches = (texts: readonly string[]) => {
    const parts = texts.flatMap((text) => text.toLowerCase().split('_'))
    return sought.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const found = all.filter(([, texts]) => matches(texts))
  const [named, others] = [found.filter(([, [name = '']]) => matches([name])), found]
  return [...new Set([...named, ...others].map(([emoji]) => emoji))]
}

export const emojiName = (words: EmojiWords, emoji: string): string => words[emoji]?.[0]?.replaceAll('_', ' ') ?? emoji

/** Returns the recent emojis after one was used, latest first. */
export const withRecent = (recent: readonly string[], emoji: string): string[] =>
  [emoji, ...recent.filter((one) => one !== emoji)].slice(0, recentMax)

/** Reads stored recent emojis; a text of another program is ignored. */
export function readRecent(stored: string | null): string[] {
  return (stored ?? '')
    .split(' ')
    .filter((one) => /^\p{RGI_Emoji}$/v.test(one))
    .slice(0, recentMax)
}
