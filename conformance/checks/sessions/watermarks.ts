/** Watermarks of agents, as positions of messages in the session. */
import type { RequirementId } from '../../check-api/check.ts'
import type { ActorName, ChatName } from '../../model/conversation.ts'
import type { ReceiptStatus } from '../../fixtures/receipts.ts'

interface Watermark {
  /** Highest message of read calls. */
  read: number
  delivered: number
  /** Highest message on a page that was returned. A target may mark it somewhat later (AMB-041). */
  handedOver: number
  /** Number of read calls that advanced. */
  advances: number
}

export class Watermarks {
  readonly #known = new Map<string, Watermark>()

  of(chat: ChatName, reader: ActorName): Watermark {
    const key = `${chat} ${reader}`
    const known = this.#known.get(key) ?? { read: -1, delivered: -1, handedOver: -1, advances: 0 }
    this.#known.set(key, known)
    return known
  }

  handOver(chat: ChatName, reader: ActorName, position: number): void {
    const mark = this.of(chat, reader)
    mark.handedOver = Math.max(mark.handedOver, position)
  }

  /**
   * Records a call. @returns the required value of `advanced` with its requirement; undefined when both values are
   * allowed
   */
  move(
    chat: ChatName,
    reader: ActorName,
    status: ReceiptStatus,
    position: number,
  ): { advanced: boolean | undefined; requirement: RequirementId } {
    const mark = this.of(chat, reader)
    const before = mark[status]
    mark[status] = Math.max(before, position)
    if (position <= before) return { advanced: false, requirement: position === before ? 'RCP-021' : 'RCP-020' }
    // By a derived rule, a delivered call below the read watermark does not advance (RCP-038).
    const isCovered = status === 'delivered' && position <= Math.max(mark.read, mark.handedOver)
    if (status === 'read') mark.advances += 1
    return { advanced: isCovered ? undefined : true, requirement: 'RCP-037' }
  }
}
