/** Faults that are planted into agents made with the client package. */
export const clientSabotages = {
  'client-forgets-event-ids': {
    kinds: ['agent-killed'],
    finds: ['event-handled-again'],
    patches: [
      {
        file: 'src/client/position.ts',
        find: 'this.#handled = new Set(handled)',
        replace: 'this.#handled = new Set(handled.slice(0, 0))',
      },
    ],
  },
  'client-saves-early': {
    kinds: ['agent-killed'],
    finds: ['message-unanswered'],
    patches: [
      {
        file: 'src/client/position.ts',
        find: 'for (const sequence of this.#open.keys()) lowest = Math.min(lowest, sequence)',
        replace: '',
      },
    ],
  },
  'client-new-reply-ids': {
    kinds: ['agent-killed'],
    finds: ['message-answered-again'],
    patches: [
      {
        file: 'src/client/message-id.ts',
        find: 'new TextEncoder().encode(name)',
        replace: 'new TextEncoder().encode(name + Math.random())',
      },
    ],
  },
  'client-ends-at-pages': {
    kinds: ['agent-killed'],
    finds: ['agent-ended'],
    patches: [
      {
        file: 'src/client/api.ts',
        find: "return isPassing(error, true) || (error instanceof ApiError && error.code === 'unknown' && error.status !== 401)",
        replace: 'return isPassing(error, true)',
      },
    ],
  },
  // Rounds restore complete backups only, so the simulation has to find it.
  'client-ignores-log-resets': {
    kinds: [],
    finds: [],
    patches: [{ file: 'src/client/event-queue.ts', find: 'if (!reset) {', replace: 'if (Math.PI > 3) {' }],
  },
} as const
