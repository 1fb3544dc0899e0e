import type { OnrampQuoteResult, OnrampChoices } from './state.ts'

const paymentMethods = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

/**
 * What replaces the options while they cannot be read (S8.053, S9.052 to S9.055): USDC on Ethereum and Polygon, for dollars or euros.
 * Nothing can be bought with them.
 */
export const sampleOptions: OnrampChoices = {
  isSample: true,
  purchaseCurrencies: [
    {
      id: 'USDC',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        {
          name: 'ethereum',
          display_name: 'Ethereum',
          chain_id: '1',
          contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        },
        {
          name: 'polygon',
          display_name: 'Polygon',
          chain_id: '137',
          contract_address: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
        },
      ],
    },
  ],
  paymentCurrencies: ['USD', 'EUR'].map((id) => ({ id, payment_method_limits: paymentMethods })),
}

const nothing = { amount: '0', currency: 'USD' }

/** What replaces a quote that could not be read (S8.054, S8.055). It is marked, and never shown as a price. */
export const sampleQuote: OnrampQuoteResult = {
  isSample: true,
  fees: [{ name: 'provider', ...nothing }],
  paymentSubtotal: nothing,
  paymentTotal: nothing,
  purchaseAmount: { amount: '0', currency: 'USDC' },
  quoteId: 'sample',
}
