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
  type InferOutput,
} from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

const listOrOff = <const names extends readonly [string, ...string[]]>(names: names) =>
  /*#__PURE__*/ optional(
    /*#__PURE__*/ union([/*#__PURE__*/ array(/*#__PURE__*/ picklist(names)), /*#__PURE__*/ literal(false)]),
  )

const text = /*#__PURE__*/ pipe(string(), maxLength(2_048))

/** The features that a project configures. Absent ones have their defaults. */
export const projectFeaturesSchema = /*#__PURE__*/ object({
  email: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  socials: /*#__PURE__*/ listOrOff(['google', 'github', 'apple', 'facebook', 'x', 'discord', 'farcaster']),
  swaps: /*#__PURE__*/ listOrOff(['1inch']),
  onramp: /*#__PURE__*/ listOrOff(['meld', 'coinbase']),
  activity: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
  reownBranding: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
})

/** The features of a project's configuration. */
export type ProjectFeatures = InferOutput<typeof projectFeaturesSchema>

/** Returns a project's configuration. */
export const getConfig = /*#__PURE__*/ defineEndpoint({
  name: 'getConfig',
  summary: "Returns a project's features and the relay for its apps.",
  method: 'GET',
  path: '/appkit/v1/config',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    features: projectFeaturesSchema,
    /** The relay that the operator chose for the project; absent or null for the cloud's own. */
    relay: /*#__PURE__*/ nullish(
      /*#__PURE__*/ object({
        /** A `wss:` URL; null for the public relay. */
        url: /*#__PURE__*/ nullish(text),
        projectId: text,
      }),
    ),
  }),
})
