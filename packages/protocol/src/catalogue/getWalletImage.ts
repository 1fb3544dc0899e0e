import { defineEndpoint } from '../defineEndpoint.ts'
import { imageParametersSchema, imageQuerySchema } from './imageRequest.ts'

/** Reads a wallet's picture (S7.044). */
export const getWalletImage = /*#__PURE__*/ defineEndpoint({
  name: 'getWalletImage',
  summary: "Reads a wallet's picture by its image_id.",
  method: 'GET',
  path: '/getWalletImage/{id}',
  parameters: imageParametersSchema,
  query: imageQuerySchema,
  response: 'blob',
})
