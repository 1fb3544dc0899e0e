import type { WalletIdentity } from '../wallet/types.ts'

/** How a wallet is announced to a page. */
export type AnnounceAs = 'eip6963' | 'injected' | 'both'

/** The connection of a page's provider to its wallet. */
export interface ProviderPort {
  readonly request: (parameters: { readonly method: string; readonly params: unknown }) => Promise<unknown>
  readonly subscribe: (listener: (event: string, data: unknown) => void) => () => void
}

/** The parameters of a provider. */
export interface AnnounceProviderParameters {
  readonly target: Window & typeof globalThis
  readonly info: WalletIdentity
  readonly flags: Readonly<Record<string, boolean>>
  readonly as: AnnounceAs
  readonly port: ProviderPort
}

/**
 * Adds a provider to a page: announced by EIP-6963, as `window.ethereum`, or both. Returns a function that removes it.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 */
export function announceProvider(parameters: AnnounceProviderParameters): () => void {
  type Listener = (data: unknown) => void
  type Registry = { readonly original: PropertyDescriptor | undefined; readonly providers: object[] }
  const { target, info, flags, as, port } = parameters
  const listeners = new Map<string, Set<Listener>>()
  let endSubscription: (() => void) | undefined

  const createError = (code: number, message: string, data?: unknown): Error =>
    Object.assign(new Error(message), { name: 'ProviderRpcError', code, ...(data === undefined ? {} : { data }) })

  const emit = (event: string, data: unknown): void => {
    for (const listener of new Set(listeners.get(event))) {
      try {
        listener(data)
      } catch (thrown) {
        // A listener that throws must not keep the others from being called.
        target.setTimeout(() => {
          throw thrown
        })
      }
    }
  }

  const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)

  const subscribe = (): void => {
    endSubscription ??= port.subscribe((event, data) => {
      const isError = event === 'disconnect' && isRecord(data)
      emit(event, isError ? createError(Number(data['code']), String(data['message'])) : data)
    })
  }

  const provider = {
    ...flags,
    async request(request: unknown): Promise<unknown> {
      const { method, params } = isRecord(request) ? request : {}
      if (typeof method !== 'string' || method === '') {
        throw createError(-32600, 'The request is not an object with a "method".')
      }
      if (params !== undefined && (typeof params !== 'object' || params === null)) {
        throw createError(-32602, '"params" must be a list or an object.')
      }
      subscribe()
      try {
        return await port.request({ method, params })
      } catch (thrown) {
        // The error belongs to this page's realm, like that of a content script.
        const { code, message, data } = isRecord(thrown) ? thrown : {}
        throw createError(typeof code === 'number' ? code : -32603, String(message ?? thrown), data)
      }
    },
    on(event: string, listener: Listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
      subscribe()
      return provider
    },
    once(event: string, listener: Listener) {
      const heard = (data: unknown): void => {
        provider.removeListener(event, heard)
        listener(data)
      }
      return provider.on(event, heard)
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }

  const announce = (): void => {
    target.dispatchEvent(new target.CustomEvent('eip6963:announceProvider', { detail }))
  }
  const bytes = [...target.crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte, index) =>
    // UUID version 4, variant 1. `crypto.randomUUID` is missing on plain http.
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  )
  const uuid = hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const detail = Object.freeze({ info: Object.freeze({ uuid, ...info }), provider })

  // If several wallets use `window.ethereum`, the last one is it, and `providers` lists all of them.
  const key = Symbol.for('latchkey.testing.injected')
  const stored: unknown = Object.getOwnPropertyDescriptor(target, key)?.value
  const isRegistry = (value: unknown): value is Registry => isRecord(value) && Array.isArray(value['providers'])
  const registry: Registry = isRegistry(stored)
    ? stored
    : { original: Object.getOwnPropertyDescriptor(target, 'ethereum'), providers: [] }
  const inject = (): void => {
    const { original, providers } = registry
    const last = providers.at(-1)
    for (const each of providers) Reflect.deleteProperty(each, 'providers')
    if (last === undefined) {
      Reflect.deleteProperty(target, key)
      Reflect.deleteProperty(target, 'ethereum')
      if (original !== undefined) Object.defineProperty(target, 'ethereum', original)
      return
    }
    Object.defineProperty(target, key, { value: registry, configurable: true })
    if (providers.length > 1) Object.assign(last, { providers: [...providers] })
    Object.defineProperty(target, 'ethereum', { value: last, configurable: true, enumerable: true, writable: true })
    target.dispatchEvent(new target.Event('ethereum#initialized'))
  }

  if (as !== 'injected') {
    target.addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  if (as !== 'eip6963') {
    registry.providers.push(provider)
    inject()
  }
  return () => {
    target.removeEventListener('eip6963:requestProvider', announce)
    const index = registry.providers.indexOf(provider)
    if (index >= 0) {
      registry.providers.splice(index, 1)
      inject()
    }
    endSubscription?.()
    listeners.clear()
  }
}
