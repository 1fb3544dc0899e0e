import { array, maxLength, nullable, number, object, optional, picklist, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'
import {
  assertionSchema,
  creationOptionsSchema,
  credentialIdSchema,
  registrationSchema,
  requestOptionsSchema,
  transportsSchema,
} from './passkeySchemas.ts'
import { vaultIdSchema } from './vaultSchemas.ts'
import { walletUserSchema } from './walletUser.ts'

/** Begins a login by passkey. Answered on the secure origin only. */
export const getPasskeyLoginOptions = /*#__PURE__*/ defineEndpoint({
  name: 'getPasskeyLoginOptions',
  summary: 'Returns the options of a login by passkey. Their challenge is good once, for 5 minutes.',
  method: 'POST',
  path: '/embedded/v1/login/passkey/options',
  query: sdkQuerySchema,
  response: requestOptionsSchema,
})

/** Logs in with a passkey. Answered on the secure origin only. */
export const verifyPasskeyLogin = /*#__PURE__*/ defineEndpoint({
  name: 'verifyPasskeyLogin',
  summary:
    'Logs in with a passkey that the manifest of a vault names, and begins a session. Any other is refused with `passkey_refused`, and a body that has the result of a PRF with `invalid_request`.',
  method: 'POST',
  path: '/embedded/v1/login/passkey',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    credential: assertionSchema,
    /** Where the session's secret goes: into a cookie that scripts cannot read, or into the answer. */
    keep: /*#__PURE__*/ picklist(['cookie', 'memory']),
  }),
  response: /*#__PURE__*/ object({
    user: walletUserSchema,
    /** The recovery method that the passkey is: the owner of its box. */
    methodId: vaultIdSchema,
    /** When the session ends at the latest, in ms since the epoch. */
    expiresAt: /*#__PURE__*/ number(),
    /** The session's secret, for `Authorization: Bearer`. Absent if it was set as a cookie. */
    secret: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(128))),
  }),
})

/** Begins the registration of a passkey. Answered on the secure origin only. */
export const getPasskeyOptions = /*#__PURE__*/ defineEndpoint({
  name: 'getPasskeyOptions',
  summary:
    'Returns the options of a new passkey for the user of the session. Their challenge is good once, for 5 minutes.',
  method: 'POST',
  path: '/embedded/v1/passkeys/options',
  query: sdkQuerySchema,
  response: creationOptionsSchema,
})

/** Registers a passkey. Answered on the secure origin only. */
export const addPasskey = /*#__PURE__*/ defineEndpoint({
  name: 'addPasskey',
  summary:
    'Registers a passkey as a recovery method. It logs in once the manifest of the vault names the method. A credential or method that is known already is refused with `passkey_refused`, and a body that has the result of a PRF with `invalid_request`.',
  method: 'POST',
  path: '/embedded/v1/passkeys',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({ credential: registrationSchema, methodId: vaultIdSchema }),
  response: 'empty',
})

/** Lists the passkeys of the user. Answered on the secure origin only. */
export const getPasskeys = /*#__PURE__*/ defineEndpoint({
  name: 'getPasskeys',
  summary: 'Lists the passkeys of the user, for `allowCredentials` and the settings.',
  method: 'GET',
  path: '/embedded/v1/passkeys',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    passkeys: /*#__PURE__*/ pipe(
      array(
        /*#__PURE__*/ object({
          id: credentialIdSchema,
          methodId: vaultIdSchema,
          transports: transportsSchema,
          /** Browser and system in which it was created. Null if unknown. */
          name: /*#__PURE__*/ nullable(/*#__PURE__*/ pipe(string(), maxLength(128))),
          /** ms since the epoch */
          createdAt: /*#__PURE__*/ number(),
          /** When it last logged in; ms since the epoch. */
          usedAt: /*#__PURE__*/ nullable(/*#__PURE__*/ number()),
        }),
      ),
      maxLength(100),
    ),
  }),
})
