import type { SolanaHostileTools, SolanaWalletParts } from './SolanaHostileTools.ts'

/**
 * Creates the tools for the misbehaviours of one page. Signs by WebCrypto, with the first two public test
 * keys.
 *
 * Self-contained, so that its source can be sent to a page as a script.
 */
export function createSolanaHostileTools(target: Window & typeof globalThis, id: string): SolanaHostileTools {
  const jwks = {
    own: {
      kty: 'OKP',
      crv: 'Ed25519',
      d: 'oBxn77XLj2LxWQep_PEkxz0mlcipox8hwFdCoxyh3HI',
      x: 'C_Mrnw2wlnIDj-o2E5sY-YpfAUnvTOAzLkS5p36Dwi0',
    },
    other: {
      kty: 'OKP',
      crv: 'Ed25519',
      d: 'PyVibPJFyN1lorkacOb0woUYJIn9ojDiVTw3UqqWK2E',
      x: 'kkVEH0p1LqYyjG2NLSr8s20THbmYpHygTW1dhYfQsBI',
    },
  }
  const name = `Hostile ${id}`
  const icon =
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxIDEiLz4='
  const signing = ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction']
  const key = `latchkey.hostile.${id}`
  const publicKey = Uint8Array.from(
    target.atob(jwks.own.x.replaceAll('-', '+').replaceAll('_', '/')),
    (sign) => sign.codePointAt(0) ?? 0,
  )
  const account = {
    address: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
    publicKey,
    chains: ['solana:mainnet', 'solana:devnet', 'solana:localnet'],
    features: signing,
  }
  const listeners: { readonly event: string; readonly listener: (properties: unknown) => void }[] = []

  const createError = (message: string, fields: object = {}): Error => Object.assign(new Error(message), fields)

  const isConnected = (): boolean => {
    try {
      return target.localStorage.getItem(key) !== null
    } catch {
      return false
    }
  }

  const sign = async (bytes: Uint8Array, which: 'own' | 'other' = 'own'): Promise<Uint8Array> => {
    const { subtle } = target.crypto
    const imported = await subtle.importKey('jwk', jwks[which], { name: 'Ed25519' }, false, ['sign'])
    return new Uint8Array(await subtle.sign('Ed25519', imported, new Uint8Array(bytes)))
  }

  const signTransaction = async ({ transaction }: { readonly transaction: Uint8Array }): Promise<Uint8Array> => {
    const count = transaction[0] ?? 0
    const signed = new Uint8Array(transaction)
    signed.set(await sign(transaction.slice(1 + 64 * count)), 1)
    return signed
  }

  const create = (parts: SolanaWalletParts = {}): object => {
    const { connect, signMessage, signTransaction: signOther } = parts
    const wallet = {
      version: '1.0.0',
      name,
      icon,
      chains: account.chains,
      accounts: new Array<unknown>(),
      features: {
        'standard:connect': {
          version: '1.0.0',
          async connect(input: unknown) {
            if (connect) return connect(input)
            if (Object(input).silent === true && !isConnected()) return { accounts: [] }
            target.localStorage.setItem(key, 'connected')
            wallet.accounts = [account]
            return { accounts: wallet.accounts }
          },
        },
        'standard:disconnect': {
          version: '1.0.0',
          async disconnect() {
            target.localStorage.removeItem(key)
            wallet.accounts = []
          },
        },
        'standard:events': {
          version: '1.0.0',
          on(event: string, listener: (properties: unknown) => void) {
            const entry = { event, listener }
            listeners.push(entry)
            return () => void listeners.splice(listeners.indexOf(entry), 1)
          },
        },
        'solana:signMessage': {
          version: '1.1.0',
          signMessage: (...inputs: readonly { readonly message: Uint8Array }[]) =>
            Promise.all(
              inputs.map(async (input) =>
                signMessage
                  ? signMessage(input)
                  : { signedMessage: input.message, signature: await sign(input.message) },
              ),
            ),
        },
        'solana:signTransaction': {
          version: '1.0.0',
          supportedTransactionVersions: ['legacy', 0],
          signTransaction: (...inputs: readonly { readonly transaction: Uint8Array }[]) =>
            Promise.all(
              inputs.map(async (input) =>
                signOther ? signOther(input) : { signedTransaction: await signTransaction(input) },
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

  return {
    target,
    name,
    icon,
    account,
    otherAddress: 'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
    create,
    register,
    announce: (parts) => register(create(parts)),
    emit(event, properties) {
      for (const each of [...listeners]) if (each.event === event) each.listener(properties)
    },
    sign,
    later: (run) => void target.setTimeout(run, 0),
    refuse() {
      throw createError('hostile')
    },
    createError,
    never: () => new Promise(() => undefined),
  }
}
