import { number, object, pipe, regex, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

/** Asks for a nonce, which one sign-in may use once. */
export const createSignInNonce = /*#__PURE__*/ defineEndpoint({
  name: 'createSignInNonce',
  summary: 'Gives a nonce for a sign-in message. It serves one sign-in of this project, and ends by itself.',
  method: 'POST',
  path: '/siwx/v1/nonce',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    /** As ERC-4361 wants it: letters and digits. */
    nonce: /*#__PURE__*/ pipe(string(), regex(/^[A-Za-z0-9]{8,128}$/)),
    /** Until when, in ms since the epoch. */
    expiresAt: /*#__PURE__*/ number(),
  }),
})
