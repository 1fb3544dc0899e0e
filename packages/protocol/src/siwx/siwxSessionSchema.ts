import { array, literal, maxLength, object, optional, pipe, string, type GenericSchema } from 'valibot'
import { caipNetworkIdSchema } from '../caip/caipSchemas.ts'
import type { Cacao } from './Cacao.ts'
import type { SiwxSession } from './Siwx.ts'

const word = /*#__PURE__*/ pipe(string(), maxLength(256))
const text = /*#__PURE__*/ pipe(string(), maxLength(2_048))
/** A signed text, or one of its resources, which can be a long ReCap (ERC-5573). */
const longText = /*#__PURE__*/ pipe(string(), maxLength(16_384))
const resources = /*#__PURE__*/ optional(/*#__PURE__*/ pipe(/*#__PURE__*/ array(longText), maxLength(100)))

/** A signed sign-in that a wallet returns together with a WalletConnect session (CAIP-74). */
const cacaoSchema: GenericSchema<Cacao> = /*#__PURE__*/ object({
  h: /*#__PURE__*/ object({ t: word }),
  p: /*#__PURE__*/ object({
    iss: word,
    domain: word,
    aud: text,
    version: word,
    nonce: word,
    iat: word,
    statement: /*#__PURE__*/ optional(longText),
    exp: /*#__PURE__*/ optional(word),
    nbf: /*#__PURE__*/ optional(word),
    requestId: /*#__PURE__*/ optional(text),
    resources,
  }),
  s: /*#__PURE__*/ object({ t: word, s: longText, m: /*#__PURE__*/ optional(longText) }),
})

/** The fields of a sign-in message. The verifier checks that they agree with the text. */
const siwxMessageSchema = /*#__PURE__*/ object({
  domain: word,
  scheme: /*#__PURE__*/ optional(word),
  accountAddress: word,
  chainId: caipNetworkIdSchema,
  uri: text,
  version: /*#__PURE__*/ literal('1'),
  nonce: word,
  statement: /*#__PURE__*/ optional(longText),
  issuedAt: /*#__PURE__*/ optional(word),
  expirationTime: /*#__PURE__*/ optional(word),
  notBefore: /*#__PURE__*/ optional(word),
  requestId: /*#__PURE__*/ optional(text),
  resources,
})

/** A signed sign-in from a request or from storage. */
export const siwxSessionSchema: GenericSchema<SiwxSession> = /*#__PURE__*/ object({
  data: siwxMessageSchema,
  message: longText,
  signature: longText,
  cacao: /*#__PURE__*/ optional(cacaoSchema),
})
