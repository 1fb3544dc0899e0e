import { isModalError, ModalError } from '@latchkey/core/adapter'
import type { OnFacts } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import type { BitcoinSignInput } from '../types.ts'
import { broadcast } from '../chain/broadcast.ts'
import type { AskEsplora } from '../chain/createEsplora.ts'
import type { ReservedCoins } from '../chain/createReservedCoins.ts'
import { loadPsbtTools } from '../chain/loadPsbtTools.ts'
import { toSpentFacts } from '../chain/spentFacts.ts'
import type { ClientParameters, GetClient } from './types.ts'

/** Lets the wallet sign a PSBT, and broadcasts it on request. */
export type SignPsbt = (
  parameters: ClientParameters &
    OnFacts & {
      /** In base64. */
      readonly psbt: string
      readonly signInputs?: readonly BitcoinSignInput[] | undefined
      readonly broadcast?: boolean | undefined
    },
) => Promise<{ readonly psbt: string; readonly id?: string | undefined }>

/** Creates the signing of PSBTs. The wallet's answer is verified before it is returned or broadcast. */
export function createPsbtSigner(parameters: {
  readonly getClient: GetClient
  readonly ask: AskEsplora
  readonly reserved: Pick<ReservedCoins, 'reserve'>
}): SignPsbt {
  const { getClient, ask, reserved } = parameters
  return async ({ psbt, signInputs, broadcast: isSent, onFacts, ...call }) => {
    const client = getClient('transaction', call)
    const { actions, accounts, connection } = client
    const { parsePsbt, findSignInputs, mergeSigned, readSpent, requireSigned, finalizeTransaction } =
      await loadPsbtTools()
    const original = parsePsbt(psbt, 'app')
    const inputs = findSignInputs({ transaction: original, accounts, chain: client.getChain(), named: signInputs })
    const spent = readSpent(original)
    if (isSent) onFacts?.(toSpentFacts(spent))
    const release = isSent ? reserved.reserve(spent.coins) : undefined
    try {
      const answer = await client.request('signPsbt', () =>
        actions.signPsbt?.({ psbt: original.toPSBT(), inputs, accounts }),
      )
      if (answer === undefined) throw new ModalError('feature.unsupported', { context: { feature: 'transaction' } })
      const signed = mergeSigned(original, answer)
      requireSigned(signed, inputs)
      const result = { psbt: base64.encode(signed.toPSBT()) }
      if (!isSent) return result
      const { id, hex } = finalizeTransaction(signed)
      await broadcast(ask, { network: connection.networkId, id, hex, signal: call.signal })
      return { ...result, id }
    } catch (error) {
      // A server that did not answer may have passed it on. Any other failure means that it was not sent.
      if (!isModalError(error, 'request.failed') || error.context?.providerCode !== undefined) release?.()
      throw error
    }
  }
}
