import { array, literal, maxLength, minLength, number, object, optional, picklist, pipe, regex, string } from 'valibot'

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const base64Url = (length: number) => /*#__PURE__*/ pipe(string(), minLength(1), maxLength(length), regex(/^[\w-]+$/))

/** The id of a credential. */
export const credentialIdSchema = /*#__PURE__*/ base64Url(1_364)

/** How a browser reaches an authenticator. */
export const transportsSchema = /*#__PURE__*/ pipe(array(/*#__PURE__*/ pipe(string(), maxLength(32))), maxLength(16))

const userVerification = /*#__PURE__*/ literal('required')
const rpId = /*#__PURE__*/ pipe(string(), maxLength(253))
/** In ms. */
const timeout = /*#__PURE__*/ number()

/** Names a credential. */
const credentialDescriptorSchema = /*#__PURE__*/ object({
  type: /*#__PURE__*/ literal('public-key'),
  id: credentialIdSchema,
  transports: /*#__PURE__*/ optional(transportsSchema),
})

/** What `PublicKeyCredential.parseCreationOptionsFromJSON` reads. The page adds the extension `prf`. */
export const creationOptionsSchema = /*#__PURE__*/ object({
  challenge: /*#__PURE__*/ base64Url(64),
  rp: /*#__PURE__*/ object({ id: rpId, name: /*#__PURE__*/ pipe(string(), maxLength(253)) }),
  user: /*#__PURE__*/ object({
    id: /*#__PURE__*/ base64Url(86),
    name: /*#__PURE__*/ pipe(string(), maxLength(254)),
    displayName: /*#__PURE__*/ pipe(string(), maxLength(254)),
  }),
  pubKeyCredParams: /*#__PURE__*/ pipe(
    array(
      /*#__PURE__*/ object({
        type: /*#__PURE__*/ literal('public-key'),
        alg: /*#__PURE__*/ picklist([-7, -8, -257]),
      }),
    ),
    maxLength(3),
  ),
  excludeCredentials: /*#__PURE__*/ pipe(array(credentialDescriptorSchema), maxLength(100)),
  authenticatorSelection: /*#__PURE__*/ object({
    residentKey: /*#__PURE__*/ literal('required'),
    requireResidentKey: /*#__PURE__*/ literal(true),
    userVerification,
  }),
  attestation: /*#__PURE__*/ literal('none'),
  timeout,
})

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` reads. The page adds the extension `prf`. */
export const requestOptionsSchema = /*#__PURE__*/ object({
  challenge: /*#__PURE__*/ base64Url(64),
  rpId,
  userVerification,
  timeout,
})

const credential = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: /*#__PURE__*/ literal('public-key'),
} as const

/** What an authenticator answers to creation options (`toJSON`), without the results of extensions. */
export const registrationSchema = /*#__PURE__*/ object({
  ...credential,
  response: /*#__PURE__*/ object({
    clientDataJSON: /*#__PURE__*/ base64Url(8_192),
    attestationObject: /*#__PURE__*/ base64Url(32_768),
    transports: /*#__PURE__*/ optional(transportsSchema),
  }),
})

/** What an authenticator answers to request options (`toJSON`), without the results of extensions. */
export const assertionSchema = /*#__PURE__*/ object({
  ...credential,
  response: /*#__PURE__*/ object({
    clientDataJSON: /*#__PURE__*/ base64Url(8_192),
    authenticatorData: /*#__PURE__*/ base64Url(8_192),
    signature: /*#__PURE__*/ base64Url(4_096),
    userHandle: /*#__PURE__*/ base64Url(86),
  }),
})
