import type { FaucetChain } from '../../faucet/FaucetChain.ts'
import { FaucetError } from '../../faucet/FaucetError.ts'
import { quote } from '../../faucet/quote.ts'
import type { Chain } from '../chain/createChain.ts'
import { caipNetworkId } from '../constants.ts'
import { parseAddress } from '../script/parseAddress.ts'
import { createFaucetPayment } from './createFaucetPayment.ts'

/** In whole bitcoins; a regtest's coins are limited. */
const units = { standardUnits: 1n, maximumUnits: 100n } as const

/**
 * The faucet's interface to the Bitcoin chain. A payment is mined at once in its own block, which confirms nothing
 * else.
 */
export function createBitcoinFaucetChain(chain: Chain): FaucetChain {
  return {
    caipNetworkId,
    currency: { ...units, symbol: 'BTC', decimals: 8 },
    tokens: [],
    parseAddress(value) {
      if (typeof value === 'string' && parseAddress(value) !== undefined) return value
      throw new FaucetError('invalid_address', `address must be a Bitcoin address of regtest, not ${quote(value)}.`)
    },
    async checkHealth() {},
    async send({ address, amount }) {
      const script = parseAddress(address)
      const payment =
        script && createFaucetPayment({ state: chain.state, outputs: [{ script, amount: Number(amount) }] })
      if (payment === undefined) {
        throw new FaucetError(
          'chain_failed',
          'The faucet has given away its coins. Start the devnet anew, or mine more: POST /devnet/mine of its Bitcoin API.',
        )
      }
      try {
        const txid = chain.submit(payment)
        chain.mine({ only: txid })
        return txid
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new FaucetError('chain_failed', `The chain rejected the payment: ${reason}`, { cause })
      }
    },
  }
}
