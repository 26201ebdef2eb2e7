/** The handles in what somebody typed: between spaces and commas, with or without an @, each once. */
export function handlesIn(text: string): string[] {
  const words = text.split(/[\s,;]+/).map((word) => word.replace(/^@/, '').toLowerCase())
  return [...new Set(words.filter((word) => word !== ''))]
}
