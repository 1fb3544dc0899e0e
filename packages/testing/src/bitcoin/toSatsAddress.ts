import { base64, hex } from '@scure/base'
import type { BitcoinAccount } from './types.ts'

/** Describes an address in the format of sats-connect. */
export function toSatsAddress({ address, publicKey, purpose, addressType }: BitcoinAccount) {
  return {
    address,
    publicKey: hex.encode(base64.decode(publicKey)),
    purpose,
    // The sats-connect name of P2SH-P2WPKH.
    addressType: addressType === 'p2sh-p2wpkh' ? 'p2sh' : addressType,
    walletType: 'software',
  }
}
