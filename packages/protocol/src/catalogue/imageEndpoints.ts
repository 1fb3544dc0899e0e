import { maxLength, minLength, object, optional, pipe, regex, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'

const word = /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(128)))

/** The id of the picture. */
const imageParametersSchema = /*#__PURE__*/ object({
  id: /*#__PURE__*/ pipe(string(), minLength(1), maxLength(128), regex(/^[^\s/\\]+$/)),
})

/** The project is optional, because pictures do not depend on it and a plain URL is enough. */
const imageQuerySchema = /*#__PURE__*/ object({ projectId: word, st: word, sv: word, clientId: word })

/** Returns the picture of a wallet. */
export const getWalletImage = /*#__PURE__*/ defineEndpoint({
  name: 'getWalletImage',
  summary: 'Returns the picture of a wallet by its image_id.',
  method: 'GET',
  path: '/getWalletImage/{id}',
  parameters: imageParametersSchema,
  query: imageQuerySchema,
  response: 'blob',
})

/** Returns the picture of a network. */
export const getAssetImage = /*#__PURE__*/ defineEndpoint({
  name: 'getAssetImage',
  summary: 'Returns the picture of a network or another asset of the catalogue.',
  method: 'GET',
  path: '/public/getAssetImage/{id}',
  parameters: imageParametersSchema,
  query: imageQuerySchema,
  response: 'blob',
})

/** Returns the picture of a currency. */
export const getCurrencyImage = /*#__PURE__*/ defineEndpoint({
  name: 'getCurrencyImage',
  summary: 'Returns the picture of a currency.',
  method: 'GET',
  path: '/public/getCurrencyImage/{id}',
  parameters: imageParametersSchema,
  query: imageQuerySchema,
  response: 'blob',
})

/** Returns the picture of a token. */
export const getTokenImage = /*#__PURE__*/ defineEndpoint({
  name: 'getTokenImage',
  summary: 'Returns the picture of a token by its symbol.',
  method: 'GET',
  path: '/public/getTokenImage/{id}',
  parameters: imageParametersSchema,
  query: imageQuerySchema,
  response: 'blob',
})
