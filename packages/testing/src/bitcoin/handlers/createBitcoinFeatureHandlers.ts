import { base64 } from '@scure/base'
import { parseBase64 } from '../../standard/parseBase64.ts'
import { parseInputs } from '../../standard/parseInputs.ts'
import { parseText } from '../../wallet/parse/parseText.ts'
import type { StandardHandler } from '../../standard/types.ts'
import type { BitcoinMethodName } from '../bitcoinMethods.ts'
import type { BitcoinContext } from '../context.ts'
import type { BitcoinSigner, PsbtRequest } from '../createBitcoinSigner.ts'
import { parseIndexes } from '../parseIndexes.ts'
import type { ResolvedBitcoinChain } from '../resolveBitcoinChains.ts'

type FeatureMethod = Exclude<Extract<BitcoinMethodName, `bitcoin:${string}`>, 'bitcoin:connect'>

/** The features of the Wallet Standard. Inputs and answers are lists. */
export function createBitcoinFeatureHandlers(
  { getChain }: BitcoinContext,
  signer: BitcoinSigner,
): Readonly<Record<FeatureMethod, StandardHandler>> {
  const toChain = (input: Readonly<Record<string, unknown>> | undefined): ResolvedBitcoinChain =>
    getChain(input?.['chain'] === undefined ? undefined : parseText(input['chain'], 'chain'))

  const toRequest = ({ psbt, inputsToSign }: Readonly<Record<string, unknown>>): PsbtRequest => ({
    bytes: parseBase64(psbt, 'psbt'),
    inputs: parseInputs(inputsToSign).map(({ address, signingIndexes, sigHash }) => ({
      address: parseText(address, 'account'),
      indexes: parseIndexes(signingIndexes, 'signingIndexes'),
      ...(typeof sigHash === 'number' && { sighashTypes: [sigHash] }),
    })),
  })

  return {
    async 'bitcoin:signMessage'(call) {
      const signed: { readonly signedMessage: string; readonly signature: string }[] = []
      for (const input of parseInputs(call.params)) {
        const message = parseBase64(input['message'], 'message')
        const address = parseText(input['address'], 'account')
        const chain = getChain(undefined)
        const { signature } = await signer.signMessage(call, { chain, address, message, protocol: undefined })
        signed.push({ signedMessage: base64.encode(message), signature: base64.encode(signature) })
      }
      return signed
    },
    async 'bitcoin:signTransaction'(call) {
      const inputs = parseInputs(call.params)
      inputs.forEach(toChain)
      const chain = toChain(inputs[0])
      const signed = await signer.signPsbts(call, { chain, isSent: false, requests: inputs.map(toRequest) })
      return signed.map((bytes) => ({ signedPsbt: base64.encode(bytes) }))
    },
    async 'bitcoin:signAndSendTransaction'(call) {
      const inputs = parseInputs(call.params)
      inputs.forEach(toChain)
      const chain = toChain(inputs[0])
      const signed = await signer.signPsbts(call, { chain, isSent: true, requests: inputs.map(toRequest) })
      const sent: { readonly txId: string }[] = []
      // One after another, because a later transaction may spend an earlier one.
      for (const bytes of signed) sent.push({ txId: await signer.send(chain, bytes) })
      return sent
    },
  }
}
