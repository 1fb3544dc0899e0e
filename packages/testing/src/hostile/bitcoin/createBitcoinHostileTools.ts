import type {
  BitcoinHostileSigner,
  BitcoinHostileTools,
  BitcoinSatsParts,
  BitcoinWalletParts,
} from './BitcoinHostileTools.ts'

/**
 * Creates the tools for the misbehaviours of one page.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 */
export function createBitcoinHostileTools(
  target: Window & typeof globalThis,
  id: string,
  createSigner: (target: Window & typeof globalThis) => BitcoinHostileSigner,
): BitcoinHostileTools {
  const sign = createSigner(target)
  const name = `Hostile ${id}`
  const icon =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxIDEiLz4='
  const key = `latchkey.hostile.${id}`
  const publicKeyHex = '03f3d474c86c9be5b82e251cc3cc438d3cc361527b4b9799516c4bd513caf9e5f6'
  const publicKey = Uint8Array.from(publicKeyHex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const shared = { chains: ['bitcoin:regtest'], features: ['bitcoin:signMessage', 'bitcoin:signTransaction'] }
  const account = {
    ...shared,
    address: 'bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw',
    publicKey,
    purpose: 'payment' as const,
  }
  const ordinals = {
    ...shared,
    address: 'bcrt1pyl5zj379vk48fw22fx9r7h88v2rwksly972jnjuczkujkz48r6vs2cawcn',
    publicKey: publicKey.slice(1),
    purpose: 'ordinals' as const,
  }
  const satsAddress = {
    address: account.address,
    publicKey: publicKeyHex,
    purpose: 'payment',
    addressType: 'p2wpkh',
    walletType: 'software',
  }
  const network = { bitcoin: { name: 'Regtest' }, stacks: { name: 'mainnet' } }
  const listeners: { readonly event: string; readonly listener: (properties: unknown) => void }[] = []

  const createError = (message: string, fields: object = {}): Error => Object.assign(new Error(message), fields)
  const toBase64 = (bytes: Uint8Array): string =>
    target.btoa([...bytes].map((byte) => String.fromCodePoint(byte)).join(''))
  const fromBase64 = (text: unknown): Uint8Array =>
    Uint8Array.from(target.atob(String(text)), (letter) => letter.codePointAt(0) ?? 0)
  const listen = (event: string, listener: (properties: unknown) => void): (() => void) => {
    const entry = { event, listener }
    listeners.push(entry)
    return () => void listeners.splice(listeners.indexOf(entry), 1)
  }
  const isConnected = (): boolean => {
    try {
      return target.localStorage.getItem(key) !== null
    } catch {
      return false
    }
  }

  const create = (parts: BitcoinWalletParts = {}): object => {
    const connect = async (input: unknown): Promise<unknown> => {
      if (parts.connect) return parts.connect(input)
      if (Object(input).silent === true && !isConnected()) return { accounts: [] }
      target.localStorage.setItem(key, 'connected')
      wallet.accounts = [account, ordinals]
      return { accounts: wallet.accounts }
    }
    const wallet = {
      version: '1.0.0',
      name,
      icon,
      chains: shared.chains,
      accounts: new Array<unknown>(),
      features: {
        'bitcoin:connect': { version: '1.0.0', connect },
        'standard:connect': { version: '1.0.0', connect },
        'standard:disconnect': {
          version: '1.0.0',
          async disconnect() {
            target.localStorage.removeItem(key)
            wallet.accounts = []
          },
        },
        'standard:events': { version: '1.0.0', on: listen },
        'bitcoin:signMessage': {
          version: '1.0.0',
          signMessage: (...inputs: readonly { readonly message: Uint8Array }[]) =>
            Promise.all(
              inputs.map(async ({ message }) =>
                parts.signMessage
                  ? parts.signMessage(message)
                  : { signedMessage: message, signature: await sign.signMessage(message) },
              ),
            ),
        },
        'bitcoin:signTransaction': {
          version: '1.0.0',
          signTransaction: (...inputs: readonly { readonly psbt: Uint8Array }[]) =>
            Promise.all(
              inputs.map(async ({ psbt }) =>
                parts.signPsbt ? parts.signPsbt(psbt) : { signedPsbt: await sign.signPsbt(psbt) },
              ),
            ),
        },
        ...parts.features,
      },
    }
    // Copies descriptors, so that a throwing getter throws in the page.
    return Object.defineProperties(wallet, Object.getOwnPropertyDescriptors(parts.wallet ?? {}))
  }

  const register = (wallet: unknown): void => {
    const run = (api: unknown): void => void Object(api).register(wallet)
    target.addEventListener('wallet-standard:app-ready', (event) => run(Object(event).detail))
    target.dispatchEvent(new target.CustomEvent('wallet-standard:register-wallet', { detail: run }))
  }

  const list = (entries: unknown): void =>
    void Object.defineProperty(target, 'btc_providers', { value: entries, configurable: true, writable: true })

  const provide = ({ entry = {}, provider = {}, answers = {}, replies = {} }: BitcoinSatsParts = {}): void => {
    const readAccount = (): object => {
      if (!isConnected()) throw createError('Access denied.', { code: -32_002 })
      return { id: 'account', walletType: 'software', addresses: [satsAddress], network }
    }
    const good: Readonly<Record<string, (params: unknown) => unknown>> = {
      wallet_connect() {
        target.localStorage.setItem(key, 'connected')
        return readAccount()
      },
      wallet_getAccount: readAccount,
      wallet_getNetwork: () => network,
      wallet_changeNetwork: () => null,
      wallet_disconnect() {
        target.localStorage.removeItem(key)
        return null
      },
      async signMessage(params) {
        const { address, message } = Object(params)
        return { address, signature: toBase64(await sign.signMessage(new TextEncoder().encode(String(message)))) }
      },
      signPsbt: async (params) => ({ psbt: toBase64(await sign.signPsbt(fromBase64(Object(params).psbt))) }),
    }
    const wallet = {
      async request(method: string, params: unknown) {
        const reply = replies[method]
        if (reply) return reply(params)
        const answer = answers[method] ?? good[method]
        const shape = { jsonrpc: '2.0', id: '1' }
        if (!answer) return { ...shape, error: { code: -32_601, message: `Method not found: ${method}` } }
        try {
          return { ...shape, result: await answer(params) }
        } catch (thrown) {
          return { ...shape, error: thrown }
        }
      },
      addListener: (listening: unknown) => listen(String(Object(listening).eventName), Object(listening).cb),
    }
    const providers: unknown = Reflect.get(target, 'HostileProviders')
    const held = Object.defineProperties(wallet, Object.getOwnPropertyDescriptors(provider))
    Object.defineProperty(target, 'HostileProviders', {
      value: { ...Object(providers), [id]: held },
      configurable: true,
    })
    const known: unknown = Reflect.get(target, 'btc_providers')
    const proper = { id: `HostileProviders.${id}`, name, icon, methods: Object.keys(good) }
    const listed = Object.defineProperties(proper, Object.getOwnPropertyDescriptors(entry))
    list([...(Array.isArray(known) ? known : []), listed])
  }

  return {
    target,
    name,
    icon,
    account,
    ordinals,
    otherAddress: 'bcrt1qlqj2pdsteppkcr8jkp9ms0wpvey89tna8v72sj',
    mainnetAddress: 'bc1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelxards5',
    satsAddress,
    create,
    register,
    announce: (parts) => register(create(parts)),
    provide,
    list,
    emit(event, properties) {
      for (const each of [...listeners]) if (each.event === event) each.listener(properties)
    },
    sign,
    toBase64,
    fromBase64,
    redirect(psbt) {
      // The program of the first output, in the transaction within the PSBT.
      const altered = new Uint8Array(psbt)
      const at = altered.findIndex(
        (byte, index) => byte === 22 && altered[index + 1] === 0 && altered[index + 2] === 20,
      )
      if (at >= 0) altered.fill(7, at + 3, at + 23)
      return altered
    },
    later: (run) => void target.setTimeout(run, 0),
    refuse() {
      throw createError('hostile')
    },
    createError,
    never: () => new Promise(() => undefined),
  }
}
