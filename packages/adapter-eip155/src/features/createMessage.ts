import { ModalError } from '@latchkey/core/adapter'
import { stringToHex } from 'viem'
import type { Eip155Features } from '../types.ts'
import type { GetClient } from './types.ts'

/** The longest accepted signature, in characters. Signatures of contracts are long, but not unlimited. */
const MAX_SIGNATURE_LENGTH = 131_072

/** Creates the signing of text (`personal_sign`, S7.090). */
export function createMessage(getClient: GetClient): Eip155Features['message'] {
  return {
    sign: async ({ message, address, ...call }) => {
      const { connection, request } = await getClient('message', call)
      const account = connection.accounts.find(
        (candidate) => candidate.address.toLowerCase() === (address ?? connection.activeAddress).toLowerCase(),
      )
      if (account === undefined) throw new ModalError('account.notFound', { context: { address: address ?? '' } })
      const signature = await request('personal_sign', [stringToHex(message), account.address])
      const isSignature =
        typeof signature === 'string' &&
        signature.length <= MAX_SIGNATURE_LENGTH &&
        /^0x([\da-f]{2}){64,}$/i.test(signature)
      if (isSignature) return { signature }
      throw new ModalError('wallet.invalidResponse', { details: 'A signature was expected' })
    },
  }
}
