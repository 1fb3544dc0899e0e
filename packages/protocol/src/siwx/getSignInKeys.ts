import { array, literal, maxLength, object, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'

const text = /*#__PURE__*/ pipe(string(), maxLength(256))

/** Returns the public keys that verify session tokens (RFC 7517, RFC 8037). */
export const getSignInKeys = /*#__PURE__*/ defineEndpoint({
  name: 'getSignInKeys',
  summary: 'Returns the public keys that verify session tokens, as a JSON Web Key Set.',
  method: 'GET',
  path: '/.well-known/jwks.json',
  response: /*#__PURE__*/ object({
    keys: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          kty: /*#__PURE__*/ literal('OKP'),
          crv: /*#__PURE__*/ literal('Ed25519'),
          x: text,
          kid: text,
          alg: /*#__PURE__*/ literal('EdDSA'),
          use: /*#__PURE__*/ literal('sig'),
        }),
      ),
      maxLength(16),
    ),
  }),
})
