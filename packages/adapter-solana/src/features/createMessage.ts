import { assertSignature } from '../wallets/assertSignature.ts'
import { encodeBase58 } from '../chain/base58.ts'
import type { SolanaFeatures } from '../types.ts'
import type { GetClient } from './types.ts'

/** Creates the signing of text as UTF-8 (S7.090). The signature is base58. */
export function createMessage(getClient: GetClient): SolanaFeatures['message'] {
  return {
    sign: async ({ message, ...call }) => {
      const client = getClient('message', call)
      const bytes = new TextEncoder().encode(message)
      const signature = await client.request('signMessage', () =>
        client.connectedWallet.signMessage({ ...client.call, message: bytes }),
      )
      await assertSignature({ address: client.call.address, message: bytes, signature })
      return { signature: encodeBase58(signature) }
    },
  }
}
