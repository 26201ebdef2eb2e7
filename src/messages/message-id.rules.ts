/**
 * msg_ and a lower-case Crockford base32 ULID. The first symbol is at most 7, since 26 symbols hold 130 bits and
 * a ULID has 128. The time inside is not looked at: a sender's clock may be wrong (AMB-004).
 */
const MESSAGE_ID = /^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$/

export function isMessageId(text: string): boolean {
  return MESSAGE_ID.test(text)
}
