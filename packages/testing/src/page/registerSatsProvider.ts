import type { ProviderPort } from './announceProvider.ts'

/** A sats-connect provider for a page. It is plain data, so that it can be sent there. */
export interface SatsPageProvider {
  /** The path in `window`, with dots. */
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly methods: readonly string[]
}

/**
 * Adds a sats-connect provider to a page and to `btc_providers` (WBIP-004). Returns a function that removes it.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 *
 * @see https://wbips.netlify.app/wbips/WBIP004
 */
export function registerSatsProvider(parameters: {
  readonly target: Window & typeof globalThis
  readonly wallet: SatsPageProvider
  readonly port: ProviderPort
}): () => void {
  type Listener = (event: unknown) => void
  const { target, wallet, port } = parameters
  const listeners = new Map<string, Set<Listener>>()
  /** The codes of sats-connect for codes of EIP-1193: rejected, unauthorised, unsupported method. */
  const codes = new Map<unknown, number>([
    [4001, -32_000],
    [4100, -32_002],
    [4200, -32_601],
  ])
  let endSubscription: (() => void) | undefined
  let lastId = 0

  const getField = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

  const emit = (event: string, data: object): void => {
    for (const listener of new Set(listeners.get(event))) {
      try {
        listener({ type: event, ...data })
      } catch (thrown) {
        // A listener that throws must not keep the others from being called.
        target.setTimeout(() => {
          throw thrown
        })
      }
    }
  }

  const subscribe = (): void => {
    endSubscription ??= port.subscribe((event, data) => {
      if (event !== 'change') return
      const sats = getField(data, 'sats')
      const addresses = getField(sats, 'addresses')
      if (Array.isArray(addresses) && addresses.length === 0) emit('disconnect', {})
      else if (getField(data, 'isOtherChain') === true) emit('networkChange', Object(sats))
      else emit('accountChange', { addresses })
    })
  }

  const provider = Object.freeze({
    async request(method: unknown, params?: unknown) {
      const id = `${(lastId += 1)}`
      subscribe()
      try {
        const result = await port.request({ method: String(method), params: params ?? undefined })
        return { jsonrpc: '2.0', id, result }
      } catch (thrown) {
        const code = getField(thrown, 'code')
        const data = getField(thrown, 'data')
        const message = String(getField(thrown, 'message') ?? thrown)
        return { jsonrpc: '2.0', id, error: { code: codes.get(code) ?? code ?? -32_603, message, data } }
      }
    },
    /** The signature of sats-connect, and that of older pages. */
    addListener(listening: unknown, callback?: unknown) {
      const event = typeof listening === 'string' ? listening : String(getField(listening, 'eventName'))
      const listener = typeof listening === 'string' ? callback : getField(listening, 'cb')
      if (typeof listener !== 'function') return () => undefined
      const wrapper: Listener = (data) => void Reflect.apply(listener, undefined, [data])
      listeners.set(event, (listeners.get(event) ?? new Set()).add(wrapper))
      subscribe()
      return () => void listeners.get(event)?.delete(wrapper)
    },
  })

  const path = wallet.id.split('.')
  const last = path.pop() ?? wallet.id
  let holder: object = target
  for (const name of path) {
    const inner: unknown = Reflect.get(holder, name)
    const next = typeof inner === 'object' && inner !== null ? inner : {}
    if (next !== inner) Object.defineProperty(holder, name, { value: next, configurable: true, writable: true })
    holder = next
  }
  const before = Object.getOwnPropertyDescriptor(holder, last)
  Object.defineProperty(holder, last, { value: provider, configurable: true, enumerable: true, writable: true })

  const listed: unknown = Reflect.get(target, 'btc_providers')
  const list: unknown[] = Array.isArray(listed) ? listed : []
  if (list !== listed) {
    Object.defineProperty(target, 'btc_providers', {
      value: list,
      configurable: true,
      enumerable: true,
      writable: true,
    })
  }
  const entry = Object.freeze({ ...wallet, methods: Object.freeze([...wallet.methods]) })
  list.push(entry)
  return () => {
    const index = list.indexOf(entry)
    if (index >= 0) list.splice(index, 1)
    if (before === undefined) Reflect.deleteProperty(holder, last)
    else Object.defineProperty(holder, last, before)
    endSubscription?.()
    listeners.clear()
  }
}
