/** States that a long run must reach, because a rule is untested in states that no run reaches. */
export const stateNames = [
  // Clients
  'a repeated send is answered with the stored message',
  'a send is repeated at another process',
  'a held pull is ended by an event',
  'a held pull ends without an event',
  'a request finds no process',
  'a request is cut by a crash',
  'a client hangs up during its request',
  'a write is refused with 503',
  'a cursor below the purged part',
  'a position of a stale epoch',
  'a page is read again',
  // Chats
  'a message is suppressed by a block',
  'a membership changes while a message is sent',
  'a participant who was removed sends',
  'a reaction is repeated after no answer',
  'a reaction is removed',
  'a draft is finalized',
  'a draft is finalized after no answer',
  // Tasks, attachments, deletions
  'a task is asked for again after no answer',
  'a task is completed by its worker',
  'a task is canceled',
  'a task is answered and canceled at once',
  'an upload is cut',
  'the bytes of an attachment are read',
  'a deletion is repeated after no answer',
  'an agent is deleted during a send to it',
  'a send to an agent that was deleted',
  // Devices
  'a device code expires',
  'a device asks too often',
  // Webhooks
  'an expired lease is met by a second process',
  'a retry after a restart',
  'a result arrives after its lease',
  'an attempt gets no answer in time',
  'a retry after the time that its receiver asked for',
  'a tenth attempt',
  'an event is given up at 410',
  'an event is taken twice',
  'newer events pass a retry',
  // Database and processes
  'a split batch',
  'a commit whose outcome is unknown',
  'a transaction is repeated after a serialization failure',
  'a write waits for another process',
  'a write meets a full disk',
  'a transaction meets a database that is away',
  'notifications are lost while a pull waits',
  'a process dies before its transaction',
  'a process dies in the middle of a transaction',
  'a process dies between commit and answer',
  'a process stops with requests under way',
  'a process stands still for longer than its leases',
  'no process is up',
] as const

export type StateName = (typeof stateNames)[number]

/** Number of times that a run reached each state. */
export class States {
  readonly counts = new Map<StateName, number>()

  reach(name: StateName): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }
}

/** Returns the states that no run reached. */
export const missedStates = (reached: ReadonlyMap<StateName, number>): StateName[] =>
  stateNames.filter((name) => !reached.has(name))
