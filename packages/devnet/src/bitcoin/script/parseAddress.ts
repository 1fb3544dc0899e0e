import { Address, OutScript } from '@scure/btc-signer'
import { addressFormat } from '../constants.ts'

/** Returns the script of a regtest address; `undefined` if the address is invalid. */
export function parseAddress(text: string): Uint8Array | undefined {
  // Longer than any address: not worth decoding.
  if (text.length > 100) return undefined
  try {
    return OutScript.encode(Address(addressFormat).decode(text))
  } catch {
    return undefined
  }
}
