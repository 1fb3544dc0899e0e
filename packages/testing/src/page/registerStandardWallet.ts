import type { ProviderPort } from './announceProvider.ts'

/** An account in a page, as the Wallet Standard defines it. */
export interface StandardPageAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  /** Bitcoin only: the purpose of the address. */
  readonly purpose?: string | undefined
}

/** What the features of a wallet in a page need. */
export interface StandardPageTools {
  readonly request: (method: string, params?: unknown) => Promise<unknown>
  readonly toBase64: (bytes: unknown) => string
  readonly toBytes: (text: unknown) => Uint8Array
  /** Returns the address of an account that a page passed, whatever it is. */
  readonly toAddress: (account: unknown) => unknown
  /** Reads untyped inputs of a feature and fields of an answer. */
  readonly getField: (value: unknown, name: string) => unknown
  readonly toList: (value: unknown) => readonly unknown[]
  /** Requests accounts and exposes those that the wallet returns. */
  readonly connect: (method: string, params: unknown) => Promise<readonly StandardPageAccount[]>
  readonly disconnect: (method: string) => Promise<void>
}

/** A wallet for a page. It is plain data, so that it can be sent there. */
export interface StandardPageWallet {
  readonly name: string
  /** Not part of the standard; dapps may recognise the wallet's EVM part by it. */
  readonly rdns: string
  readonly icon: string
  readonly chains: readonly string[]
  /** The features of every account. */
  readonly features: readonly string[]
}

/**
 * Registers a wallet in a page by the Wallet Standard, before or after the dapp starts. Returns a function that unregisters it.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function registerStandardWallet(parameters: {
  readonly target: Window & typeof globalThis
  readonly wallet: StandardPageWallet
  readonly port: ProviderPort
  readonly createFeatures: (wallet: StandardPageWallet, tools: StandardPageTools) => Readonly<Record<string, object>>
}): () => void {
  type Listener = (properties: { readonly accounts: readonly StandardPageAccount[] }) => void
  const { target, wallet, port, createFeatures } = parameters
  const listeners = new Set<Listener>()
  let accounts: readonly StandardPageAccount[] = []
  let isConnected = false
  let endSubscription: (() => void) | undefined

  const getField = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  const toBytes = (text: unknown): Uint8Array =>
    Uint8Array.from(target.atob(String(text)), (sign) => sign.codePointAt(0) ?? 0)
  const toBase64 = (bytes: unknown): string => {
    const list = bytes instanceof Uint8Array ? bytes : new Uint8Array(toList(bytes).map(Number))
    return target.btoa([...list].map((byte) => String.fromCodePoint(byte)).join(''))
  }

  const show = (described: unknown): void => {
    const next = toList(getField(described, 'accounts')).map((each) => {
      const address = String(getField(each, 'address'))
      const chains = toList(getField(each, 'chains')).map(String)
      const publicKey = toBytes(getField(each, 'publicKey'))
      const purpose = getField(each, 'purpose')
      const known = accounts.find((account) => account.address === address && account.chains.join() === chains.join())
      // An account keeps its object identity.
      return (
        known ??
        Object.freeze({
          address,
          publicKey,
          chains: Object.freeze(chains.length > 0 ? chains : [...wallet.chains]),
          features: Object.freeze([...wallet.features]),
          ...(typeof purpose === 'string' && { purpose }),
        })
      )
    })
    if (next.length === accounts.length && next.every((account, index) => account === accounts[index])) return
    accounts = Object.freeze(next)
    for (const listener of [...listeners]) {
      try {
        listener({ accounts })
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
      if (event === 'change' && isConnected) show(data)
    })
  }

  const request = (method: string, params?: unknown): Promise<unknown> => port.request({ method, params })

  const tools: StandardPageTools = {
    request,
    toBase64,
    toBytes,
    toAddress: (account) => getField(account, 'address'),
    getField,
    toList,
    async connect(method, params) {
      subscribe()
      const described = await request(method, params)
      isConnected = true
      show(described)
      return accounts
    },
    async disconnect(method) {
      await request(method)
      isConnected = false
      show({ accounts: [] })
    },
  }

  const registered = Object.freeze({
    version: '1.0.0',
    name: wallet.name,
    rdns: wallet.rdns,
    icon: wallet.icon,
    chains: Object.freeze([...wallet.chains]),
    features: Object.freeze({
      ...createFeatures(wallet, tools),
      'standard:events': Object.freeze({
        version: '1.0.0',
        on(event: unknown, listener: Listener) {
          if (event !== 'change') return () => undefined
          // A new object for each call, so that the same function can listen twice.
          const wrapper: Listener = (properties) => listener(properties)
          listeners.add(wrapper)
          subscribe()
          return () => void listeners.delete(wrapper)
        },
      }),
    }),
    get accounts() {
      return accounts
    },
  })

  const unregister: (() => void)[] = []
  const register = (api: unknown): void => {
    const call = getField(api, 'register')
    const end: unknown = typeof call === 'function' ? Reflect.apply(call, api, [registered]) : undefined
    if (typeof end === 'function') unregister.push(() => Reflect.apply(end, undefined, []))
  }
  const hear = (event: Event): void => register(getField(event, 'detail'))
  target.addEventListener('wallet-standard:app-ready', hear)
  target.dispatchEvent(new target.CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', hear)
    for (const end of unregister) end()
    endSubscription?.()
    listeners.clear()
  }
}
