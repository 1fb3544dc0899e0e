import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  toNumber,
} from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQueryEntries } from '../sdkQuery.ts'
import { catalogueWalletSchema } from './catalogueWallet.ts'

const count = /*#__PURE__*/ pipe(string(), toNumber(), integer(), minValue(1), maxValue(10_000))
const entries = /*#__PURE__*/ pipe(string(), toNumber(), integer(), minValue(1), maxValue(100))
const images = /*#__PURE__*/ pipe(string(), toNumber(), integer(), minValue(0), maxValue(8))
/** Comma-separated values, short enough for a URL. */
const list = /*#__PURE__*/ pipe(string(), maxLength(4_096))

/** Returns wallets. */
export const getWallets = /*#__PURE__*/ defineEndpoint({
  name: 'getWallets',
  summary: 'Returns wallets of the catalogue in pages, optionally filtered or searched.',
  method: 'GET',
  path: '/getWallets',
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    page: /*#__PURE__*/ optional(count, '1'),
    entries: /*#__PURE__*/ optional(entries, '40'),
    include: /*#__PURE__*/ optional(list),
    exclude: /*#__PURE__*/ optional(list),
    chains: /*#__PURE__*/ optional(list),
    search: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(128))),
    badge_type: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(64))),
    /** For how many of the first wallets the answer contains the image (`image_data`). None by default. */
    images: /*#__PURE__*/ optional(images, '0'),
  }),
  response: /*#__PURE__*/ object({
    data: /*#__PURE__*/ pipe(/*#__PURE__*/ array(catalogueWalletSchema), maxLength(100)),
    /** The number of wallets on all pages. */
    count: /*#__PURE__*/ number(),
  }),
})
