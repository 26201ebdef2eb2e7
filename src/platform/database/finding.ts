/** Result of an examination. */
export interface Finding {
  /** False when the server cannot start, or should not continue. */
  ok: boolean
  /** Result and remedy, in one or two sentences. */
  text: string
}
