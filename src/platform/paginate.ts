/** Page of a list: its position, and the maximum number of items. */
export interface ListPage {
  /** `next_cursor` of the previous page; undefined for the first page. */
  cursor?: string | undefined
  limit: number
}

export interface List<T> {
  items: T[]
  /** Cursor of the next page; null at the end. */
  nextCursor: string | null
  hasMore: boolean
}

/**
 * Returns a page of rows, which include one more than `limit` if more items follow.
 * @param cursorOf returns the cursor of an item
 */
export function paginate<T>(rows: readonly T[], limit: number, cursorOf: (item: T) => string): List<T> {
  const items = rows.slice(0, limit)
  const hasMore = rows.length > limit
  return { items, hasMore, nextCursor: hasMore ? cursorOf(items[limit - 1]!) : null }
}
