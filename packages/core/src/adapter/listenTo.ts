import { readProperty } from '../kernel/utils/readProperty.ts'

/**
 * Adds listeners to a wallet's object, in the manner of Node's event emitters. Returns a function that removes them. After
 * that no listener is called, even if the wallet cannot remove listeners. Never throws, and ignores an event whose listener
 * throws, as a parser does on an invalid value.
 */
export function listenTo(target: unknown, listeners: Readonly<Record<string, (value: unknown) => void>>): () => void {
  let isOver = false
  const entries = Object.entries(listeners).map(([event, listener]) => {
    const guarded = (value: unknown): void => {
      if (!isOver) callSafely(listener, undefined, [value])
    }
    return [event, guarded] as const
  })
  const callForEach = (names: readonly string[]): void => {
    const method = names.map((name) => readProperty(target, name)).find((value) => typeof value === 'function')
    if (typeof method !== 'function') return
    for (const entry of entries) callSafely(method, target, entry)
  }
  callForEach(['on', 'addListener'])
  return () => {
    isOver = true
    callForEach(['removeListener', 'off'])
  }
}

/**
 * Listens to the changes of a Wallet Standard wallet. Takes its feature `standard:events`, or another with the same `on`.
 * Returns a function that stops listening, even if the wallet provides none. Never throws.
 */
export function listenToStandard(feature: unknown, listener: (change: unknown) => void): () => void {
  let isOver = false
  const guarded = (change: unknown): void => {
    if (!isOver) listener(change)
  }
  const off = callSafely(readProperty(feature, 'on'), feature, ['change', guarded])
  return () => {
    isOver = true
    callSafely(off, undefined, [])
  }
}

/** Calls a function, if it is one, and ignores what it throws. */
function callSafely(method: unknown, target: unknown, values: readonly unknown[]): unknown {
  try {
    return typeof method === 'function' ? Reflect.apply(method, target, values) : undefined
  } catch {
    return undefined
  }
}
