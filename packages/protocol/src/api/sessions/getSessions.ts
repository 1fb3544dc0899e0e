import { array, maxLength, nullish, object, optional, pipe, unknown } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, idField, pictureField, secondsField, textField } from '../fields.ts'

/** Reads what an account lets apps do on its own (S7.025). */
export const getSessions = /*#__PURE__*/ defineEndpoint({
  name: 'getSessions',
  summary: 'Reads the permissions that a smart account has given to apps.',
  method: 'GET',
  path: '/v1/sessions/{address}',
  parameters: /*#__PURE__*/ object({ address: addressField }),
  query: sdkQuerySchema,
  response: /*#__PURE__*/ object({
    pcis: /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(
        /*#__PURE__*/ object({
          /** The permission's id (permission context identifier). */
          pci: idField,
          project: /*#__PURE__*/ optional(
            /*#__PURE__*/ object({ name: textField, url: /*#__PURE__*/ nullish(textField), iconUrl: pictureField }),
          ),
          createdAt: secondsField,
          expiry: secondsField,
          revokedAt: /*#__PURE__*/ nullish(secondsField),
          /** As in ERC-7715. */
          permissions: /*#__PURE__*/ pipe(/*#__PURE__*/ array(/*#__PURE__*/ unknown()), maxLength(100)),
        }),
      ),
      maxLength(500),
    ),
  }),
  capability: 'sessions',
})
