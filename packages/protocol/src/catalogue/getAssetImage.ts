import { defineEndpoint } from '../defineEndpoint.ts'
import { imageParametersSchema, imageQuerySchema } from './imageRequest.ts'

/** Reads a network's picture (S7.045). */
export const getAssetImage = /*#__PURE__*/ defineEndpoint({
  name: 'getAssetImage',
  summary: 'Reads the picture of a network or of another asset of the catalogue.',
  method: 'GET',
  path: '/public/getAssetImage/{id}',
  parameters: imageParametersSchema,
  query: imageQuerySchema,
  response: 'blob',
})
