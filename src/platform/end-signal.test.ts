import { describe, expect, it } from 'vitest'

import { EndSource, type EndSignal } from './end-signal.ts'

/** Both kinds behave the same: users of an EndSignal need not know which it is. */
const kinds: Record<string, () => { signal: EndSignal; abort(): void }> = {
  EndSource: () => {
    const source = new EndSource()
    return { signal: source, abort: () => source.abort() }
  },
  AbortSignal: () => new AbortController(),
}

describe.each(Object.entries(kinds))('%s', (_name, create) => {
  it('calls its listeners once in order when it ends, except removed ones', () => {
    const called: string[] = []
    const end = create()
    const [first, kept, removed] = ['first', 'kept', 'removed'].map((name) => () => void called.push(name)) as [
      () => void,
      () => void,
      () => void,
    ]
    const object = { handleEvent: () => void called.push('object') }
    for (const listener of [first, removed, first, object, kept]) end.signal.addEventListener('abort', listener)
    end.signal.removeEventListener('abort', removed)
    expect(end.signal.aborted).toBe(false)
    end.abort()
    end.abort()
    expect(end.signal.aborted).toBe(true)
    expect(called).toEqual(['first', 'object', 'kept'])
  })

  it('is aborted before its listeners are called, calls no later listeners, and lets one remove itself', () => {
    const called: boolean[] = []
    const end = create()
    const late = () => called.push(false)
    const early = () => {
      called.push(end.signal.aborted)
      end.signal.removeEventListener('abort', early)
      end.signal.addEventListener('abort', late)
    }
    end.signal.addEventListener('abort', early, { once: true })
    end.abort()
    end.signal.addEventListener('abort', late)
    expect(called).toEqual([true])
  })
})
