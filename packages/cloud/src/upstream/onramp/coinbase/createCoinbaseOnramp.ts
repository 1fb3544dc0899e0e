import { randomBytes } from 'node:crypto'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { SignJWT } from 'jose'
import type { CoinbaseSecret } from '../../../config/readCoinbaseSecret.ts'
import type { CallBudget } from '../../http/createCallBudget.ts'
import { createHttpUpstream } from '../../http/createHttpUpstream.ts'
import { failAttempt } from '../../pool/Attempt.ts'
import { networkIds } from '../networkNames.ts'
import type { OnrampOrder, OnrampProvider, OnrampPurchase } from '../Onramp.ts'
import {
  coinbaseOptionsSchema,
  coinbasePurchasesSchema,
  coinbaseQuoteSchema,
  coinbaseTokenSchema,
} from './coinbaseSchemas.ts'

/** The networks that it sells on (S9.065). */
const networks: ReadonlyMap<string, CaipNetworkId> = new Map([...networkIds].filter(([name]) => name !== 'solana'))

/** How long the signature of a call is valid, in s. */
const signatureLife = 120
const purchasesPerPage = '50'
const purchasePage = 'https://pay.coinbase.com/buy/select-asset'

/**
 * Creates the purchases of Coinbase, for accounts of EVM chains.
 *
 * @param parameters.keyId identifies the secret.
 * @param parameters.country whose options are read, such as `DE` or `US-CA`.
 */
