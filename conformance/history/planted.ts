/**
 * Plants one contradiction of each kind into a valid history, so that tests can verify that the judge finds its kind.
 */
import type { ContradictionKind } from './contradiction.ts'
import { pair } from './collected.ts'
import type {
  BytesCall,
  Call,
  EventsRecord,
  HistoryHeader,
  HistoryRecord,
  MessagesRecord,
  SeenEvent,
  SeenMessage,
  SendCall,
} from './record.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? Mutable<I>[] : T[K] }
type Of<O extends Call['operation']> = Mutable<Extract<Call, { operation: O }>>

/** A mutable copy of a history, with queries for records to change. */
export class Tampered {
  readonly records: HistoryRecord[]
  readonly settledAt: number
  readonly #random: () => number

  constructor(history: readonly HistoryRecord[], random: () => number) {
    // structuredClone would keep shared objects, but each sighting of an event must be changeable separately.
    this.records = JSON.parse(JSON.stringify(history)) as HistoryRecord[]
    this.settledAt = this.records.find((record) => record.record === 'settled')?.at ?? Infinity
    this.#random = random
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.#random() * items.length)]
  }

  calls<O extends Call['operation']>(...operations: O[]): Of<O>[] {
    return this.records.filter(
      (record) => record.record === 'call' && (operations as string[]).includes(record.operation),
    ) as unknown as Of<O>[]
  }

  pages(): Mutable<EventsRecord>[] {
    return this.records.filter((record) => record.record === 'events' && record.channel === 'pull') as never
  }

  deliveries(): Mutable<EventsRecord>[] {
    return this.records.filter((record) => record.record === 'events' && record.channel === 'webhook') as never
  }

  /** Returns the complete reads after the service settled. */
  lastReadings(): Mutable<MessagesRecord>[] {
    return this.records.filter((record) => record.record === 'messages' && record.start > this.settledAt) as never
  }

  sightings(): Mutable<SeenEvent>[] {
    return this.records.flatMap((record) => (record.record === 'events' ? record.events : [])) as never
  }

  /** Changes all sightings of an event. */
  changeEvent(id: string, changes: Partial<SeenEvent>): true {
    for (const event of this.sightings()) if (event.event_id === id) Object.assign(event, changes)
    return true
  }

  /** Changes the positions of messages in all records. */
  renumber(position: (message: string, before: number) => number): true {
    for (const record of this.records) {
      if (record.record === 'call' && record.operation === 'send' && record.position !== undefined)
        (record as Mutable<SendCall>).position = position(record.message, record.position)
      if (record.record === 'messages')
        for (const seen of record.messages as Mutable<SeenMessage>[])
          seen.position = position(seen.message, seen.position)
    }
    for (const event of this.sightings())
      if (event.message !== undefined && event.position !== undefined)
        event.position = position(event.message, event.position)
    return true
  }

  /** Returns the actors that were in a chat from its creation to the end. */
  steady(chat: string): string[] {
    const created = this.calls('create_chat').find((call) => call.chat === chat)
    const changed = this.calls('join', 'leave').filter((call) => call.chat === chat)
    return (created?.members ?? []).filter(
      (member) => !changed.some((call) => call.member === (member as never)),
    ) as never
  }

  /** Returns whether a member of a chat ever blocked another member. */
  everBlocked(chat: string): boolean {
    const members = this.calls('create_chat').find((call) => call.chat === chat)?.members as string[] | undefined
    return this.calls('block').some(
      ({ actor, target }) => members?.includes(actor) === true && members.includes(target),
    )
  }

  /** Returns pairs of messages of one chat, the second of which was sent after the first was acknowledged. */
  sentInTurn(): [Of<'send'>, Of<'send'>][] {
    const sends = this.calls('send').filter(({ outcome, position }) => outcome === 'ok' && position !== undefined)
    const single = sends.filter(
      ({ message }) => this.calls('send').filter((one) => one.message === message).length === 1,
    )
    return single.flatMap((one) => {
      const later = single.find(({ chat, start }) => chat === one.chat && start > one.end)
      return later === undefined ? [] : [[one, later] as [Of<'send'>, Of<'send'>]]
    })
  }

