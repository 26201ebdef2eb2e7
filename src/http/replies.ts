import type { List } from '../platform/paginate.ts'

/** One page of a list; the document gives the name of its items. */
export type EncodedList<Name extends string, Item> = Record<Name, Item[]> & {
  next_cursor: string | null
  has_more: boolean
}

/** Encodes one page of a list. The compiler compares it with the reply type of the operation. */
export function encodeList<Name extends string, T, Item>(
  name: Name,
  { items, nextCursor, hasMore }: List<T>,
  encodeItem: (item: T) => Item,
): EncodedList<Name, Item> {
  const encoded = { [name]: items.map((item) => encodeItem(item)) } as Record<Name, Item[]>
  return { ...encoded, next_cursor: nextCursor, has_more: hasMore }
}

export async function listReply<Name extends string, T, Item>(
  name: Name,
  page: Promise<List<T>>,
  encodeItem: (item: T) => Item,
) {
  return { status: 200 as const, body: encodeList(name, await page, encodeItem) }
}

/** Replies with the result of an operation. */
export function bodyReply<T>(work: Promise<T>): Promise<{ status: 200; body: T }>
export function bodyReply<T, Body>(work: Promise<T>, encode: (result: T) => Body): Promise<{ status: 200; body: Body }>
export async function bodyReply<T>(work: Promise<T>, encode: (result: T) => unknown = (result) => result) {
  return { status: 200 as const, body: encode(await work) }
}

/** Replies with the result of an operation as the only member of the body. */
export async function memberReply<Name extends string, T, Value>(
  name: Name,
  work: Promise<T>,
  encode: (result: T) => Value,
) {
  return { status: 200 as const, body: { [name]: encode(await work) } as Record<Name, Value> }
}

/** Replies without content after the work of an operation. */
export async function noContent(work: Promise<unknown>) {
  await work
  return { status: 204 as const }
}
