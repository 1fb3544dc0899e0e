import {
  array,
  type GenericSchema,
  type InferOutput,
  maxLength,
  minLength,
  nullish,
  object,
  pipe,
  regex,
  string,
  transform,
  unknown,
} from 'valibot'

// Read in https://docs.cdp.coinbase.com (Onramp), 28 November 2026. Its guides write names with underscores and its OpenAPI file in camel
// case, so both are read.

const word = pipe(string(), maxLength(128))
const id = pipe(word, minLength(1))
const amount = pipe(string(), maxLength(120), regex(/^\d+(?:\.\d+)?$/))
const money = object({ value: amount, currency: word })
const url = nullish(pipe(string(), maxLength(2_048)))

/** The answer of `GET /v1/buy/options`. */
export const coinbaseOptionsSchema = inAnyCase(
  object({
    paymentCurrencies: pipe(
      array(object({ id, limits: pipe(array(object({ id, min: amount, max: amount })), maxLength(100)) })),
      maxLength(200),
    ),
    purchaseCurrencies: pipe(
      array(
        object({
          id,
          name: word,
          symbol: word,
          iconUrl: url,
          networks: pipe(
            array(
              object({
                name: word,
                displayName: nullish(word),
                chainId: nullish(word),
                contractAddress: nullish(word),
              }),
            ),
            maxLength(100),
          ),
        }),
      ),
      maxLength(2_000),
    ),
  }),
)

/** The answer of `POST /v1/buy/quote`. */
export const coinbaseQuoteSchema = inAnyCase(
  object({
    paymentTotal: money,
    paymentSubtotal: money,
    purchaseAmount: money,
    coinbaseFee: money,
    networkFee: money,
    quoteId: id,
  }),
)

/** The answer of `POST /v1/token`. */
export const coinbaseTokenSchema = object({ token: pipe(string(), regex(/^[\w.~+/=-]{1,2048}$/)) })

/** The answer of `GET /v1/buy/user/{partnerUserRef}/transactions`. */
export const coinbasePurchasesSchema = inAnyCase(
  object({
    transactions: pipe(
      array(
        object({
          transactionId: id,
          status: word,
          purchaseCurrency: word,
          purchaseNetwork: word,
          purchaseAmount: nullish(money),
          walletAddress: pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/)),
          // Empty until the coins are sent; the documentation also shows `0x` alone.
          txHash: nullish(word),
          createdAt: id,
        }),
      ),
      maxLength(500),
    ),
    nextPageKey: nullish(pipe(string(), maxLength(4_096))),
  }),
)

function inAnyCase<const schema extends GenericSchema>(schema: schema): GenericSchema<unknown, InferOutput<schema>> {
  return pipe(unknown(), transform(toCamelCase), schema)
}

function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key.replaceAll(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase()),
      toCamelCase(member),
    ]),
  )
}
