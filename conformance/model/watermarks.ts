/** Watermarks of one recipient in one chat (RCP-017, RCP-018, RCP-021; AMB-035, AMB-037). */
export type WatermarkRoute = 'delivered' | 'read'

export class Watermarks {
  /** Highest covered message by number in the chat; 0 for none. */
  delivered = 0
  read = 0

  /** Moves the watermark of a route to a message. A read implies delivered. @returns whether the answer says advanced */
  move(route: WatermarkRoute, message: number): boolean {
    const advanced = message > this[route]
    if (advanced) this[route] = message
    if (route === 'read') this.delivered = Math.max(this.delivered, message)
    return advanced
  }
}
