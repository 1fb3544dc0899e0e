import { createUnisatFace } from './createUnisatFace.ts'
import type { Face, FaceParameters } from './types.ts'

/** OKX: a provider for each network, each with one account, after UniSat's pattern but for connecting. */
export function createOkxFace(parameters: { readonly main: FaceParameters; readonly test: FaceParameters }): {
  /** What is `window.okxwallet`. */
  readonly wallet: object
  readonly main: Face
  readonly test: Face
} {
  const main = createUnisatFace(parameters.main)
  const test = createUnisatFace(parameters.test)
  return {
    wallet: { isOkxWallet: true, bitcoin: toProvider(main), bitcoinTestnet: toProvider(test) },
    main,
    test,
  }
}

function toProvider({ wallet }: Face): object {
  const ask = (name: string): (() => Promise<unknown>) => {
    const method: unknown = Reflect.get(wallet, name)
    return async () => (typeof method === 'function' ? await Reflect.apply(method, wallet, []) : undefined)
  }
  return {
    ...wallet,
    connect: async () => {
      const accounts = await ask('requestAccounts')()
      const publicKey = await ask('getPublicKey')()
      return { address: Array.isArray(accounts) ? accounts[0] : undefined, publicKey, compressedPublicKey: publicKey }
    },
  }
}
