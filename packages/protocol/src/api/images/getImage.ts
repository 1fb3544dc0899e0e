import { maxLength, object, optional, pipe, regex, string } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'

const word = /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(128)))

/** Returns a picture from the web that an answer of this cloud has named. */
export const getImage = /*#__PURE__*/ defineEndpoint({
  name: 'getImage',
  summary: 'Returns a picture from the web, such as that of an NFT, at a path that an answer of this cloud has named.',
  method: 'GET',
  path: '/v1/image/{signed}',
  parameters: /*#__PURE__*/ object({
    /** Expiry, URL and signature. */
    signed: /*#__PURE__*/ pipe(string(), maxLength(4_096), regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
  }),
  query: /*#__PURE__*/ object({ projectId: word, st: word, sv: word, clientId: word }),
  response: 'blob',
})
