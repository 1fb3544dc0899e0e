import { ModalError } from '@latchkey/core/adapter'
import { Address, OutScript } from '@scure/btc-signer'
import type { BitcoinChain } from '../chains.ts'
import { toScureNetwork } from './toScureNetwork.ts'

/** Returns the script that pays an address of the network. @throws `address.invalid` */
export function toScript(address: string, chain: BitcoinChain): Uint8Array {
  try {
    return OutScript.encode(Address(toScureNetwork(chain)).decode(address))
  } catch (cause) {
    throw new ModalError('address.invalid', {
      cause,
      context: { address: address.slice(0, 100) },
      details: `Not an address of ${chain.standard}`,
    })
  }
}
