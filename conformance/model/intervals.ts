/** States that calls change, such as membership and blocks. Their time is known only as an interval. */

/** A call that makes a state true or false at some moment between its start and its end. */
export interface Change {
  value: boolean
  start: number
  /** Infinity while the call may still take effect. */
  end: number
  line: number
}

/**
 * Returns the certain value of a state, initially false, throughout an interval of time: true, false, or undefined
 * when a change may have taken effect within it.
 */
export function certainState(changes: readonly Change[], from: number, to: number): boolean | undefined {
  const [only] = changes
  if (only === undefined) return false
  if (changes.length === 1 && only.value && only.end <= from) return true
  if (!changes.some(({ value, start }) => value && start <= to)) return false
  for (let index = changes.length - 1; index >= 0; index -= 1) {
    const base = changes[index] as Change
    if (base.end > from) continue
    const disturbed = changes.some(({ value, start, end }) => value !== base.value && start <= to && end >= base.start)
    if (!disturbed) return base.value
  }
  return undefined
}

/** Returns the change that `certainState` is based on, as evidence. */
export function lastChange(changes: readonly Change[], before: number, value: boolean): Change | undefined {
  return changes.filter((change) => change.value === value && change.end <= before).at(-1)
}
