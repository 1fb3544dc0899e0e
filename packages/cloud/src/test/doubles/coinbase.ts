import type { UpstreamServer } from '../startUpstreamServer.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** `GET /v1/buy/options` as https://docs.cdp.coinbase.com/onramp describes it, 28 November 2026. */
const coinbaseOptionsVector = {
  payment_currencies: [
    {
      id: 'USD',
      limits: [
        { id: 'CARD', min: '10.00', max: '7500.00' },
        { id: 'ACH_BANK_ACCOUNT', min: '10.00', max: '25000.00' },
      ],
      icon_url: '',
    },
  ],
  purchase_currencies: [
    {
      id: '2b92315d-eab7-5bef-84fa-089a131333f5',
      name: 'USD Coin',
      symbol: 'USDC',
      icon_url: 'https://dynamic-assets.example/usdc.png',
      networks: [
        { name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: usdc, icon_url: '' },
        { name: 'solana', display_name: 'Solana', chain_id: '0', contract_address: 'EPjFWdd5', icon_url: '' },
      ],
    },
    {
      id: '5b71fc48-3dd3-540c-809b-f8c94d0e68b5',
      name: 'Bitcoin',
      symbol: 'BTC',
      icon_url: '',
      networks: [{ name: 'bitcoin', display_name: 'Bitcoin', chain_id: '0', contract_address: '', icon_url: '' }],
    },
  ],
}

/** `POST /v1/buy/quote` of the same documentation. */
export const coinbaseQuoteVector = {
  payment_total: { value: '100.75', currency: 'USD' },
  payment_subtotal: { value: '100.00', currency: 'USD' },
  purchase_amount: { value: '100.000000', currency: 'USDC' },
  coinbase_fee: { value: '0.5', currency: 'USD' },
  network_fee: { value: '0.25', currency: 'USD' },
  quote_id: 'b2b5a1c8-0d3f-4f4e-9a55-6f1f34d0c9d1',
}

/** A row of `GET /v1/buy/user/{partnerUserRef}/transactions`, in camel case as its OpenAPI file and webhooks write it. */
export const coinbasePurchaseVector = {
  transactionId: '1f087a54-ff1f-62e8-9f85-aa77ac0499a5',
  status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS',
  purchaseCurrency: 'USDC',
  purchaseNetwork: 'ethereum',
  purchaseAmount: { currency: 'USDC', value: '5.00' },
  paymentTotal: { currency: 'USD', value: '5.00' },
  txHash: '0x',
  createdAt: '2025-09-02T02:34:13Z',
  walletAddress: '0xe0512E358C347cc2b1A42d057065CE642068b7Ba',
  type: 'ONRAMP_TRANSACTION_TYPE_BUY_AND_SEND',
}

/** Answers the four calls. */
export function answerCoinbase({ url }: UpstreamServer['requests'][number]): string {
  const { pathname } = new URL(url, 'http://double')
  if (pathname === '/v1/buy/options') return JSON.stringify(coinbaseOptionsVector)
  if (pathname === '/v1/buy/quote') return JSON.stringify(coinbaseQuoteVector)
  if (pathname === '/v1/token') return JSON.stringify({ token: 'a-token-of-one-use', channel_id: '' })
  return JSON.stringify({ transactions: [coinbasePurchaseVector], next_page_key: 'page-2', total_count: '1' })
}
