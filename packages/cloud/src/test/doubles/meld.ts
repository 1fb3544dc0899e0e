import { literal, number, object, parse, string } from 'valibot'
import type { UpstreamServer } from '../startUpstreamServer.ts'

// The calls of Meld as excerpts of https://docs.meld.io describe them (crypto quote, crypto widget, search transactions, statuses, URL
// parameters), 28 November 2026. The excerpts show the fields, and not every value of an example: the others are ours.

/** `GET /service-providers/properties/crypto-currencies`: a row for each network of a currency. */
const currenciesVector = [
  row('USDC', 'USD Coin', 'ETH', 'Ethereum', '1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  row('USDC_BASE', 'USD Coin', 'BASE', 'Base', '8453', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
  row('SOL', 'Solana', 'SOLANA', 'Solana', '101', null),
  row('BTC', 'Bitcoin', 'BTC', 'Bitcoin', '0', null),
  row('USDT_KCC', 'Tether', 'KCC', 'KuCoin Community Chain', '321', '0xe41d2489571d322189246dafa5ebde1f4699f498'),
]

/** `GET /service-providers/limits/fiat-currency-purchases`. */
const limitsVector = [
  { currencyCode: 'USD', defaultAmount: 200, minimumAmount: 5, maximumAmount: 30_000, meldDetails: {} },
  { currencyCode: 'EUR', defaultAmount: 200, minimumAmount: 5.5, maximumAmount: 25_000 },
]

/** A quote of `POST /payments/crypto/quote`. */
export const meldQuoteVector = {
  transactionType: 'CRYPTO_PURCHASE',
  sourceAmount: 100.75,
  sourceAmountWithoutFees: 96.5,
  fiatAmountWithoutFees: 96.5,
  destinationAmountWithoutFees: null,
  sourceCurrencyCode: 'USD',
  countryCode: 'US',
  totalFee: 4.25,
  networkFee: 0.3,
  transactionFee: 3.95,
  destinationAmount: 96.43,
  destinationCurrencyCode: 'USDC',
  exchangeRate: 1.04,
  paymentMethodType: 'CREDIT_DEBIT_CARD',
  customerScore: 20,
  serviceProvider: 'TRANSAK',
  institutionName: null,
  lowKyc: false,
  partnerFee: 0,
}

/** A row of `GET /payments/transactions`. */
export const meldTransactionVector = {
  key: '1',
  id: 'W9k9Tg12BFk1i68WpQYQY8',
  accountId: 'W2aRZnYGPwhBWB94iFsZus',
  sessionId: 'WePzm7gRdUgis7VHQjMYYL',
  externalSessionId: 'ab'.repeat(16),
  transactionType: 'CRYPTO_PURCHASE',
  status: 'SETTLING',
  sourceAmount: 100.75,
  sourceCurrencyCode: 'USD',
  destinationAmount: 96.43,
  destinationCurrencyCode: 'USDC_BASE',
  serviceProvider: 'TRANSAK',
  createdAt: '2026-11-07T05:31:56Z',
  updatedAt: '2026-11-07T05:31:56Z',
  cryptoDetails: {
    walletAddress: '0xe0512E358C347cc2b1A42d057065CE642068b7Ba',
    blockchainTransactionId: null,
    chainId: '8453',
    networkFee: 0.3,
    totalFee: 4.25,
  },
}

const quoteBody = object({ sourceAmount: number(), sourceCurrencyCode: string(), destinationCurrencyCode: string() })
const widgetBody = object({ sessionType: literal('BUY'), sessionData: object({ serviceProvider: string() }) })

/** Answers the five calls. Two sellers quote; the second delivers more. */
export function answerMeld({ body, url }: UpstreamServer['requests'][number]): string {
  const { pathname, searchParams } = new URL(url, 'http://double')
  switch (pathname) {
    case '/service-providers/properties/crypto-currencies':
      return JSON.stringify(currenciesVector)
    case '/service-providers/limits/fiat-currency-purchases':
      return JSON.stringify(limitsVector)
    case '/payments/crypto/quote': {
      const quote = { ...meldQuoteVector, ...parse(quoteBody, JSON.parse(body)) }
      const better = { ...quote, serviceProvider: 'BANXA', destinationAmount: 98.5, totalFee: 2.25, networkFee: 0.25 }
      return JSON.stringify({ quotes: [quote, better], message: null, error: null, timestamp: '2026-11-07T05:31:56Z' })
    }
    case '/crypto/session/widget': {
      const { sessionData } = parse(widgetBody, JSON.parse(body))
      const widgetUrl = `https://meldcrypto.com/?token=of-${sessionData.serviceProvider}`
      return JSON.stringify({ id: 'WePzm7gRdUgis7VHQjMYYL', widgetUrl, token: `of-${sessionData.serviceProvider}` })
    }
    default: {
      const id = searchParams.get('externalSessionIds')
      const transactions = [{ ...meldTransactionVector, externalSessionId: id }]
      return JSON.stringify({ transactions, count: 1, remaining: 0, totalCount: 1 })
    }
  }
}

function row(
  currencyCode: string,
  name: string,
  chainCode: string,
  chainName: string,
  chainId: string,
  contractAddress: string | null,
) {
  const symbolImageUrl = `https://images-currency.meld.io/crypto/${currencyCode}/symbol.png`
  return { currencyCode, name, chainCode, chainName, chainId, contractAddress, symbolImageUrl }
}
