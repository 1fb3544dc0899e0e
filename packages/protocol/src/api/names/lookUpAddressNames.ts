import { object, optional } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { addressField, wordField } from '../fields.ts'
import { nameRecordsSchema } from './nameRecord.ts'

/** Returns the names of an address. */
export const lookUpAddressNames = /*#__PURE__*/ defineEndpoint({
  name: 'lookUpAddressNames',
  summary: 'Returns the names that are registered for an address.',
  method: 'GET',
  path: '/v1/profile/reverse/{address}',
  parameters: /*#__PURE__*/ object({ address: addressField }),
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** The address of the visitor's account. */
    sender: /*#__PURE__*/ optional(addressField),
    apiVersion: /*#__PURE__*/ optional(wordField),
  }),
  response: nameRecordsSchema,
  capability: 'names',
})
