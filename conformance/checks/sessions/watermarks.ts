/** Watermarks of agents, as positions of messages in the session. */
import type { RequirementId } from '../../check-api/check.ts'
import type { ActorName, ChatName } from '../../model/conversation.ts'
import { Watermarks, type WatermarkRoute } from '../../model/watermarks.ts'

/** The watermarks of one recipient, with the positions that the target may mark by itself. */
class Marks extends Watermarks {
  /** Highest message on a page that was returned. A target may mark it somewhat later (AMB-041). */
  handedOver = -1
  /** Highest message on a page of the log that was returned. */
  pulled = -1
  /** Number of calls that certainly advanced. */
  readonly advances = { read: 0, delivered: 0 }
}

export class SessionWatermarks {
  readonly #known = new Map<string, Marks>()

  of(chat: ChatName, reader: ActorName): Marks {
    const key = `${chat} ${reader}`
    const known = this.#known.get(key) ?? new Marks()
    this.#known.set(key, known)
    return known
  }

  handOver(chat: ChatName, reader: ActorName, position: number, isPulled = false): void {
    const mark = this.of(chat, reader)
    if (isPulled) mark.pulled = Math.max(mark.pulled, position)
    mark.handedOver = Math.max(mark.handedOver, position)
  }

  /**
   * Records a call. @returns the required value of `advanced` with its requirement; undefined when both values are
   * allowed
   */
  move(
    chat: ChatName,
    reader: ActorName,
    status: WatermarkRoute,
    position: number,
  ): { advanced: boolean | undefined; requirement: RequirementId } {
    const mark = this.of(chat, reader)
    const move = mark.move(status, position)
    if (move === 'equal') return { advanced: false, requirement: 'RCP-021' }
    if (move === 'behind') return { advanced: false, requirement: 'RCP-020' }
    const isOpen = move === 'covered' || (status === 'delivered' && position <= mark.handedOver)
    if (!isOpen) mark.advances[status] += 1
    return { advanced: isOpen ? undefined : true, requirement: 'RCP-037' }
  }
}
