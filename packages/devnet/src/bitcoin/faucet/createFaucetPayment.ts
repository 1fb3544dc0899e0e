import { Transaction, WIF } from '@scure/btc-signer'
import { bitcoinFaucetAccount } from '../bitcoinFaucetAccount.ts'
import type { ChainState, ChainCoin } from '../chain/ChainState.ts'
import { addressFormat, coinbaseMaturity } from '../constants.ts'
import { parseAddress } from '../script/parseAddress.ts'

/** In satoshi per virtual byte. */
const feeRate = 2
/** Virtual bytes of a transaction's fixed part, of an input of the faucet, and of the largest usual output. */
const sizes = { frame: 11, input: 68, output: 43 } as const
/** Change below this goes to the miner, in satoshi. */
const smallestChange = 1_000

/** A payment of the faucet, in satoshi. */
export interface FaucetOutput {
  readonly script: Uint8Array
  readonly amount: number
}

/**
 * Creates a signed transaction in hexadecimal that pays from the faucet's confirmed coins; returns `undefined` if they
 * do not suffice. The same coins produce the same transaction.
 */
export function createFaucetPayment(parameters: {
  state: ChainState
  outputs: readonly FaucetOutput[]
}): string | undefined {
  const { state, outputs } = parameters
  const faucetScript = parseAddress(bitcoinFaucetAccount.address)
  if (faucetScript === undefined) return undefined
  const amount = outputs.reduce((sum, output) => sum + output.amount, 0)
  const available = state.listCoins(Buffer.from(faucetScript)).filter((coin) => isRipe({ coin, state }))
  // Largest first: a payment then needs few coins, and few small coins accumulate.
  available.sort((a, b) => b.output.value - a.output.value)

  const chosen: ChainCoin[] = []
  let remaining = -amount - feeRate * (sizes.frame + sizes.output * (outputs.length + 1))
  for (const coin of available) {
    if (remaining >= 0) break
    chosen.push(coin)
    remaining += coin.output.value - feeRate * sizes.input
  }
  if (remaining < 0) return undefined

  const transaction = new Transaction()
  for (const { entry, index, output } of chosen) {
    transaction.addInput({
      txid: entry.txid,
      index,
      witnessUtxo: { script: faucetScript, amount: BigInt(output.value) },
    })
  }
  for (const output of outputs) transaction.addOutput({ script: output.script, amount: BigInt(output.amount) })
  if (remaining >= smallestChange) transaction.addOutput({ script: faucetScript, amount: BigInt(remaining) })
  transaction.sign(WIF(addressFormat).decode(bitcoinFaucetAccount.privateKey))
  transaction.finalize()
  return transaction.hex
}

function isRipe({ coin, state }: { coin: ChainCoin; state: ChainState }): boolean {
  const { block, entry } = coin
  if (block === undefined) return false
  return !entry.transaction.isCoinbase() || state.tip.height + 1 - block.height >= coinbaseMaturity
}
