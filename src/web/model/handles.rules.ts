/** Returns the unique handles in typed text, separated by spaces or commas, with or without @. */
export function handlesIn(text: string): string[] {
  const words = text.split(/[\s,;]+/).map((word) => word.replace(/^@/, '').toLowerCase())
  return [...new Set(words.filter((word) => word !== ''))]
}
