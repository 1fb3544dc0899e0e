// Apart from the endpoints of vaults, because a frame loads these before the wallet is used.
import { array, maxLength, object, optional, pipe, string } from 'valibot'
import { defineEndpoint } from '../defineEndpoint.ts'
import { sdkQuerySchema } from '../sdkQuery.ts'

/** Lists the apps that may use the wallet. Answered on the secure origin only. */
export const getAppGrants = /*#__PURE__*/ defineEndpoint({
  name: 'getAppGrants',
  summary: 'Lists the origins of the apps in which the user has logged in or confirmed the use of the wallet.',
  method: 'GET',
  path: '/embedded/v1/grants',
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    origins: /*#__PURE__*/ pipe(array(/*#__PURE__*/ pipe(string(), maxLength(256))), maxLength(1_000)),
  }),
})

/** Lets an app use the wallet. Answered on the secure origin only. */
export const addAppGrant = /*#__PURE__*/ defineEndpoint({
  name: 'addAppGrant',
  summary: 'Remembers that the user lets the app of an origin use the wallet.',
  method: 'POST',
  path: '/embedded/v1/grants',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    origin: /*#__PURE__*/ pipe(string(), maxLength(256)),
    /** The app's name, for the settings. It proves nothing. */
    name: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(string(), maxLength(256))),
  }),
  response: 'empty',
})
