import { object, optional } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { idField, wordField } from '../fields.ts'
import { nameRecordSchema } from './nameRecord.ts'

/** Returns the addresses of a name. */
export const lookUpName = /*#__PURE__*/ defineEndpoint({
  name: 'lookUpName',
  summary: 'Returns the addresses of a registered name.',
  method: 'GET',
  path: '/v1/profile/account/{name}',
  parameters: /*#__PURE__*/ object({ name: idField }),
  query: /*#__PURE__*/ object({ ...sdkQueryEntries, apiVersion: /*#__PURE__*/ optional(wordField) }),
  response: nameRecordSchema,
  capability: 'names',
})
