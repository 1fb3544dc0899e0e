import { number, object, pipe, regex, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

/** Returns a nonce for one sign-in. */
export const createSignInNonce = /*#__PURE__*/ defineEndpoint({
  name: 'createSignInNonce',
  summary: 'Returns a nonce for one sign-in message of this project. It expires.',
  method: 'POST',
  path: '/siwx/v1/nonce',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    /** Letters and digits, as ERC-4361 requires. */
    nonce: /*#__PURE__*/ pipe(string(), regex(/^[A-Za-z0-9]{8,128}$/)),
    /** When the nonce expires, in ms since the epoch. */
    expiresAt: /*#__PURE__*/ number(),
  }),
})
