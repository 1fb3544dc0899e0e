import { AsyncLocalStorage } from 'node:async_hooks'

const CALLED = ['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'requestIdleCallback']
const CONSTRUCTED = ['XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker']
const PAGE_ONLY = ['window', 'document', 'localStorage', 'sessionStorage', 'indexedDB']

/** What code did with the world outside while it was watched. */
export interface WatchedIo {
  /** Does something whose uses are noted, and those of everything that follows from it. */
  run<value>(task: () => value): value
  /** What was used, and where. */
  readonly uses: readonly string[]
  /** Puts everything back. */
  end(): void
}

/**
 * Notes everything by which code can reach the world outside: requests, sockets, timers, listeners. What only a page
 * has is gone meanwhile. Only work started by `run` counts, however late; the rest of the process is ignored.
 */
export function watchIo(): WatchedIo {
  const uses: string[] = []
  const ends: (() => void)[] = []
  const watched = new AsyncLocalStorage<true>()

  const replace = (target: object, key: string, value: unknown): void => {
    const former = Object.getOwnPropertyDescriptor(target, key)
    if (former?.configurable === false) return
    Object.defineProperty(target, key, { value, configurable: true, writable: true })
    ends.push(() => {
      if (former) Object.defineProperty(target, key, former)
      else Reflect.deleteProperty(target, key)
    })
  }

  const note = (target: object, key: string): void => {
    const original: unknown = Reflect.get(target, key)
    if (typeof original !== 'function') return
    const noteUse = (): void => {
      // The first three lines are the message, this function and the trap.
      if (watched.getStore()) uses.push([key, ...(new Error().stack?.split('\n').slice(3, 6) ?? [])].join('\n'))
    }
    const noting = new Proxy(original, {
      apply: (callee, self, args) => {
        noteUse()
        return Reflect.apply(callee, self, args)
      },
      construct: (callee, args) => {
        noteUse()
        return Reflect.construct(callee, args)
      },
    })
    replace(target, key, noting)
  }

  for (const key of [...CALLED, ...CONSTRUCTED]) note(globalThis, key)
  note(EventTarget.prototype, 'addEventListener')
  for (const key of PAGE_ONLY) if (key in globalThis) replace(globalThis, key, undefined)

  return {
    run: (task) => watched.run(true, task),
    uses,
    end: () => {
      for (const end of ends.reverse()) end()
    },
  }
}
