import { array, isoTimestamp, maxLength, object, optional, pipe, regex, string } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, amountField, wordField } from '../fields.ts'

/** The address of a contract without its chain, which is that of the tokens. */
const contractField = /*#__PURE__*/ pipe(string(), maxLength(42), regex(/^0x[0-9a-fA-F]{40}$/))

/** Returns quotes for a swap. */
export const getSwapQuotes = /*#__PURE__*/ defineEndpoint({
  name: 'getSwapQuotes',
  summary: 'Returns quotes for swapping one token for another.',
  method: 'GET',
  path: '/v1/convert/quotes',
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** The amount in the smallest unit of `from`. */
    amount: amountField,
    userAddress: /*#__PURE__*/ optional(addressField),
    /** The tokens, as CAIP-10 ids. */
    from: addressField,
    to: addressField,
    /** In wei. */
    gasPrice: /*#__PURE__*/ optional(amountField),
  }),
  response: /*#__PURE__*/ object({
    quotes: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          id: /*#__PURE__*/ optional(wordField),
          /** The tokens as CAIP-10 ids, and amounts in their smallest units. */
          fromAccount: addressField,
          fromAmount: amountField,
          toAccount: addressField,
          toAmount: amountField,
          /** Who makes the swap, such as `kyberswap`. Newer clouds may name others. */
          provider: /*#__PURE__*/ optional(wordField),
          /** The contract that takes the paid token, and so needs its allowance. */
          spender: /*#__PURE__*/ optional(contractField),
          /** The contract that the swap's transaction calls. */
          router: /*#__PURE__*/ optional(contractField),
          /** What arrives at least with the usual slippage of 1 %. */
          toAmountMin: /*#__PURE__*/ optional(amountField),
          /** What the swap uses, in units of gas. */
          gas: /*#__PURE__*/ optional(amountField),
          /** What the provider keeps for itself, as far as it says so. `toAmount` is without it. */
          fees: /*#__PURE__*/ optional(
            /*#__PURE__*/ pipe(
              /*#__PURE__*/ array(
                /*#__PURE__*/ object({
                  name: /*#__PURE__*/ optional(wordField),
                  amount: amountField,
                  /** CAIP-10 id. */
                  token: addressField,
                }),
              ),
              maxLength(20),
            ),
          ),
          /** ISO 8601: from then on, the quote has to be asked for again. */
          expiresAt: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(64), isoTimestamp())),
        }),
      ),
      maxLength(100),
    ),
  }),
  capability: 'swaps',
})
