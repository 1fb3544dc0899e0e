import { base64, hex } from '@scure/base'
import { createProviderError } from '../../errors/createProviderError.ts'
import { parseBase64 } from '../../standard/parseBase64.ts'
import { parseInputs } from '../../standard/parseInputs.ts'
import { parseText } from '../../wallet/parse/parseText.ts'
import type { StandardHandler } from '../../standard/types.ts'
import { isRecord } from '../../wallet/parse/isRecord.ts'
import { parseRecord } from '../../wallet/parse/parseRecord.ts'
import type { BitcoinMethodName } from '../bitcoinMethods.ts'
import type { BitcoinContext } from '../context.ts'
import type { BitcoinSender } from '../createBitcoinSender.ts'
import type { BitcoinSigner, PsbtRequest } from '../createBitcoinSigner.ts'
import { parseIndexes } from '../parseIndexes.ts'
import type { BitcoinMessageProtocol } from '../message/signBitcoinMessage.ts'

type SigningMethod = Extract<BitcoinMethodName, 'signMessage' | 'signPsbt' | 'sendTransfer' | 'getAccountAddresses'>

/**
 * The methods that exist both for sats-connect and for WalletConnect sessions, with different parameters and answers. A request
 * that names a chain comes from a session.
 */
export function createBitcoinSigningHandlers(
  { state, getChain, getAddresses }: BitcoinContext,
  signer: BitcoinSigner,
  sender: BitcoinSender,
): Readonly<Record<SigningMethod, StandardHandler>> {
  return {
    async signMessage(call) {
      const { message, address, account, protocol } = parseRecord(call.params, 'params')
      const isSession = call.chain !== undefined
      const signed = await signer.signMessage(call, {
        chain: getChain(call.chain),
        address: parseText(address ?? (isSession ? account : undefined), 'address'),
        message: new TextEncoder().encode(parseText(message, 'message')),
        protocol: parseProtocol(protocol),
      })
      const { signature, messageHash } = signed
      const target = { address: address ?? account, messageHash }
      return isSession
        ? { ...target, signature: hex.encode(signature) }
        : { ...target, signature: base64.encode(signature), protocol: signed.protocol }
    },
    async signPsbt(call) {
      const { psbt, signInputs, broadcast } = parseRecord(call.params, 'params')
      const chain = getChain(call.chain)
      const isSent = broadcast === true
      const request = { bytes: parseBase64(psbt, 'psbt'), inputs: parseSignInputs(signInputs) }
      const [signed = request.bytes] = await signer.signPsbts(call, { chain, isSent, requests: [request] })
      const txid = isSent ? await signer.send(chain, signed) : undefined
      return { psbt: base64.encode(signed), ...(txid !== undefined && { txid }) }
    },
    async sendTransfer(call) {
      const params = parseRecord(call.params, 'params')
      const chain = getChain(call.chain)
      const { recipients, account, recipientAddress, amount, changeAddress, memo } = params
      if (call.chain === undefined) {
        const permitted = state.getPermitted(call.origin)
        const paying = getAddresses(chain).find(({ id, purpose }) => purpose === 'payment' && permitted.includes(id))
        if (paying === undefined) throw createProviderError('unauthorized', 'The site was given no address that pays.')
        const paid = parseInputs(recipients).map((each) => ({
          address: parseText(each['address'], 'address'),
          amount: parseAmount(each['amount']),
        }))
        return { txid: await sender(call, { chain, from: paying.address, recipients: paid }) }
      }
      const recipient = { address: parseText(recipientAddress, 'recipientAddress'), amount: parseAmount(amount) }
      const txid = await sender(call, {
        chain,
        from: parseText(account, 'account'),
        recipients: [recipient],
        ...(changeAddress !== undefined && { changeAddress: parseText(changeAddress, 'changeAddress') }),
        ...(memo !== undefined && { memo: parseMemo(memo) }),
      })
      return { txid }
    },
    getAccountAddresses({ origin, chain, params }) {
      const { account, intentions } = parseRecord(params, 'params')
      const requested: readonly unknown[] = Array.isArray(intentions) ? intentions : ['payment']
      const network = getChain(chain)
      const { privateKey } = signer.getAccount(origin, network, parseText(account, 'account'))
      return getAddresses(network)
        .filter((each) => each.privateKey === privateKey)
        .map(({ address, publicKeyBytes, purpose }) => ({
          address,
          publicKey: hex.encode(publicKeyBytes),
          intention: purpose === 'ordinals' ? 'ordinal' : purpose,
        }))
        .filter(({ intention }) => requested.includes(intention))
    },
  }
}

/** Parses inputs by address (sats-connect) or as a list (sessions). Default: all inputs of the site's own addresses. */
function parseSignInputs(value: unknown): PsbtRequest['inputs'] {
  if (value === undefined || value === null) return undefined
  if (Array.isArray(value)) {
    return parseInputs(value).map(({ address, index, sighashTypes }) => ({
      address: parseText(address, 'address'),
      indexes: parseIndexes([index], 'index'),
      ...(Array.isArray(sighashTypes) &&
        sighashTypes.length > 0 && { sighashTypes: parseIndexes(sighashTypes, 'sighashTypes') }),
    }))
  }
  const entries = isRecord(value) ? Object.entries(value) : []
  if (entries.length === 0) throw createProviderError('invalidParams', 'Invalid parameters: "signInputs" is empty.')
  return entries.map(([address, indexes]) => ({ address, indexes: parseIndexes(indexes, 'signInputs') }))
}

function parseMemo(value: unknown): Uint8Array {
  const text = parseText(value, 'memo')
  const bytes = /^0x(?:[\da-f]{2})+$/i.test(text) ? hex.decode(text.slice(2)) : new TextEncoder().encode(text)
  if (bytes.length > 80)
    throw createProviderError('invalidParams', 'Invalid parameters: "memo" has more than 80 bytes.')
  return bytes
}

/** Parses satoshi from a number or a text; throws -32602 for anything else. */
function parseAmount(value: unknown): bigint {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text)) return BigInt(text)
  throw createProviderError('invalidParams', 'Invalid parameters: "amount" must be whole satoshi, more than none.')
}

/** Parses the protocol of a message signature in any letter case; throws -32602 for unknown ones. */
function parseProtocol(value: unknown): BitcoinMessageProtocol | undefined {
  if (value === undefined || value === null) return undefined
  const name = typeof value === 'string' ? value.toUpperCase() : ''
  if (name === 'BIP322' || name === 'ECDSA') return name
  throw createProviderError('invalidParams', 'Invalid parameters: "protocol" must be "BIP322" or "ECDSA".')
}
