const CALLED = ['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'requestIdleCallback']
const CONSTRUCTED = ['XMLHttpRequest', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker']
const PAGE_ONLY = ['window', 'document', 'localStorage', 'sessionStorage', 'indexedDB']

/**
 * Notes everything by which code can reach the world outside: requests, sockets, timers, listeners. What only a page
 * has is gone meanwhile, where the runtime allows it. `end` puts everything back.
 */
export function watchIo(): { readonly uses: readonly string[]; end(): void } {
  const uses: string[] = []
  const ends: (() => void)[] = []

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
    const noting = new Proxy(original, {
      apply: (callee, self, args) => {
        uses.push(key)
        return Reflect.apply(callee, self, args)
      },
      construct: (callee, args) => {
        uses.push(key)
        return Reflect.construct(callee, args)
      },
    })
    replace(target, key, noting)
  }

  for (const key of [...CALLED, ...CONSTRUCTED]) note(globalThis, key)
  note(EventTarget.prototype, 'addEventListener')
  for (const key of PAGE_ONLY) if (key in globalThis) replace(globalThis, key, undefined)

  return {
    uses,
    end: () => {
      for (const end of ends.reverse()) end()
    },
  }
}
