/** Characters of a pattern, and of a text that is compared with it. */
const patternMax = 200
const textMax = 256
const repeatsMax = 3
const choicesMax = 4

/**
 * Whether a text fits the pattern of somebody else, for patterns that cannot keep the page busy: without a repeated group or a
 * reference back, and with few repeats and choices. Any other pattern counts as fitting: whoever gave it looks at the answer.
 */
export function fitsPattern(text: string, pattern: string): boolean {
  if (pattern.length > patternMax || text.length > textMax || !isHarmless(pattern)) return true
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}

function isHarmless(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\[^1-9k]/g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  if (/\\|\)[*+{?]|\{\d{3,}|,\d{3,}/.test(plain)) return false
  const count = (what: RegExp) => [...plain.replaceAll('(?', '(').matchAll(what)].length
  return count(/[*+?{]/g) <= repeatsMax && count(/\|/g) <= choicesMax
}