  /** Returns the events of messages in complete logs, each once. */
  received(): Mutable<SeenEvent>[] {
    const all = this.pages()
      .filter(({ start }) => start > this.settledAt)
      .flatMap(({ events }) => events)
    return all.filter(({ type }) => type === 'message.received')
  }
}

const payload = ({ type, chat, message, position, sender, content, task }: Partial<SeenEvent>): Partial<SeenEvent> => ({
  type,
  chat,
  message,
  position,
  sender,
  content,
  task,
})

/** Changes the history. Returns false when the history has no place for the contradiction. */
type Plant = (history: Tampered) => boolean

const change = <T>(item: T | undefined, work: (item: T) => unknown): boolean => {
  if (item === undefined) return false
  work(item)
  return true
}

export const plants: Record<ContradictionKind, Plant> = {
  'message-lost': (h) => {
    const own = h
      .lastReadings()
      .flatMap((reading) => reading.messages.map((seen) => ({ reading, seen })))
      .filter(({ reading, seen }) => seen.sender === reading.actor && h.steady(reading.chat).includes(reading.actor))
    return change(h.pick(own), ({ reading, seen }) => reading.messages.splice(reading.messages.indexOf(seen), 1))
  },
  'message-repeated': (h) =>
    change(h.pick(h.lastReadings().filter(({ messages }) => messages.length > 0)), ({ messages }) =>
      messages.push({ ...(messages[0] as SeenMessage), position: 1_000_000 }),
    ),
  'message-changed': (h) =>
    change(h.pick(h.lastReadings().flatMap(({ messages }) => messages)), (seen) => (seen.content = 'something else')),
  'message-of-nobody': (h) =>
    change(h.pick(h.received()), ({ message }) => {
      for (const call of h.calls('send').filter((one) => one.message === message))
        h.records.splice(h.records.indexOf(call as HistoryRecord), 1)
    }),
  'rejected-message-visible': (h) =>
    change(h.pick(h.received()), ({ message }) => {
      for (const call of h.calls('send').filter((one) => one.message === message)) call.outcome = 'rejected'
    }),
  'seen-before-sent': (h) =>
    change(h.pick(h.received()), ({ message }) => {
      for (const call of h.calls('send').filter((one) => one.message === message))
        call.start = call.end = h.settledAt + 1e6
    }),
  'numbering-differs': (h) =>
    change(h.pick(h.lastReadings().flatMap(({ messages }) => messages)), (seen) => (seen.position += 1_000_000)),
  'numbering-repeated': (h) =>
    change(h.pick(h.sentInTurn()), ([{ position = 0 }, other]) =>
      h.renumber((message, before) => (message === other.message ? position : before)),
    ),
  'numbering-gap': (h) =>
    change(h.pick(h.sentInTurn()), ([{ chat: inside, position = 0 }]) => {
      const inChat = new Set(
        h.lastReadings().flatMap(({ chat, messages }) => (chat === inside ? messages.map((seen) => seen.message) : [])),
      )
      const sent = new Set(h.calls('send').flatMap(({ chat, message }) => (chat === inside ? [message] : [])))
      h.renumber((message, before) =>
        (inChat.has(message) || sent.has(message)) && before > position ? before + 1000 : before,
      )
    }),
  'order-against-acknowledgement': (h) =>
    change(
      h.pick(h.sentInTurn()),
      ([{ message: one, position: first = 0 }, { message: other, position: second = 0 }]) =>
        h.renumber((message, before) => (message === one ? second : message === other ? first : before)),
    ),
  'order-differs': (h) =>
    change(twoOfOneChat(h), ([one, other]) => {
      const [first, second] = [payload(one), payload(other)]
      h.changeEvent(one.event_id, second)
      h.changeEvent(other.event_id, first)
    }),
  'answer-differs': (h) => {
    const repeats = h
      .calls('send')
      .filter(
        (call) =>
          call.outcome === 'ok' &&
          h.calls('send').find(({ message, outcome }) => message === call.message && outcome === 'ok') !== call,
      )
    return change(h.pick(repeats), (call) => (call.position = (call.position ?? 0) + 1_000_000))
  },
  'log-gap': (h) =>
    change(h.pick(h.pages().filter(({ events }) => events.length > 2)), ({ events }) => events.splice(1, 1)),
  'log-out-of-order': (h) =>
    change(h.pick(h.pages().filter(({ events }) => events.length > 1)), ({ events }) => events.reverse()),
  'log-rewritten': (h) => change(h.pick(repeatedSightings(h)), (event) => (event.event_id = 'another')),
  'event-vanished': (h) => {
    const seen = new Set(
      h.pages().flatMap(({ events, start }) => (start < h.settledAt ? events.map((e) => e.event_id) : [])),
    )
    const last = h
      .pages()
      .filter(
        ({ events, start, has_more }) =>
          start > h.settledAt && has_more === false && seen.has(events.at(-1)?.event_id ?? ''),
      )
    return change(h.pick(last), ({ events }) => events.pop())
  },
  'event-late': (h) => {
    const header = h.records[0] as Mutable<HistoryHeader>
    header.rules = { event_sequence: 'increasing' }
    const seen = h.pages().filter(({ start, events }) => start < h.settledAt && events.length > 1)
    // Uses the page of the first sighting, because no earlier page contains the event.
    return change(h.pick(seen), ({ actor, end, events }) => {
      const [late] = events.splice(0, 1)
      for (const page of h.pages().filter((one) => one.actor === actor && one.start < end))
        page.events = page.events.filter(({ event_id }) => event_id !== late?.event_id)
    })
  },
  'event-lost': (h) => {
    const due = h.received().filter(({ owner, chat }) => h.steady(chat ?? '').includes(owner ?? ''))
    const unblocked = due.filter(({ owner, sender }) => !pairBlocked(h, owner, sender))
    return change(h.pick(unblocked), ({ event_id }) =>
      h.changeEvent(event_id, { type: 'something', message: undefined }),
    )
  },
  'event-repeated': (h) => change(twoOfOneChat(h), ([one, other]) => h.changeEvent(other.event_id, payload(one))),
  'event-changed': (h) => change(h.pick(repeatedSightings(h)), (event) => (event.digest = 'other bytes')),
  'wrong-log': (h) => change(h.pick(h.sightings()), (event) => (event.owner = 'somebody else')),
  'wrong-reader': (h) =>
    change(
      h.pick(h.received().filter(({ chat, owner }) => h.steady(chat ?? '').includes(owner ?? ''))),
      ({ chat, owner }) => {
        const created = h.calls('create_chat').find((call) => call.chat === chat) as Of<'create_chat'>
        created.members = created.members.filter((member) => (member as unknown) !== owner)
      },
    ),
  'blocked-message-visible': (h) => {
    const free = h.received().filter(({ owner, sender }) => !pairBlocked(h, owner, sender))
    return change(h.pick(free), ({ owner, sender }) => insertBlock(h, owner, sender, 'ok'))
  },
  'log-and-history-differ': (h) => {
    const free = h
      .received()
      .filter(({ owner, sender, chat }) => !pairBlocked(h, owner, sender) && h.steady(chat ?? '').includes(owner ?? ''))
    return change(h.pick(free), ({ owner, sender, message }) => {
      insertBlock(h, owner, sender, 'unknown')
      for (const { actor, messages } of h.lastReadings()) {
        const index = actor === owner ? messages.findIndex((seen) => seen.message === message) : -1
        if (index >= 0) messages.splice(index, 1)
      }
    })
  },
  'webhook-lost': (h) =>
    change(h.pick(h.deliveries()), ({ events: [event], subscription }) => {
      for (const delivery of h.deliveries())
        if (delivery.subscription === subscription && delivery.events[0]?.event_id === event?.event_id)
          delivery.accepted = false
    }),
  'webhook-signature': (h) => change(h.pick(h.deliveries()), (delivery) => (delivery.verified = false)),
  'watermark-back': (h) => {
    const calls = h.calls('read', 'delivered')
    const later = calls.filter((call) => earlier(calls, call) !== undefined)
    return change(h.pick(later), (call) => (call.through = (earlier(calls, call)?.through ?? 0) - 1))
  },
  'receipt-lost': (h) => {
    const shown = h
      .lastReadings()
      .flatMap(({ actor, chat, messages }) =>
        messages.filter(
          ({ sender, state }) => sender === actor && state !== undefined && state !== 'sent' && !h.everBlocked(chat),
        ),
      )
    return change(h.pick(shown), (seen) => (seen.state = 'sent'))
  },
  'reaction-lost': (h) => {
    const shown = h
      .lastReadings()
      .flatMap(({ actor, messages }) =>
        messages.flatMap(({ message, reactions }) =>
          (reactions ?? []).map((reaction) => ({ actor, message, reactions, reaction })),
        ),
      )
    const own = shown.filter(({ actor, message, reaction }) => {
      const calls = h.calls('react', 'unreact').filter((call) => call.actor === actor && call.message === message)
      return calls.length === 1 && calls[0]?.outcome === 'ok' && reaction === (pair(actor, calls[0].value) as never)
    })
    return change(h.pick(own), ({ reactions }) => ((reactions ?? []) as string[]).splice(0))
  },
  'bytes-lost': (h) =>
    change(h.pick(downloads(h)), (call) => Object.assign(call, { outcome: 'rejected', status: 404 })),
  'bytes-changed': (h) =>
    change(h.pick(downloads(h).filter(({ outcome }) => outcome === 'ok')), (call) => (call.content = 'other bytes')),
  'task-lost': (h) => change(pickTask(h), ({ event_id }) => h.changeEvent(event_id, { type: 'something' })),
  'task-repeated': (h) =>
    change(pickTask(h), (event) => {
      const other = h.pick(h.received().filter(({ owner }) => owner === event.owner))
      if (other !== undefined) h.changeEvent(other.event_id, payload(event))
      else h.changeEvent(event.event_id, { event_id: event.event_id })
    }),
}

