import { nullable, object, optional } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, pictureField, wordField } from '../fields.ts'

/** Reads the name and the picture that an account gave itself (S7.004). */
export const getIdentity = /*#__PURE__*/ defineEndpoint({
  name: 'getIdentity',
  summary: 'Reads the name and the picture that an account gave itself.',
  method: 'GET',
  path: '/v1/identity/{address}',
  parameters: /*#__PURE__*/ object({ address: addressField }),
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** The address that asks. */
    sender: /*#__PURE__*/ optional(addressField),
  }),
  response: /*#__PURE__*/ object({ name: /*#__PURE__*/ nullable(wordField), avatar: pictureField }),
  capability: 'names',
})
