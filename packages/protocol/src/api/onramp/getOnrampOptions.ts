import { array, maxLength, object, optional, pipe, type InferOutput } from 'valibot'
import { defineEndpoint } from '../../defineEndpoint.ts'
import { sdkQuerySchema } from '../../sdkQuery.ts'
import { addressField, decimalField, idField, pictureField, visitedUrlField, wordField } from '../fields.ts'

/** The currencies that can be bought and those that can be paid with. */
export const onrampOptionsSchema = /*#__PURE__*/ object({
  purchaseCurrencies: /*#__PURE__*/ pipe(
    /*#__PURE__*/ array(
      /*#__PURE__*/ object({
        id: idField,
        name: wordField,
        symbol: wordField,
        icon_url: pictureField,
        networks: /*#__PURE__*/ pipe(
          /*#__PURE__*/ array(
            /*#__PURE__*/ object({
              /** Such as `ethereum`; for a local chain its CAIP-2 id. */
              name: wordField,
              display_name: /*#__PURE__*/ optional(wordField),
              chain_id: wordField,
              contract_address: /*#__PURE__*/ optional(addressField),
            }),
          ),
          maxLength(100),
        ),
      }),
    ),
    maxLength(1000),
  ),
  paymentCurrencies: /*#__PURE__*/ pipe(
    /*#__PURE__*/ array(
      /*#__PURE__*/ object({
        id: idField,
        payment_method_limits: /*#__PURE__*/ pipe(
          /*#__PURE__*/ array(/*#__PURE__*/ object({ id: idField, min: decimalField, max: decimalField })),
          maxLength(100),
        ),
      }),
    ),
    maxLength(200),
  ),
  /** Who sells on this cloud, preferred first, such as `coinbase`. */
  providers: /*#__PURE__*/ optional(/*#__PURE__*/ pipe(/*#__PURE__*/ array(idField), maxLength(20))),
  /** The page of a seller without quotes. Apps add the account to its URL, and visitors choose there. */
  pages: /*#__PURE__*/ optional(
    /*#__PURE__*/ pipe(
      /*#__PURE__*/ array(/*#__PURE__*/ object({ provider: idField, url: visitedUrlField })),
      maxLength(20),
    ),
  ),
})

/** The currencies that can be bought and those that can be paid with. */
export type OnrampOptions = InferOutput<typeof onrampOptionsSchema>

/** Returns the currencies that can be bought and those that can be paid with. */
export const getOnrampOptions = /*#__PURE__*/ defineEndpoint({
  name: 'getOnrampOptions',
  summary: 'Returns the currencies that can be bought and those that can be paid with.',
  method: 'GET',
  path: '/v1/onramp/options',
  query: sdkQuerySchema,
  response: onrampOptionsSchema,
  capability: 'onramp',
})
