import { hasMethod } from './hasMethod.ts'

/**
 * Listens to a wallet in the way of Node's emitters. Returns the end of it, after which nothing is told even by a wallet
 * that cannot stop.
 */
export function listenTo(target: unknown, listeners: Readonly<Record<string, (value: unknown) => void>>): () => void {
  let isOver = false
  const entries = Object.entries(listeners).map(([event, listener]) => {
    const guarded = (value: unknown): void => {
      if (!isOver) listener(value)
    }
    return [event, guarded] as const
  })
  const call = (methods: readonly string[]): void => {
    for (const [event, listener] of entries) {
      const method = methods.find((name) => hasMethod(target, name))
      try {
        if (method !== undefined) Reflect.apply(Reflect.get(Object(target), method), target, [event, listener])
      } catch {
        // Such a wallet is not listened to.
      }
    }
  }
  call(['on', 'addListener'])
  return () => {
    isOver = true
    call(['removeListener', 'off'])
  }
}
