import { boolean, object } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, idField, signatureField } from '../fields.ts'

/** Revokes a session with the account's signature. */
export const revokeSession = /*#__PURE__*/ defineEndpoint({
  name: 'revokeSession',
  summary:
    "Revokes a sign-in session with a signature of its account. Works on any device, without the session's token.",
  method: 'POST',
  path: '/v1/sessions/{address}/revoke',
  parameters: /*#__PURE__*/ object({ address: addressField }),
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** The session's id. */
    pci: idField,
    /** The signature of the text of `toRevocationMessage`, in the encoding of the account's chain. */
    signature: signatureField,
  }),
  response: /*#__PURE__*/ object({ success: /*#__PURE__*/ boolean() }),
})
