import {
  array,
  check,
  fallback,
  literal,
  maxLength,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  trim,
  union,
  url,
  type InferOutput,
} from 'valibot'
import { isWalletLink } from '../atoms/isWalletLink.ts'
import { caipNetworkIdSchema } from '../caip/caipSchemas.ts'

const id = /*#__PURE__*/ pipe(string(), trim(), maxLength(128))
const name = /*#__PURE__*/ pipe(string(), trim(), maxLength(128))
const webLink = /*#__PURE__*/ pipe(
  string(),
  maxLength(2048),
  url(),
  check((value) => value.startsWith('https://'), 'Not an https: URL'),
)

/** A link that opens an app: `https:` or the wallet's own scheme, such as `rainbow://`. */
const appLink = /*#__PURE__*/ pipe(
  string(),
  trim(),
  maxLength(2048),
  check(isWalletLink, 'Not a link that opens an app'),
)

const maybe = <schema extends typeof webLink | typeof appLink>(schema: schema) =>
  /*#__PURE__*/ nullish(/*#__PURE__*/ union([schema, /*#__PURE__*/ literal('')]))

/** The largest image that `getWallets` includes, in bytes. */
export const IMAGE_DATA_LIMIT = 12_288

/** The length of such an image as a `data:` URL: base64 takes 4 characters for 3 bytes, and the type some more. */
const imageDataLength = 16_384 + 64

/** A base64 `data:` URL of an image type that an `<img>` shows without running scripts. */
const imageUrl = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml);base64,[A-Za-z0-9+/]+=*$/

/** A picture as a `data:` URL, as large as `getWallets` includes it. */
export const walletImageSchema = /*#__PURE__*/ pipe(string(), maxLength(imageDataLength), regex(imageUrl))

/** The badges of tested wallets. */
export const walletBadges = ['certified'] as const

/** A wallet of the catalogue. Untrusted: names, links and ids come from third parties. */
export const catalogueWalletSchema = /*#__PURE__*/ object({
  id,
  name,
  homepage: /*#__PURE__*/ maybe(webLink),
  image_id: /*#__PURE__*/ nullish(id),
  image_url: /*#__PURE__*/ maybe(webLink),
  /** The image itself, if the request asked for it (`images` of `getWallets`). */
  image_data: /*#__PURE__*/ optional(/*#__PURE__*/ fallback(/*#__PURE__*/ nullish(walletImageSchema), null)),
  /** EIP-6963 reverse domain name. */
  rdns: /*#__PURE__*/ nullish(id),
  /** CAIP-2 ids. */
  chains: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(/*#__PURE__*/ array(caipNetworkIdSchema), maxLength(256)), []),
  /** The wallet's own scheme if it has one, otherwise another link. */
  mobile_link: /*#__PURE__*/ maybe(appLink),
  /** The universal link (`https:`) of the mobile wallet. */
  link_mode: /*#__PURE__*/ maybe(webLink),
  desktop_link: /*#__PURE__*/ maybe(appLink),
  webapp_link: /*#__PURE__*/ maybe(webLink),
  app_store: /*#__PURE__*/ maybe(webLink),
  play_store: /*#__PURE__*/ maybe(webLink),
  chrome_store: /*#__PURE__*/ maybe(webLink),
  /** Null for badges that this version does not know. */
  badge_type: /*#__PURE__*/ fallback(/*#__PURE__*/ nullish(/*#__PURE__*/ picklist(walletBadges)), null),
})

/** A wallet of the catalogue. */
export type CatalogueWallet = InferOutput<typeof catalogueWalletSchema>
