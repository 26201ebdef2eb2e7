/** What a caller asks of a list: where to go on, and how many items at most. */
export interface ListPage {
  /** `next_cursor` of the page before, as it was given; undefined for the first page. */
  cursor?: string | undefined
  limit: number
}

export interface List<T> {
  items: T[]
  /** Where the next page begins; null at the end. */
  nextCursor: string | null
  hasMore: boolean
}

/**
 * Cuts a page out of rows that were read with one more than `limit`, which shows whether anything follows.
 * @param cursorOf the place of an item in the order of the list
 */
export function paginate<T>(rows: readonly T[], limit: number, cursorOf: (item: T) => string): List<T> {
  const items = rows.slice(0, limit)
  const hasMore = rows.length > limit
  return { items, hasMore, nextCursor: hasMore ? cursorOf(items[limit - 1]!) : null }
}
