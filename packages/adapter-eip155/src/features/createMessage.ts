import { ModalError } from '@latchkey/core/adapter'
import { stringToHex } from 'viem'
import type { Eip155Features } from '../types.ts'
import type { GetActor } from './types.ts'

/** The longest signature that is passed on, in characters: contracts' signatures may be long, but not endless. */
const MAX_SIGNATURE_LENGTH = 131_072

/** Makes the signing of text (`personal_sign`, S7.090). */
export function createMessage(getActor: GetActor): Eip155Features['message'] {
  return {
    sign: async ({ message, address, ...call }) => {
      const { connection, ask } = await getActor('message', call)
      const account = connection.accounts.find(
        (candidate) => candidate.address.toLowerCase() === (address ?? connection.activeAddress).toLowerCase(),
      )
      if (account === undefined) throw new ModalError('account.notFound', { context: { address: address ?? '' } })
      const signature = await ask('personal_sign', [stringToHex(message), account.address])
      const isSignature =
        typeof signature === 'string' &&
        signature.length <= MAX_SIGNATURE_LENGTH &&
        /^0x([\da-f]{2}){64,}$/i.test(signature)
      if (isSignature) return { signature }
      throw new ModalError('wallet.invalidResponse', { details: 'A signature was expected' })
    },
  }
}
