import { Script, selectUTXO } from '@scure/btc-signer'
import type { Transaction } from '@scure/btc-signer'
import { createProviderError } from '../errors/createProviderError.ts'
import type { StandardCall } from '../standard/types.ts'
import { isRecord } from '../wallet/parse/isRecord.ts'
import type { BitcoinContext } from './context.ts'
import type { BitcoinAddress } from './createBitcoinAddresses.ts'
import type { BitcoinSigner } from './createBitcoinSigner.ts'
import { parseApiJson } from './parseApiJson.ts'
import type { ResolvedBitcoinChain } from './resolveBitcoinChains.ts'

/** A payment that the wallet builds itself. */
export interface BitcoinTransfer {
  readonly chain: ResolvedBitcoinChain
  /** The address that pays and receives the change. */
  readonly from: string
  readonly recipients: readonly { readonly address: string; readonly amount: bigint }[]
  readonly changeAddress?: string | undefined
  /** Up to 80 bytes of public data. */
  readonly memo?: Uint8Array | undefined
}

/** Pays with the coins of an address and returns the transaction's id. */
export type BitcoinSender = (call: StandardCall, transfer: BitcoinTransfer) => Promise<string>

/** Creates the payments of a wallet. */
export function createBitcoinSender({ ask }: BitcoinContext, signer: BitcoinSigner): BitcoinSender {
  return async (call, transfer) => {
    const { chain, from, recipients, changeAddress = from, memo } = transfer
    const account = signer.getAccount(call.origin, chain, from)
    const [coins, feeRate] = await Promise.all([
      ask(chain, `/address/${from}/utxo`).then(parseCoins),
      ask(chain, '/fee-estimates').then(parseFeeRate),
    ])
    const outputs = [
      ...recipients,
      ...(memo === undefined ? [] : [{ script: Script.encode(['RETURN', memo]), amount: 0n }]),
    ]
    const bytes = select({ account, coins, outputs, feeRate, changeAddress, chain }).toPSBT()
    const [signed] = await signer.signPsbts(call, { chain, isSent: true, requests: [{ bytes, inputs: undefined }] })
    return signer.send(chain, signed ?? bytes)
  }
}

type Output =
  | { readonly address: string; readonly amount: bigint }
  | { readonly script: Uint8Array; readonly amount: bigint }

function select(parameters: {
  readonly account: BitcoinAddress
  readonly coins: readonly Coin[]
  readonly outputs: readonly Output[]
  readonly feeRate: bigint
  readonly changeAddress: string
  readonly chain: ResolvedBitcoinChain
}): Transaction {
  const { account, coins, outputs, feeRate, changeAddress, chain } = parameters
  const { script, redeemScript, tapInternalKey } = account
  const inputs = coins.map(({ txid, vout, amount }) => ({
    txid,
    index: vout,
    witnessUtxo: { script, amount },
    ...(redeemScript && { redeemScript }),
    ...(tapInternalKey && { tapInternalKey }),
  }))
  try {
    const selected = selectUTXO(inputs, [...outputs], 'default', {
      changeAddress,
      feePerByte: feeRate,
      network: chain.format,
      allowUnknownOutputs: true,
      createTx: true,
    })
    if (selected?.tx !== undefined) return selected.tx
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw createProviderError('invalidParams', `Invalid parameters: the payment cannot be made: ${reason}.`)
  }
  const held = coins.reduce((sum, { amount }) => sum + amount, 0n)
  throw createProviderError('internal', `${account.address} has ${held} satoshi, too few for this and the network fee.`)
}

/** A coin of an address. */
interface Coin {
  readonly txid: string
  readonly vout: number
  readonly amount: bigint
}

function parseCoins(text: string): readonly Coin[] {
  const answer = parseApiJson(text)
  if (!Array.isArray(answer)) throw createProviderError('internal', 'The API answered with something that is no coins.')
  return answer.flatMap((coin: unknown): Coin[] => {
    const { txid, vout, value } = isRecord(coin) ? coin : {}
    const isCoin = typeof txid === 'string' && /^[\da-f]{64}$/.test(txid) && typeof vout === 'number'
    return isCoin && Number.isSafeInteger(value) ? [{ txid, vout, amount: BigInt(Number(value)) }] : []
  })
}

/** Returns satoshi per byte for one of the next blocks, at least 2, because estimates of quiet networks are too low. */
function parseFeeRate(text: string): bigint {
  const answer = parseApiJson(text)
  const rate = isRecord(answer) ? Number(answer['2'] ?? answer['1']) : Number.NaN
  return Number.isFinite(rate) && rate > 2 ? BigInt(Math.ceil(Math.min(rate, 10_000))) : 2n
}