/** Returns repeated sightings of events. */
function repeatedSightings(h: Tampered): Mutable<SeenEvent>[] {
  const known = new Set<string>()
  return h.sightings().filter(({ event_id }) => known.size === known.add(event_id).size)
}

function downloads(h: Tampered): Mutable<BytesCall>[] {
  return h.records.filter((record) => record.record === 'call' && record.operation === 'download') as never
}

function twoOfOneChat(h: Tampered): [SeenEvent, SeenEvent] | undefined {
  const one = h.pick(h.received())
  const other = h
    .received()
    .find(({ owner, chat, sequence }) => owner === one?.owner && chat === one?.chat && sequence > (one?.sequence ?? 0))
  return one === undefined || other === undefined ? undefined : [one, other]
}

function pickTask(h: Tampered): SeenEvent | undefined {
  const acknowledged = new Set<unknown>(
    h.calls('task').flatMap(({ outcome, task }) => (outcome === 'ok' ? [task] : [])),
  )
  return h.pick(
    h
      .pages()
      .filter(({ start }) => start > h.settledAt)
      .flatMap(({ events }) => events)
      .filter(({ type, task }) => type === 'task.received' && acknowledged.has(task)),
  )
}

function pairBlocked(h: Tampered, owner: string | undefined, sender: string | undefined): boolean {
  const both = [owner, sender]
  return h.calls('block').some(({ actor, target }) => both.includes(actor as never) && both.includes(target as never))
}

function insertBlock(
  h: Tampered,
  owner: string | undefined,
  sender: string | undefined,
  outcome: 'ok' | 'unknown',
): void {
  const times = { start: 1, end: 2 }
  const call = { record: 'call', operation: 'block', actor: owner ?? '', target: sender ?? '', outcome } as const
  h.records.splice(1, 0, { ...call, ...times })
}

/**
 * Returns the call of the same watermark with the highest position, among calls that were answered before this one
 * started.
 */
function earlier<C extends Of<'read' | 'delivered'>>(calls: readonly C[], call: C): C | undefined {
  return calls
    .filter(
      (one) =>
        one.actor === call.actor && one.operation === call.operation && one.chat === call.chat && one.end < call.start,
    )
    .sort((one, other) => (other.through ?? 0) - (one.through ?? 0))[0]
}
