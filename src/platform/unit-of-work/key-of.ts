/** One map key for several values. No id contains a space; a value of a caller's choice comes last. */
export function keyOf(...values: readonly (string | number)[]): string {
  return values.join(' ')
}
