import { ModalError } from '@latchkey/core/adapter'
import { Address, OutScript } from '@scure/btc-signer'
import type { BitcoinChain } from '../../engine/chains.ts'
import { toScureNetwork } from './toScureNetwork.ts'

/** The script that pays an address. One of another network is refused. @throws `address.invalid` */
export function toScript(address: string, chain: BitcoinChain): Uint8Array {
  try {
    return OutScript.encode(Address(toScureNetwork(chain)).decode(address))
  } catch (cause) {
    throw new ModalError('address.invalid', {
      cause,
      context: { address: address.slice(0, 100) },
      details: `It is no address of ${chain.standard}`,
    })
  }
}
