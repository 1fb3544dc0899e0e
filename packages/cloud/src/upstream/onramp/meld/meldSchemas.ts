import { array, finite, maxLength, minLength, minValue, nullish, number, object, pipe, regex, string } from 'valibot'

// Read in excerpts of https://docs.meld.io, 28 November 2026. Its guide demands that unknown fields pass, so these schemas name only what
// is used.

const word = pipe(string(), maxLength(128))
const id = pipe(word, minLength(1))
const amount = pipe(number(), finite(), minValue(0))

/** The answer of `GET /service-providers/properties/crypto-currencies`. */
export const meldCurrenciesSchema = pipe(
  array(
    object({
      currencyCode: id,
      name: nullish(word),
      chainCode: nullish(word),
      chainName: nullish(word),
      chainId: nullish(word),
      contractAddress: nullish(word),
      symbolImageUrl: nullish(pipe(string(), maxLength(2_048))),
    }),
  ),
  maxLength(20_000),
)

/** The answer of `GET /service-providers/limits/fiat-currency-purchases`. */
export const meldLimitsSchema = pipe(
  array(object({ currencyCode: id, minimumAmount: amount, maximumAmount: amount })),
  maxLength(500),
)

/** The answer of `POST /payments/crypto/quote`: a quote of each seller. */
export const meldQuotesSchema = object({
  quotes: nullish(
    pipe(
      array(
        object({
          sourceAmount: amount,
          sourceAmountWithoutFees: nullish(amount),
          sourceCurrencyCode: id,
          destinationAmount: amount,
          destinationCurrencyCode: id,
          totalFee: nullish(amount),
          networkFee: nullish(amount),
          serviceProvider: id,
        }),
      ),
      maxLength(200),
    ),
  ),
})

/** The answer of `POST /crypto/session/widget`. */
export const meldWidgetSchema = object({ widgetUrl: pipe(string(), maxLength(8_192), regex(/^https:\/\/[^/]/)) })

/** The answer of `GET /payments/transactions`. */
export const meldTransactionsSchema = object({
  transactions: pipe(
    array(
      object({
        id,
        status: word,
        createdAt: id,
        externalSessionId: nullish(word),
        destinationAmount: nullish(amount),
        destinationCurrencyCode: nullish(word),
        cryptoDetails: nullish(
          object({
            walletAddress: nullish(pipe(string(), regex(/^[0-9a-zA-Z]{1,128}$/))),
            // Empty until the coins are sent.
            blockchainTransactionId: nullish(word),
            chainId: nullish(word),
          }),
        ),
      }),
    ),
    maxLength(500),
  ),
})
