/**
 * Removes items of a list that fails, as long as the rest fails too: all items of a kind first, because few attempts
 * then drop most items, then chunks of half of the list first, from its end, then
 * smaller ones, at last single items until none can be removed.
 */
export async function shortenList<T>(
  items: readonly T[],
  fails: (rest: readonly T[]) => Promise<boolean>,
  kindOf: (item: T) => unknown = () => undefined,
): Promise<readonly T[]> {
  let shortest = items
  for (const kind of new Set(items.map(kindOf))) {
    const rest = shortest.filter((item) => kind === undefined || kindOf(item) !== kind)
    if (rest.length < shortest.length && (await fails(rest))) shortest = rest
  }
  for (let size = Math.ceil(shortest.length / 2); size > 0;) {
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
