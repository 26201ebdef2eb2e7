/** What an agent may know of a person. There is no member for an e-mail address or an address book (USR-003). */
export interface User {
  id: string
  name: string
  /** E.164; null without a verified number. */
  phoneNumber: string | null
}
