/** Watermarks of one recipient in one chat (RCP-017, RCP-018, RCP-020, RCP-021, RCP-038; AMB-035, AMB-037). */
export type WatermarkRoute = 'delivered' | 'read'

/** `covered`: a delivered call at or below the read watermark. Only a derived rule (RCP-038) states its answer. */
export type WatermarkMove = 'advanced' | 'covered' | 'equal' | 'behind'

/** Messages are numbers in the order of the chat. */
export class Watermarks {
  /** Highest message of the calls of each route; -1 for none. */
  delivered = -1
  read = -1

  move(route: WatermarkRoute, message: number): WatermarkMove {
    const before = this[route]
    if (message <= before) return message === before ? 'equal' : 'behind'
    this[route] = message
    return route === 'delivered' && message <= this.read ? 'covered' : 'advanced'
  }
}
