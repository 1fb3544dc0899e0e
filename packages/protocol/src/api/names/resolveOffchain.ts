import { maxLength, object, optional, pipe, regex, string } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { hexField, wordField } from '../fields.ts'

const word = /*#__PURE__*/ optional(wordField)

/** Answers the resolver of a name, for libraries that follow its lookup (EIP-3668). The template of its URL ends in `/v1/ens/{sender}/{data}.json`. */
export const resolveOffchain = /*#__PURE__*/ defineEndpoint({
  name: 'resolveOffchain',
  summary: 'Returns signed records of a registered name to its resolver (EIP-3668, ENSIP-10).',
  method: 'GET',
  path: '/v1/ens/{sender}/{data}',
  parameters: /*#__PURE__*/ object({
    /** The resolver. */
    sender: /*#__PURE__*/ pipe(string(), maxLength(42), regex(/^0x[\da-fA-F]{40}$/)),
    /** The call `resolve(bytes,bytes)` in hexadecimal, followed by `.json`. */
    data: /*#__PURE__*/ pipe(string(), maxLength(8_192), regex(/^0x(?:[\da-fA-F]{2})*\.json$/)),
  }),
  query: /*#__PURE__*/ object({ projectId: word, st: word, sv: word, clientId: word }),
  response: /*#__PURE__*/ object({ data: hexField }),
  capability: 'names',
})
