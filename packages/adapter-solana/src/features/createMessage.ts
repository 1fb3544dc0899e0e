import { assertSignature } from '../engine/assertSignature.ts'
import { encodeBase58 } from '../engine/base58.ts'
import type { SolanaFeatures } from '../types.ts'
import type { GetActor } from './types.ts'

/** Makes the signing of text as UTF-8 (S7.090). The signature is base58. */
export function createMessage(getActor: GetActor): SolanaFeatures['message'] {
  return {
    sign: async ({ message, ...call }) => {
      const actor = getActor('message', call)
      const bytes = new TextEncoder().encode(message)
      const signature = await actor.ask('signMessage', () => actor.link.signMessage({ ...actor.call, message: bytes }))
      await assertSignature({ address: actor.call.address, message: bytes, signature })
      return { signature: encodeBase58(signature) }
    },
  }
}
