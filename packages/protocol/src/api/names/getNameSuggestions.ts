import { array, boolean, maxLength, object, optional, pipe } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQueryEntries } from '../../sdkQuery.ts'
import { idField, wordField } from '../fields.ts'

/** Suggests names that are like a given one (S7.017, S3.048). */
export const getNameSuggestions = /*#__PURE__*/ defineEndpoint({
  name: 'getNameSuggestions',
  summary: 'Suggests names that are like a given one.',
  method: 'GET',
  path: '/v1/profile/suggestions/{name}',
  parameters: /*#__PURE__*/ object({ name: idField }),
  query: /*#__PURE__*/ object({
    ...sdkQueryEntries,
    /** The suffix that the names are to have. */
    zone: /*#__PURE__*/ optional(wordField),
  }),
  response: /*#__PURE__*/ object({
    suggestions: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          name: wordField,
          /** Whether somebody has it already. */
          registered: /*#__PURE__*/ optional(/*#__PURE__*/ boolean()),
        }),
      ),
      maxLength(100),
    ),
  }),
  capability: 'names',
})
