import { TestingError } from '../errors/TestingError.ts'

/** Where a wallet's provider is in `window`; `testing.invalidParameter` for what is no path of names. */
export function resolveProviderId(wanted: string | undefined, walletName: string): string {
  const words = walletName.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const id = wanted ?? `LatchkeyTestProviders.${words === '' ? 'Wallet' : words}`
  const isPath = /^[\p{L}_$][\p{L}\p{N}_$]*(\.[\p{L}\p{N}_$]+)*$/u.test(id)
  const isHarmful = id.split('.').some((part) => part in {})
  if (isPath && !isHarmful) return id
  throw new TestingError(
    'testing.invalidParameter',
    `createBitcoinWallet: "providerId" must be a path of names, such as "XverseProviders.BitcoinProvider", got "${id}".`,
  )
}
