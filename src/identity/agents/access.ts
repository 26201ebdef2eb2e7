/** Whom an agent takes new chats from, by handle in its stored spelling (AMB-102). */
export interface AccessLists {
  /** While it is not empty, only these handles and the owner. */
  allow: string[]
  /** Never these, whatever else is said. */
  deny: string[]
}

/** Handles in one list; one more answers limit_exceeded. */
export const accessListMax = 1_000
