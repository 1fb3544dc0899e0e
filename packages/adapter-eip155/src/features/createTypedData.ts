import { ModalError } from '@latchkey/core/adapter'
import type { TypedData } from '@latchkey/core/adapter'
import { getTypesForEIP712Domain, serializeTypedData, validateTypedData } from 'viem'
import type { Eip155Features } from '../types.ts'
import { parseSignature } from './parseSignature.ts'
import { toSigner } from './toSigner.ts'
import type { GetClient } from './types.ts'

/** Creates the signing of structured data (EIP-712, `eth_signTypedData_v4`). */
export function createTypedData(getClient: GetClient): Eip155Features['typedData'] {
  return {
    sign: async ({ typedData, address, ...call }) => {
      const { connection, request } = await getClient('typedData', call)
      const account = toSigner(connection, address)
      const text = serialize(typedData)
      const { chainId } = typedData.domain
      // Wallets differ: some refuse, and some sign what then counts nowhere, or where the visitor does not look.
      if (chainId !== undefined && `eip155:${chainId}` !== connection.networkId)
        throw new ModalError('network.mismatch', {
          context: { networkId: `eip155:${chainId}`, walletNetworkId: connection.networkId },
        })
      return { signature: parseSignature(await request('eth_signTypedData_v4', [account, text])) }
    },
  }
}

/** Checks typed data and returns it in the form of wallets, with the type of its domain. @throws `options.invalid` */
function serialize(given: TypedData): string {
  try {
    const { domain, primaryType, message } = given
    const types: TypedData['types'] = { EIP712Domain: getTypesForEIP712Domain({ domain }), ...given.types }
    validateTypedData({ domain, types, primaryType, message })
    return serializeTypedData({ domain, types, primaryType, message })
  } catch (cause) {
    const context = { option: 'typedData', given: String(cause), allowed: 'typed data of EIP-712' }
    throw new ModalError('options.invalid', { context, cause })
  }
}
