import { naming, readersOf, replaceData, type EventData } from '../../identity/accounts/snapshot-names.store.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Whoever was ever in a chat with somebody, and how long their logs are. */
export const logsOfPeers = readersOf

interface CallData {
  call?: { user_id: string; agent: { id: string }; offer?: object; answer?: object }
}

/** The events in a range of a log with a description of a call with somebody, as they are without it. */
export async function describedCalls(
  tx: Tx,
  readerId: string,
  actorId: string,
  after: number,
  to: number,
): Promise<EventData[]> {
  return (await naming(tx, readerId, actorId, after, to)).flatMap(({ sequence, data }) => {
    const { call } = JSON.parse(data) as CallData
    if (!call || !(call.offer ?? call.answer) || (call.user_id !== actorId && call.agent.id !== actorId)) return []
    const { offer: _offer, answer: _answer, ...rest } = call
    return [{ sequence, data: JSON.stringify({ call: rest }) }]
  })
}

export const removeDescriptions = replaceData
