/** Returns the known name with the fewest differing characters, if it is similar. */
export function similarName(name: string, known: readonly string[]): string | undefined {
  const rated = known.map((other) => ({ other, distance: editDistance(name.toLowerCase(), other.toLowerCase()) }))
  const best = rated.toSorted((one, two) => one.distance - two.distance)[0]
  return best && best.distance <= Math.max(2, name.length / 3) ? best.other : undefined
}

/** Levenshtein distance: the number of inserted, deleted and replaced characters. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let column = 1; column <= other.length; column++) {
      const replaced = row[column - 1]! + (one[at - 1] === other[column - 1] ? 0 : 1)
      next.push(Math.min(row[column]! + 1, next[column - 1]! + 1, replaced))
    }
    row = next
  }
  return row.at(-1)!
}
