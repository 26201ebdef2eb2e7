/**
 * Removes items of a list that fails, as long as the rest fails too: chunks of half of the list first, from its end, then
 * smaller ones, at last single items until none can be removed.
 */
export async function shortenList<T>(
  items: readonly T[],
  fails: (rest: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let shortest = items
  for (let size = Math.ceil(items.length / 2); size > 0;) {
    const before = shortest.length
    for (let from = shortest.length - size; from > -size; from -= size) {
      const start = Math.max(0, from)
      const rest = shortest.toSpliced(start, Math.min(size, size + from))
      if (rest.length < shortest.length && (await fails(rest))) shortest = rest
    }
    if (size > 1) size = Math.ceil(size / 2)
    else if (shortest.length === before) size = 0
  }
  return shortest
}
