import { defineEndpoint } from '../defineEndpoint.ts'
import { imageParametersSchema, imageQuerySchema } from './imageRequest.ts'

/** Reads a currency's picture (S7.046). */
export const getCurrencyImage = /*#__PURE__*/ defineEndpoint({
  name: 'getCurrencyImage',
  summary: "Reads a currency's picture.",
  method: 'GET',
  path: '/public/getCurrencyImage/{id}',
  parameters: imageParametersSchema,
  query: imageQuerySchema,
  response: 'blob',
})
