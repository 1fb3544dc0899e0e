import { array, boolean, maxLength, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { idField, wordField } from '../fields.ts'

/** Returns names similar to a name. */
export const getNameSuggestions = /*#__PURE__*/ defineEndpoint({
  name: 'getNameSuggestions',
  summary: 'Returns names similar to a name.',
  method: 'GET',
  path: '/v1/profile/suggestions/{name}',
  parameters: /*#__PURE__*/ object({ name: idField }),
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** The suffix of the names. */
    zone: /*#__PURE__*/ optional(wordField),
  }),
  response: /*#__PURE__*/ object({
    suggestions: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          name: wordField,
          /** Whether the name is taken. */
          registered: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
        }),
      ),
      maxLength(100),
    ),
  }),
  capability: 'names',
})
