/** Longer than any transaction should take: whoever waits so long is waiting for itself. */
const turnWaitMsMax = 15_000

/** Lets one piece of asynchronous work run at a time, in the order of asking. */
export interface Mutex {
  take<T>(work: () => Promise<T>): Promise<T>
}

/** Fails after 15 seconds of waiting: that is a transaction opened inside the callback of another. */
export function createMutex(waitMsMax = turnWaitMsMax): Mutex {
  const waiting: (() => void)[] = []
  let busy = false

  const enter = (): Promise<void> | undefined => {
    if (!busy) {
      busy = true
      return undefined
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(admit), 1)
        reject(new Error(`Waited ${waitMsMax} ms for the connection. Is a transaction opened inside another?`))
      }, waitMsMax)
      const admit = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(admit)
    })
  }
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) busy = false
    else next()
  }

  return {
    async take(work) {
      const turn = enter()
      if (turn !== undefined) await turn
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
