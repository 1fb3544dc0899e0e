import { nullable, object, optional } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, pictureField, wordField } from '../fields.ts'

/** Returns the name and the avatar of an account. */
export const getIdentity = /*#__PURE__*/ defineEndpoint({
  name: 'getIdentity',
  summary: 'Returns the name and the avatar of an account.',
  method: 'GET',
  path: '/v1/identity/{address}',
  parameters: /*#__PURE__*/ object({ address: addressField }),
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** The address of the visitor's account. */
    sender: /*#__PURE__*/ optional(addressField),
  }),
  response: /*#__PURE__*/ object({ name: /*#__PURE__*/ nullable(wordField), avatar: pictureField }),
  capability: 'names',
})
