import { boolean, object } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, hexField, idField } from '../fields.ts'

/** Takes a permission back (S7.026). */
export const revokeSession = /*#__PURE__*/ defineEndpoint({
  name: 'revokeSession',
  summary: 'Takes back a permission that a smart account has given to an app.',
  method: 'POST',
  path: '/v1/sessions/{address}/revoke',
  parameters: /*#__PURE__*/ object({ address: addressField }),
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** The permission's id. */
    pci: idField,
    signature: hexField,
  }),
  response: /*#__PURE__*/ object({ success: /*#__PURE__*/ boolean() }),
  capability: 'sessions',
})
