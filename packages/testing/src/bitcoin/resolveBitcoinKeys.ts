import { hex } from '@scure/base'
import { WIF } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { TestingError } from '../errors/TestingError.ts'
import { bitcoinNetworks } from './bitcoinNetworks.ts'

/** A key and its id. */
export interface BitcoinKey {
  /** The compressed public key in hexadecimal, which is the same on every network. */
  readonly id: string
  readonly privateKey: Uint8Array
}

/** Resolves the keys of a wallet; throws `testing.invalidParameter` for invalid ones. */
export function resolveBitcoinKeys(accounts: readonly string[]): readonly BitcoinKey[] {
  if (accounts.length === 0) throw refuse('must hold at least one private key')
  return accounts.map((text, position) => {
    // Contains neither the key nor the library's message, which may quote it, because errors end up in logs.
    const key = readKey(text)
    if (key === undefined) throw refuse(`holds something that is no private key at position ${position}`)
    return key
  })
}

function readKey(text: string): BitcoinKey | undefined {
  const readers = [
    () => hex.decode(text.replace(/^0x/, '')),
    ...bitcoinNetworks.map(
      ({ format }) =>
        () =>
          WIF(format).decode(text),
    ),
  ]
  for (const read of readers) {
    try {
      const privateKey = read()
      if (privateKey.length === 32) return { id: hex.encode(pubECDSA(privateKey)), privateKey }
    } catch {
      // The next format may match.
    }
  }
  return undefined
}

function refuse(reason: string): TestingError {
  return new TestingError('testing.invalidParameter', `createBitcoinWallet: "accounts" ${reason}.`)
}
