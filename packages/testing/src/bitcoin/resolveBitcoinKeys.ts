import { hex } from '@scure/base'
import { WIF } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { TestingError } from '../errors/TestingError.ts'
import { bitcoinNetworks } from './bitcoinNetworks.ts'

/** A key, and what it is called by. */
export interface BitcoinKey {
  /** The compressed public key in hex: the same on every network. */
  readonly id: string
  readonly privateKey: Uint8Array
}

/** The keys of a wallet; `testing.invalidParameter` for what is none. */
export function resolveBitcoinKeys(accounts: readonly string[]): readonly BitcoinKey[] {
  if (accounts.length === 0) throw refuse('must hold at least one private key')
  return accounts.map((text, position) => {
    // Neither the key nor a library's message, which may quote it: this ends up in logs.
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
      // Perhaps the next one can read it.
    }
  }
  return undefined
}

function refuse(reason: string): TestingError {
  return new TestingError('testing.invalidParameter', `createBitcoinWallet: "accounts" ${reason}.`)
}
