import {
  array,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  url,
} from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, idField, wordField } from '../fields.ts'

const names = /*#__PURE__*/ pipe(/*#__PURE__*/ array(wordField), maxLength(100))
const amount = /*#__PURE__*/ pipe(number(), minValue(0), maxValue(1e12))

/** Returns the URL of a provider's purchase page. */
export const createOnrampUrl = /*#__PURE__*/ defineEndpoint({
  name: 'createOnrampUrl',
  summary: "Returns the URL of a provider's purchase page.",
  method: 'POST',
  path: '/v1/generators/onrampurl',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    destinationWallets: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          address: addressField,
          blockchains: /*#__PURE__*/ optional(names),
          assets: /*#__PURE__*/ optional(names),
        }),
      ),
      minLength(1),
      maxLength(50),
    ),
    defaultNetwork: /*#__PURE__*/ optional(idField),
    partnerUserId: /*#__PURE__*/ optional(idField),
    defaultExperience: /*#__PURE__*/ optional(/*#__PURE__*/ literal('buy')),
    presetCryptoAmount: /*#__PURE__*/ optional(amount),
    presetFiatAmount: /*#__PURE__*/ optional(amount),
  }),
  response: /*#__PURE__*/ object({
    /** `https:`; on the visitor's own machine, as in development, also `http:`. */
    url: /*#__PURE__*/ pipe(
      string(),
      maxLength(8192),
      url(),
      regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]|$))/),
    ),
  }),
  capability: 'onramp',
})
