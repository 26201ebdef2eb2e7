/** A person for an agent, an agent for a person. */
export interface Contact {
  handle: string
  name: string | null
  /** Since when, in milliseconds. */
  since: number
}
