/**
 * Requirements about the state of conversations. A requirement is about state if it relates a stored change to what a
 * later request, another actor, an event or a delivery shows: stored messages and their ids, chats and members, blocks,
 * reactions, watermarks, drafts, tasks, subscriptions, and the event log. The form, limits, authorization and
 * rejections of one request, times and retries of deliveries, and accounts are not state.
 */
const numbers: Readonly<Record<string, readonly number[]>> = {
  MSG: [4, 5, 6, 7, 8, 9, 15, 16, 24, 26, 29, 30, 39, 40, 41, 42, 43, 44, 45, 46, 52, 56, 57, 58],
  HIST: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 16, 17, 18],
  CHAT: [4, 5],
  GRP: [1, 2, 3, 4, 5, 6, 7, 8],
  BLK: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16],
  RCT: [6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 22, 25, 26, 31, 33],
  RCP: [
    1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 26, 27, 31, 32, 33, 36, 37, 38, 39,
  ],
  EVT: [
    1, 2, 3, 4, 5, 6, 9, 15, 19, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 47, 48, 50, 51, 52, 53,
  ],
  DRAFT: [2, 4, 5, 6, 7, 9, 10, 12, 13, 14, 15, 16, 17],
  VMSG: [2, 7, 9, 10, 11, 13],
  TASK: [1, 2, 3, 8],
  A2A: [7, 27],
  WHK: [7, 18, 34, 37],
}

export const stateRequirements: readonly string[] = Object.entries(numbers).flatMap(([area, of]) =>
  of.map((number) => `${area}-${String(number).padStart(3, '0')}`),
)

export const isAboutState = ({ violates }: { violates: readonly string[] }): boolean =>
  violates.some((id) => stateRequirements.includes(id))
