import { Address, OutScript } from '@scure/btc-signer'
import { addressFormat } from '../constants.ts'

/** The script that an address of regtest stands for; nothing if it is none. */
export function parseAddress(text: string): Uint8Array | undefined {
  // Longer than any address: not worth decoding.
  if (text.length > 100) return undefined
  try {
    return OutScript.encode(Address(addressFormat).decode(text))
  } catch {
    return undefined
  }
}
