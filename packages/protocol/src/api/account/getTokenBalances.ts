import { array, maxLength, object, optional, pipe, string } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, wordField } from '../fields.ts'
import { tokenBalanceSchema } from './tokenBalance.ts'

/** Returns an account's token balances. */
export const getTokenBalances = /*#__PURE__*/ defineEndpoint({
  name: 'getTokenBalances',
  summary: "Returns an account's token balances with prices.",
  method: 'GET',
  path: '/v1/account/{address}/balance',
  parameters: /*#__PURE__*/ object({ address: addressField }),
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** The currency of the prices, such as `usd`. */
    currency: /*#__PURE__*/ optional(wordField),
    /** CAIP-2 id. Default: all chains. */
    chainId: /*#__PURE__*/ optional(wordField),
    /** Comma-separated contracts whose balance has just changed. The native currency is then read too. */
    forceUpdate: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(4096))),
  }),
  response: /*#__PURE__*/ object({
    balances: /*#__PURE__*/ pipe(/*#__PURE__*/ array(tokenBalanceSchema), maxLength(2000)),
    /** The chains whose balances could not be read. */
    unavailable: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(/*#__PURE__*/ array(caipNetworkIdSchema), maxLength(100))),
  }),
  capability: 'balances',
})
