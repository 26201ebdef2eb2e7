const PREFIX = 'prt_'

/** The id of the part at a zero-based index: the position, since a message never changes (AMB-012). */
export function partIdAt(index: number): string {
  return `${PREFIX}${index}`
}

/** The zero-based index that a part id names, or null when a message of `partCount` parts has no such part. */
export function partIndexOf(partId: string, partCount: number): number | null {
  const match = /^prt_(0|[1-9]\d{0,3})$/.exec(partId)
  if (!match) return null
  const index = Number(match[1])
  return index < partCount ? index : null
}
