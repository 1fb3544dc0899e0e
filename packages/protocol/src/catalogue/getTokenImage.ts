import { defineEndpoint } from '../defineEndpoint.ts'
import { imageParametersSchema, imageQuerySchema } from './imageRequest.ts'

/** Reads a token's picture (S7.047). */
export const getTokenImage = /*#__PURE__*/ defineEndpoint({
  name: 'getTokenImage',
  summary: "Reads a token's picture by its symbol.",
  method: 'GET',
  path: '/public/getTokenImage/{id}',
  parameters: imageParametersSchema,
  query: imageQuerySchema,
  response: 'blob',
})
