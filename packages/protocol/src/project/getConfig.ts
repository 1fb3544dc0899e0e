import {
  array,
  boolean,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
  literal,
  maxLength,
  transform,
  type InferOutput,
} from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

/** The names that the lists of features may contain. */
export const featureNames = {
  socials: ['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster'],
  swaps: ['1inch', 'kyberswap', 'devnet'],
  onramp: ['meld', 'coinbase', 'sandbox'],
} as const

/** A list of names, or `false`. Unknown names, which a newer cloud may send, are dropped. */
const knownOrOff = <const names extends readonly [string, ...string[]]>(names: names) =>
  /*#__PURE__*/ optional(
    /*#__PURE__*/ union([
      /*#__PURE__*/ pipe(
        array(/*#__PURE__*/ pipe(string(), maxLength(128))),
        maxLength(64),
        transform((list) => list.filter((name) => names.includes(name))),
        array(/*#__PURE__*/ picklist(names)),
      ),
      /*#__PURE__*/ literal(false),
    ]),
  )

const text = /*#__PURE__*/ pipe(string(), maxLength(2_048))

/** The features that a project configures. For absent ones, the app's own options apply. */
export const projectFeaturesSchema = /*#__PURE__*/ object({
  email: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  socials: /*#__PURE__*/ knownOrOff(featureNames.socials),
  swaps: /*#__PURE__*/ knownOrOff(featureNames.swaps),
  onramp: /*#__PURE__*/ knownOrOff(featureNames.onramp),
  activity: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  nfts: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  reownBranding: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
})

/** The features of a project's configuration. */
export type ProjectFeatures = InferOutput<typeof projectFeaturesSchema>

/** Returns a project's configuration. */
export const getConfig = /*#__PURE__*/ defineEndpoint({
  name: 'getConfig',
  summary: "Returns a project's features, the relay for its apps and the origin of the embedded wallet.",
  method: 'GET',
  path: '/appkit/v1/config',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    features: projectFeaturesSchema,
    /** The features whose list is only what the cloud offers, because the operator has set none: the app's own options choose from it. */
    offered: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(array(text), maxLength(64))),
    /** The relay that the operator chose for the project; absent or null for the cloud's own. */
    relay: /*#__PURE__*/ nullish(
      /*#__PURE__*/ object({
        /** A `wss:` URL; null for the public relay. */
        url: /*#__PURE__*/ nullish(text),
        projectId: text,
      }),
    ),
    /** The origin of the embedded wallet, such as `https://wallet.example.com`; absent if this cloud has none. */
    secureSite: /*#__PURE__*/ optional(text),
    /** The suffix of names that visitors can register, such as `names.example.com`; absent if this cloud registers none. */
    nameSuffix: /*#__PURE__*/ optional(text),
  }),
})
