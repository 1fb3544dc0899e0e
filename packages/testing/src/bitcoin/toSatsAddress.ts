import { base64, hex } from '@scure/base'
import type { BitcoinAccount } from './types.ts'

/** An address as sats-connect describes it. */
export function toSatsAddress({ address, publicKey, purpose, addressType }: BitcoinAccount) {
  return {
    address,
    publicKey: hex.encode(base64.decode(publicKey)),
    purpose,
    // Its word for segwit within P2SH.
    addressType: addressType === 'p2sh-p2wpkh' ? 'p2sh' : addressType,
    walletType: 'software',
  }
}
