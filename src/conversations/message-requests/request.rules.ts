import type { RequestStatus } from './request.ts'

/**
 * States of a request to a person, and the next state after each change; a change without an entry is rejected. The
 * conditions of the stores use this table, and `request-transitions.test.ts` compares it with their statements. Expired
 * requests do not change.
 */
export const requestTransitions = {
  // The person sees the request in the list of requests.
  pending: {
    accept: 'accepted',
    // The person replies, opens the chat or installs its agent. Message requests only.
    reply: 'accepted',
    decline: 'declined',
    // The person leaves the chat or removes its agent. Message requests only.
    leave: 'declined',
    // The agent withdraws the request. Contact requests only.
    withdraw: 'withdrawn',
  },
  // The first state if the person accepts no requests of the sender, who cannot distinguish it from a pending request.
  declined: { reply: 'accepted', withdraw: 'withdrawn' },
  accepted: {},
  // Stored as `withdrawn_at`; the status keeps the decision of the person.
  withdrawn: {},
} as const satisfies Record<RequestStatus | 'withdrawn', Partial<Record<RequestChange, string>>>

export type RequestChange = 'accept' | 'reply' | 'decline' | 'leave' | 'withdraw'

/** Returns the stored statuses in which a change is possible. */
export const statusesBefore = (change: RequestChange): RequestStatus[] =>
  (['pending', 'declined', 'accepted'] as const).filter((status) => change in requestTransitions[status])
