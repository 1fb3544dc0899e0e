import { base64 } from '@scure/base'
import { createProviderError } from '../../errors/createProviderError.ts'
import { parseBase64 } from '../../standard/parseBase64.ts'
import { parseInputs } from '../../standard/parseInputs.ts'
import { parseText } from '../../wallet/parse/parseText.ts'
import type { StandardHandler } from '../../standard/types.ts'
import type { SolanaContext } from '../context.ts'
import type { SolanaSigner, SolanaSigning } from '../createSolanaSigner.ts'
import { parseSendOptions } from '../parseSendOptions.ts'
import type { ResolvedSolanaChain } from '../resolveSolanaChains.ts'
import type { SolanaFeature } from '../types.ts'

/** The features of the Wallet Standard. Inputs and answers are lists. */
export function createSolanaFeatureHandlers(
  context: SolanaContext,
  signer: SolanaSigner,
): Readonly<Record<SolanaFeature, StandardHandler>> {
  const { features, getChain, state } = context

  const checkFeature = (feature: SolanaFeature): void => {
    if (!features.includes(feature)) throw createProviderError('unsupportedMethod')
  }

  const toSigning = ({ address, transaction }: Readonly<Record<string, unknown>>): SolanaSigning => ({
    address: parseText(address, 'address'),
    bytes: parseBase64(transaction, 'transaction'),
  })

  const toChain = (input: Readonly<Record<string, unknown>> | undefined): ResolvedSolanaChain =>
    getChain(input?.['chain'] === undefined ? state.chain : parseText(input['chain'], 'chain'))

  return {
    async 'solana:signMessage'(call) {
      checkFeature('solana:signMessage')
      const signed: { readonly signedMessage: string; readonly signature: string }[] = []
      for (const input of parseInputs(call.params)) {
        const message = parseBase64(input['message'], 'message')
        const signature = await signer.signMessage(call, parseText(input['address'], 'address'), message)
        signed.push({ signedMessage: base64.encode(message), signature: base64.encode(signature) })
      }
      return signed
    },
    async 'solana:signTransaction'(call) {
      checkFeature('solana:signTransaction')
      const inputs = parseInputs(call.params)
      const transactions = inputs.map(toSigning)
      inputs.forEach(toChain)
      const signed = await signer.signTransactions(call, { chain: toChain(inputs[0]), isSent: false, transactions })
      return signed.map(({ bytes }) => ({ signedTransaction: base64.encode(bytes) }))
    },
    async 'solana:signAndSendTransaction'(call) {
      checkFeature('solana:signAndSendTransaction')
      const inputs = parseInputs(call.params)
      const transactions = inputs.map(toSigning)
      const ways = inputs.map((input) => ({ chain: toChain(input), options: parseSendOptions(input['options']) }))
      const signed = await signer.signTransactions(call, { chain: toChain(inputs[0]), isSent: true, transactions })
      // One after another, because a later transaction may depend on an earlier one.
      for (const [index, { chain, options }] of ways.entries()) {
        await signer.send(chain, signed[index]?.bytes ?? new Uint8Array(), options)
      }
      return signed.map(({ signature }) => ({ signature: base64.encode(signature) }))
    },
  }
}
