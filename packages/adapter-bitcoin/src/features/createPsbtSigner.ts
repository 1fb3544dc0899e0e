import { ModalError } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import type { BitcoinSignInput } from '../types.ts'
import { broadcast } from '../chain/broadcast.ts'
import type { AskEsplora } from '../chain/createEsplora.ts'
import { loadPsbtTools } from '../chain/loadPsbtTools.ts'
import type { ClientParameters, GetClient } from './types.ts'

/** Lets the wallet sign a PSBT, and broadcasts it on request. */
export type SignPsbt = (
  parameters: ClientParameters & {
    /** In base64. */
    readonly psbt: string
    readonly signInputs?: readonly BitcoinSignInput[] | undefined
    readonly broadcast?: boolean | undefined
  },
) => Promise<{ readonly psbt: string; readonly id?: string | undefined }>

/** Creates the signing of PSBTs. The wallet's answer is verified before it is returned or broadcast. */
export function createPsbtSigner(parameters: { readonly getClient: GetClient; readonly ask: AskEsplora }): SignPsbt {
  const { getClient, ask } = parameters
  return async ({ psbt, signInputs, broadcast: isSent, ...call }) => {
    const client = getClient('transaction', call)
    const { actions, accounts, connection } = client
    const { parsePsbt, findSignInputs, mergeSigned, requireSigned, finalizeTransaction } = await loadPsbtTools()
    const original = parsePsbt(psbt, 'app')
    const inputs = findSignInputs({ transaction: original, accounts, chain: client.getChain(), named: signInputs })
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
  }
}
