/** What an examination found. */
export interface Finding {
  /** False: the server cannot start, or should not go on. */
  ok: boolean
  /** One sentence or two: what was found, and what to do about it. */
  text: string
}
