import { boolean, integer, maxLength, maxValue, minValue, number, object, pipe, string } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, hexField } from '../fields.ts'

/** Registers a name for an address. */
export const registerName = /*#__PURE__*/ defineEndpoint({
  name: 'registerName',
  summary: 'Registers a name for the address that signed the request.',
  method: 'POST',
  path: '/v1/profile/account',
  query: sdkQuerySchema,
  body: /*#__PURE__*/ object({
    /** SLIP-44 coin type; ENSIP-11 for other EVM chains. */
    coin_type: /*#__PURE__*/ pipe(number(), integer(), minValue(0), maxValue(4_294_967_295)),
    address: addressField,
    /** The signed text: JSON of name, attributes and a timestamp in seconds. */
    message: /*#__PURE__*/ pipe(string(), maxLength(4096)),
    signature: hexField,
  }),
  response: /*#__PURE__*/ object({ success: /*#__PURE__*/ boolean() }),
  capability: 'names',
})
