import type { TestAnswer, TestCloud } from './startTestCloud.ts'
import { createFakeAdapter } from './createFakeAdapter.ts'
import { createTestModal } from './createTestModal.ts'
import { onrampPlugin } from '../onramp/onrampPlugin.ts'
import type { OnrampState } from '../onramp/state.ts'
import type { ModalOptions, Modal } from '../plugin/Modal.ts'
import { projectPlugin } from '../project/projectPlugin.ts'
import { visitsPlugin } from '../plugin/visitsPlugin.ts'
import type { Onramp } from '../onramp/createOnramp.ts'

/** The accounts of the visitor. */
export const onrampAccounts = [
  '0x1111111111111111111111111111111111111111',
  '0x2222222222222222222222222222222222222222',
] as const

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'sepa', min: '1.00', max: '500.00' },
]

/** What a cloud says can be bought. */
export const onrampOptions = {
  purchaseCurrencies: [
    {
      id: 'c-eth',
      name: 'Ether',
      symbol: 'ETH',
      icon_url: null,
      networks: [
        { name: 'ethereum', display_name: 'Ethereum', chain_id: '1' },
        { name: 'arbitrum', display_name: 'Arbitrum', chain_id: '42161' },
      ],
    },
    {
      id: 'c-usdc',
      name: 'USD Coin',
      symbol: 'USDC',
      icon_url: null,
      networks: [{ name: 'ethereum', chain_id: '1', contract_address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' }],
    },
  ],
  paymentCurrencies: ['USD', 'EUR'].map((id) => ({ id, payment_method_limits: limits })),
  providers: ['coinbase', 'meld'],
}

/** A quote of which this much arrives. */
export const toQuote = (arrives: string): object => ({
  fees: [
    { name: 'provider', amount: '0.99', currency: 'EUR' },
    { name: 'network', amount: '0.10', currency: 'EUR' },
  ],
  paymentSubtotal: { amount: '48.91', currency: 'EUR' },
  paymentTotal: { amount: '50.00', currency: 'EUR' },
  purchaseAmount: { amount: arrives, currency: 'ETH' },
  quoteId: `q-${arrives}`,
})

/** A row of the history of purchases. */
export const toPurchaseRow = (status: 'pending' | 'confirmed' | 'failed', numeric = '0.0192') => ({
  id: 'p1',
  metadata: {
    minedAt: '2026-11-28T10:00:00Z',
    chain: 'eip155:1',
    operationType: 'buy',
    status,
    sentFrom: 'coinbase',
    sentTo: onrampAccounts[0],
  },
  transfers: [{ direction: 'in', to: onrampAccounts[0], fungible_info: { symbol: 'ETH' }, quantity: { numeric } }],
})

/** A window that a page has opened. */
export interface OpenedWindow {
  opener: unknown
  readonly addresses: string[]
  isClosed: boolean
}

/** A page whose windows can be seen, and that can refuse to open them. */
export function createWindowPage() {
  const opened: OpenedWindow[] = []
  const events = new EventTarget()
  const page = {
    isRefusing: false,
    opened,
    window: Object.assign(events, {
      screenX: 0,
      screenY: 0,
      outerWidth: 1_200,
      outerHeight: 900,
      open: (address: string) => {
        if (page.isRefusing) return null
        const entry: OpenedWindow = { opener: 'the page', addresses: [address], isClosed: false }
        opened.push(entry)
        return Object.assign(entry, {
          location: { replace: (next: string) => void entry.addresses.push(next) },
          close: () => {
            entry.isClosed = true
          },
        })
      },
    }),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  }
  return page
}

/** A modal with a cloud that sells. */
export interface OnrampWorld extends ReturnType<typeof createTestModal> {
  readonly cloud: TestCloud
  readonly onramp: Onramp
  readonly getState: () => OnrampState
  readonly modal: Modal
}

/** Prepares a cloud that sells ether for 0.0192 at Coinbase and 0.0190 at Meld. */
export function sell(cloud: TestCloud): void {
  cloud.on('getConfig', { json: { features: { onramp: ['coinbase', 'meld'] } } })
  cloud.on('getOnrampOptions', { json: onrampOptions })
  cloud.on('getOnrampQuote', ({ body }): TestAnswer => {
    const isMeld = JSON.stringify(body).includes('"provider":"meld"')
    return { json: toQuote(isMeld ? '0.0190' : '0.0192') }
  })
  cloud.on('createOnrampUrl', { json: { url: 'https://seller.example/buy?session=1' } })
  cloud.on('getHistory', { json: { data: [], next: null } })
  cloud.on('getTokenBalances', { json: { balances: [] } })
}

/** Creates a modal whose wallet is connected. The cloud is shared where many worlds are made. */
export async function createOnrampWorld(parameters: {
  readonly cloud: TestCloud
  readonly fake?: Parameters<typeof createFakeAdapter>[0]
  readonly options?: Partial<ModalOptions>
  readonly userAgent?: string
}): Promise<OnrampWorld> {
  const { cloud, fake = {}, options, userAgent = '' } = parameters
  const world = createTestModal({
    options: { projectId: 'p', cloud: cloud.url, locale: 'de-AT', ...options },
    fake: createFakeAdapter({ addresses: [...onrampAccounts], ...fake }),
    platform: { userAgent },
  })
  await world.modal.start()
  await (await world.modal.plugin(projectPlugin).load()).load()
  const plugin = world.modal.plugin(onrampPlugin)
  const onramp = await plugin.load()
  world.modal.plugin(visitsPlugin).get().add(onrampPlugin)
  return { ...world, cloud, onramp, getState: () => plugin.store.getState() }
}
