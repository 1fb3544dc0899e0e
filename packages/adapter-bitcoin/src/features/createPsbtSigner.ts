import { ModalError } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import type { BitcoinSignInput } from '../types.ts'
import { broadcast } from './broadcast.ts'
import type { AskEsplora } from './createEsplora.ts'
import { loadPsbtTools } from './loadPsbtTools.ts'
import type { ActorParameters, GetActor } from './types.ts'

/** Has a PSBT signed, and sends it if that is wanted. */
export type SignPsbt = (
  parameters: ActorParameters & {
    /** In base64. */
    readonly psbt: string
    readonly signInputs?: readonly BitcoinSignInput[] | undefined
    readonly broadcast?: boolean | undefined
  },
) => Promise<{ readonly psbt: string; readonly id?: string | undefined }>

/** Makes what has PSBTs signed. What a wallet makes of them is checked before it is passed on or sent. */
export function createPsbtSigner(parts: { readonly getActor: GetActor; readonly ask: AskEsplora }): SignPsbt {
  const { getActor, ask } = parts
  return async ({ psbt, signInputs, broadcast: isSent, ...call }) => {
    const actor = getActor('transaction', call)
    const { actions, accounts, connection } = actor
    const { parsePsbt, findSignInputs, mergeSigned, requireSigned, finalizeTransaction } = await loadPsbtTools()
    const given = parsePsbt(psbt, 'app')
    const inputs = findSignInputs({ transaction: given, accounts, chain: actor.getChain(), named: signInputs })
    const answer = await actor.ask(() => actions.signPsbt?.({ psbt: given.toPSBT(), inputs, accounts }), 'signPsbt')
    if (answer === undefined) throw new ModalError('feature.unsupported', { context: { feature: 'transaction' } })
    const signed = mergeSigned(given, answer)
    requireSigned(signed, inputs)
    const result = { psbt: base64.encode(signed.toPSBT()) }
    if (!isSent) return result
    const { id, hex } = finalizeTransaction(signed)
    await broadcast(ask, { network: connection.networkId, id, hex, signal: call.signal })
    return { ...result, id }
  }
}
