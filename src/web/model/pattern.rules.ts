/** Maximum length of a pattern and of the compared text, in characters. */
const patternMax = 200
const textMax = 256
const repeatsMax = 3
const choicesMax = 4

/**
 * Returns whether a text matches another account's pattern. Only patterns that cannot block the page are evaluated: no
 * repeated group, no back reference, few repeats and alternatives. Any other pattern counts as a match, because its
 * author checks the answer.
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
