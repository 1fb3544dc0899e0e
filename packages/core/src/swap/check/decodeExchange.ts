import { createAltered } from './createAltered.ts'
import { COIN_ADDRESS } from '../constants.ts'
import { createWordReader } from './createWordReader.ts'
import type { DecodedSwap } from './DecodedSwap.ts'

/** The functions of the exchange on local chains. */
const selectors = {
  swapExactTokensForTokens: 'e7ef0b23',
  swapExactEthForTokens: '33466c98',
  swapExactTokensForEth: '5d996759',
}

/**
 * Reads a call of the exchange on local chains.
 *
 * @throws `swap.altered` for anything else
 */
export function decodeExchange(call: {
  readonly selector: string
  readonly digits: string
  /** What the transaction pays in coins: one function takes its amount from there. */
  readonly value: bigint
}): DecodedSwap {
  const { number, address } = createWordReader(call.digits)
  switch (call.selector) {
    case selectors.swapExactTokensForTokens:
      return {
        ...{ from: address(0), to: address(1), amount: number(2) },
        ...{ minimum: number(3), receiver: address(4), deadline: number(5) },
      }
    case selectors.swapExactEthForTokens:
      return {
        ...{ from: COIN_ADDRESS, to: address(0), amount: call.value },
        ...{ minimum: number(1), receiver: address(2), deadline: number(3) },
      }
    case selectors.swapExactTokensForEth:
      return {
        ...{ from: address(0), to: COIN_ADDRESS, amount: number(1) },
        ...{ minimum: number(2), receiver: address(3), deadline: number(4) },
      }
    default:
      throw createAltered('The function is not known')
  }
}