export function createCoinbaseOnramp(parameters: {
  readonly url: string
  readonly budget: CallBudget
  readonly keyId: string
  readonly secret: CoinbaseSecret
  readonly country: string
  readonly now: () => number
}): OnrampProvider {
  const { budget, country: ownCountry, keyId, now, secret } = parameters
  const upstream = createHttpUpstream({
    url: parameters.url,
    budget,
    authorize: async ({ method, url }) => {
      const time = Math.floor(now() / 1_000)
      const token = await new SignJWT({ uris: [`${method} ${url.host}${url.pathname}`] })
        .setProtectedHeader({
          alg: secret.algorithm,
          kid: keyId,
          typ: 'JWT',
          nonce: randomBytes(16).toString('hex'),
        })
        .setIssuer('cdp')
        .setSubject(keyId)
        .setIssuedAt(time)
        .setNotBefore(time)
        .setExpirationTime(time + signatureLife)
        .sign(secret.key)
      return { authorization: `Bearer ${token}` }
    },
  })
  return {
    namespaces: ['eip155'],
    async readOptions(limits) {
      const answer = await upstream.call({
        path: ['v1', 'buy', 'options'],
        query: { ...toPlace(ownCountry), networks: [...networks.keys()].join(',') },
        schema: coinbaseOptionsSchema,
        ...limits,
      })
      if (answer.kind === 'failed') return answer
      const { paymentCurrencies, purchaseCurrencies } = answer.value
      const value = {
        purchaseCurrencies: purchaseCurrencies
          .map(({ iconUrl, id, name, symbol, ...currency }) => ({
            id,
            name,
            symbol,
            icon_url: iconUrl ?? null,
            networks: currency.networks.flatMap((network) =>
              networks.has(network.name)
                ? [
                    {
                      name: network.name,
                      display_name: network.displayName ?? network.name,
                      chain_id: network.chainId ?? '',
                      // The chain's own coin has none.
                      ...(/^0x[0-9a-fA-F]{40}$/.test(network.contractAddress ?? '')
                        ? { contract_address: network.contractAddress ?? '' }
                        : {}),
                    },
                  ]
                : [],
            ),
          }))
          .filter((currency) => currency.networks.length > 0)
          .slice(0, 1_000),
        paymentCurrencies: paymentCurrencies.map(({ id, limits: methods }) => ({
          id,
          payment_method_limits: methods.map(({ id: method, max, min }) => ({ id: method.toLowerCase(), min, max })),
        })),
      }
      return { kind: 'answered', value }
    },

    async readQuote({ question, ...limits }) {
      const { amount, country = ownCountry, network, paymentCurrency, paymentMethod = 'card' } = question
      const answer = await upstream.call({
        path: ['v1', 'buy', 'quote'],
        body: {
          purchase_currency: question.purchaseCurrency,
          purchase_network: network,
          payment_amount: amount,
          payment_currency: paymentCurrency,
          payment_method: paymentMethod.toUpperCase(),
          ...toPlace(country),
        },
        schema: coinbaseQuoteSchema,
        ...limits,
      })
      if (answer.kind === 'failed') return answer
      const { coinbaseFee, networkFee, paymentSubtotal, paymentTotal, purchaseAmount, quoteId } = answer.value
      // It falls back to dollars if it does not take the currency: that would not be the quote that was asked for.
      if (paymentTotal.currency !== paymentCurrency) return failAttempt('foreign_answer')
      const fees = [
        { name: 'provider', ...toMoney(coinbaseFee) },
        { name: 'network', ...toMoney(networkFee) },
      ]
      const value = {
        fees,
        paymentSubtotal: toMoney(paymentSubtotal),
        paymentTotal: toMoney(paymentTotal),
        purchaseAmount: toMoney(purchaseAmount),
        quoteId,
      }
      return { kind: 'answered', value }
    },

    async createUrl({ order, ...limits }) {
      const answer = await upstream.call({
        path: ['v1', 'token'],
        body: {
          addresses: order.wallets.map(({ address, networks: chosen }) => ({
            address,
            blockchains: chosen ?? [...networks.keys()],
          })),
          clientIp: order.clientIp,
          ...(order.assets === undefined ? {} : { assets: order.assets }),
        },
        schema: coinbaseTokenSchema,
        ...limits,
      })
      return answer.kind === 'failed' ? answer : { kind: 'answered', value: toPage(answer.value.token, order) }
    },

    async readPurchases({ cursor, partnerUserId, ...limits }) {
      const answer = await upstream.call({
        path: ['v1', 'buy', 'user', partnerUserId, 'transactions'],
        query: { page_size: purchasesPerPage, ...(cursor === undefined ? {} : { page_key: cursor }) },
        schema: coinbasePurchasesSchema,
        ...limits,
      })
      if (answer.kind === 'failed') return answer
      const { nextPageKey, transactions } = answer.value
      const purchases = transactions.map(({ purchaseAmount, txHash, ...one }) => ({
        id: one.transactionId,
        status: toStatus(one.status),
        createdAt: one.createdAt,
        network: networks.get(one.purchaseNetwork) ?? one.purchaseNetwork,
        account: one.walletAddress,
        symbol: one.purchaseCurrency,
        amount: purchaseAmount?.value,
        hash: /^0x[0-9a-fA-F]{64}$/.test(txHash ?? '') ? (txHash ?? undefined) : undefined,
      }))
      return { kind: 'answered', value: { purchases, next: nextPageKey || undefined } }
    },
  }
}

function toMoney({ currency, value }: { readonly currency: string; readonly value: string }) {
  return { amount: value, currency }
}

function toPlace(country: string): Readonly<Record<string, string>> {
  const [code = '', subdivision] = country.split('-')
  return { country: code, ...(subdivision === undefined ? {} : { subdivision }) }
}

/** Unknown words are of a purchase that may still succeed. */
function toStatus(status: string): OnrampPurchase['status'] {
  if (status === 'ONRAMP_TRANSACTION_STATUS_SUCCESS') return 'confirmed'
  return status === 'ONRAMP_TRANSACTION_STATUS_FAILED' ? 'failed' : 'pending'
}

function toPage(token: string, order: OnrampOrder): string {
  const url = new URL(purchasePage)
  const { cryptoAmount, defaultNetwork, fiatAmount, partnerUserId } = order
  const entries = {
    sessionToken: token,
    defaultExperience: 'buy',
    defaultNetwork,
    partnerUserRef: partnerUserId,
    presetCryptoAmount: cryptoAmount,
    presetFiatAmount: fiatAmount,
  }
  for (const [name, value] of Object.entries(entries)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url.href
}
