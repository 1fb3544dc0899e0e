import { ModalError } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import { toBytes } from '../engine/toBytes.ts'
import type { BitcoinMessageProtocol } from '../types.ts'
import { loadPsbtTools } from './loadPsbtTools.ts'
import type { ActorParameters, GetActor } from './types.ts'

/** The longest signature that is passed on, in bytes: scripts' may be long, but not endless. */
const MAX_SIGNATURE_LENGTH = 100_000

/** Signs a text (S7.090). */
export type SignMessage = (
  parameters: ActorParameters & {
    readonly message: string
    readonly address?: string | undefined
    readonly protocol?: BitcoinMessageProtocol | undefined
  },
) => Promise<{ readonly signature: string }>

/**
 * Makes the signing of text: by BIP-322 where the wallet lets the app choose, and by ECDSA for addresses of the time before
 * segwit, or where it is asked for. Signatures are in base64, as the one and the other are written; one that is certainly
 * somebody else's is refused.
 */
export function createMessage(getActor: GetActor): { readonly sign: SignMessage } {
  return {
    sign: async ({ message, address, protocol, ...call }) => {
      const { actions, ask, getAccount } = getActor('message', call)
      const account = getAccount(address)
      const isOld = /^[1mn]/.test(account.address)
      const parameters = { message, account, protocol: protocol ?? (isOld ? 'ecdsa' : 'bip322') } as const
      // First what reads signatures: if it does not come, nobody has signed anything.
      const { isForged } = await loadPsbtTools()
      const answer = await ask(() => actions.signMessage?.(parameters), 'signMessage')
      const signature = toBytes(answer, 'base64')
      if (signature.length < 64 || signature.length > MAX_SIGNATURE_LENGTH)
        throw new ModalError('wallet.invalidResponse', { details: 'A signature was expected' })
      if (isForged({ address: account.address, message, signature }))
        throw new ModalError('wallet.invalidResponse', { details: 'The signature is not the account’s on this text' })
      return { signature: base64.encode(signature) }
    },
  }
}
