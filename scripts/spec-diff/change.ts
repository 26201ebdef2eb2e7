/** Who has to do something: those who call the interface, or those who implement it. */
export type Party = 'callers' | 'implementers'

export interface Change {
  breaks: Party
  where: string
  what: string
}
