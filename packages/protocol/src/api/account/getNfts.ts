import { array, maxLength, nullable, object, optional, pipe } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, cursorField, wordField } from '../fields.ts'
import { nftSchema } from './nft.ts'

/** Returns the non-fungible tokens of an account. */
export const getNfts = /*#__PURE__*/ defineEndpoint({
  name: 'getNfts',
  summary: 'Returns the non-fungible tokens of an account in pages.',
  method: 'GET',
  path: '/v1/account/{address}/nfts',
  parameters: /*#__PURE__*/ object({ address: addressField }),
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** `next` of the previous page, at most an hour old, with the same account and chain. */
    cursor: /*#__PURE__*/ optional(cursorField),
    /** CAIP-2 id. Default: all chains of the account's namespace. */
    chainId: /*#__PURE__*/ optional(wordField),
  }),
  response: /*#__PURE__*/ object({
    nfts: /*#__PURE__*/ pipe(/*#__PURE__*/ array(nftSchema), maxLength(2000)),
    /** The cursor of the next page; null on the last page. */
    next: /*#__PURE__*/ nullable(cursorField),
    /** The chains that could not be read; the next page asks for them again. */
    unavailable: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(/*#__PURE__*/ array(caipNetworkIdSchema), maxLength(100))),
  }),
  capability: 'nfts',
})
