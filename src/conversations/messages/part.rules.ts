const PREFIX = 'prt_'

/** Returns the id of the part at a zero-based index. Positions are stable because messages never change (AMB-012). */
export function partIdAt(index: number): string {
  return `${PREFIX}${index}`
}

/** Returns the zero-based index of a part id, or null when a message of `partCount` parts has no such part. */
export function partIndexOf(partId: string, partCount: number): number | null {
  const match = /^prt_(0|[1-9]\d{0,3})$/.exec(partId)
  if (!match) return null
  const index = Number(match[1])
  return index < partCount ? index : null
}
