const digits = '0123456789abcdefghjkmnpqrstvwxyz'

/** Returns a message id: `msg_` and a lower-case ULID of a time (epoch milliseconds) and sixteen random bytes. */
export function messageIdOf(time: number, random: Uint8Array): string {
  let rest = time
  const clock = Array.from({ length: 10 }, () => {
    const digit = digits[rest % 32]!
    rest = Math.floor(rest / 32)
    return digit
  })
  const chance = Array.from({ length: 16 }, (_item, at) => digits[random[at]! % 32]!)
  return `msg_${clock.reverse().join('')}${chance.join('')}`
}
