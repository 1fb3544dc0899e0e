import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { selectActiveConnection } from '../adapter/adaptersState.ts'
import type { HttpPort } from '../kernel/ports/ports.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'
import { visitsPlugin } from '../plugin/visitsPlugin.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createWindowPage, onrampAccounts, onrampOptions, toPurchaseRow, toQuote } from '../test/createOnrampWorld.ts'
import { createTestModal } from '../test/createTestModal.ts'
import { onrampPlugin } from './onrampPlugin.ts'

const [ada, bob] = onrampAccounts
const networks = ['eip155:1', 'eip155:42161'] as const
const wallets = ['io.metamask', 'me.rainbow'] as const
const amounts = ['50', '5', '60.5', null]

const page = createWindowPage()
beforeAll(() => {
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('document', page.document)
})
afterAll(() => void vi.unstubAllGlobals())

/** A request for a page that has not been answered. */
interface Waiting {
  readonly id: string
  answer(isGood: boolean): void
}

/** A cloud in memory whose sellers answer as the steps say. */
function createCloud() {
  const cloud = {
    isOffline: false,
    isQuoting: true,
    asked: [] as Waiting[],
    told: new Map<string, 'pending' | 'confirmed' | 'failed'>(),
  }
  const fail = (): Response => Response.json({ code: 'upstream_failed', message: '' }, { status: 502 })
  const respond = (path: string, body: unknown): Promise<Response> | Response => {
    if (path === '/appkit/v1/config') return Response.json({ features: { onramp: ['coinbase', 'meld'] } })
    if (path === '/v1/onramp/options') return Response.json(onrampOptions)
    if (path === '/v1/onramp/quote') return cloud.isQuoting ? Response.json(toQuote('0.0192')) : fail()
    if (path === '/v1/generators/onrampurl')
      return new Promise((resolve) => {
        const id = String(readProperty(body, 'partnerUserId'))
        const url = `https://seller.example/${id}`
        cloud.asked.push({ id, answer: (isGood) => resolve(isGood ? Response.json({ url }) : fail()) })
      })
    const id = /^\/v1\/account\/([^/]+)\/history$/.exec(path)?.[1] ?? ''
    const status = cloud.told.get(id)
    return Response.json({ data: status ? [toPurchaseRow(status)] : [], next: null })
  }
  const http: HttpPort = {
    isOnline: () => !cloud.isOffline,
    fetch: async (url, { body }) => {
      if (cloud.isOffline) throw new TypeError('Failed to fetch')
      return respond(new URL(url).pathname, typeof body === 'string' ? JSON.parse(body) : undefined)
    },
  }
  return { cloud, http }
}

async function createWorld() {
  page.opened.length = 0
  page.isRefusing = false
  const { cloud, http } = createCloud()
  const world = createTestModal({
    http,
    options: { projectId: 'p', cloud: 'https://cloud.example' },
    fake: createFakeAdapter({ addresses: [ada, bob] }),
  })
  await world.modal.start()
  const plugin = world.modal.plugin(onrampPlugin)
  const onramp = await plugin.load()
  world.modal.plugin(visitsPlugin).get().add(onrampPlugin)
  await world.modal.connect({ connectorId: 'io.metamask' })
  return { ...world, cloud, onramp, state: plugin.store.getState }
}
type World = Awaited<ReturnType<typeof createWorld>>

const isConnected = ({ controllers }: World['modal']): boolean =>
  selectActiveConnection(controllers.adapters.store.getState(), 'eip155') !== undefined

const fifty = { amount: '50', currency: 'ETH' }

/** What the visitor, the wallet, the sellers and the network can do, in any order. */
const steps: Readonly<Record<string, (world: World, at: number) => unknown>> = {
  open: ({ modal }) => modal.open({ view: 'OnRamp' }),
  escape: ({ modal }) => modal.close(),
  back: ({ modal }) => modal.controllers.router.back(),
  choose: ({ modal }) => modal.controllers.router.push('OnRamp', { choice: 'country' }),
  amount: ({ onramp }, at) => onramp.change({ amount: amounts[at % 4] ?? null }),
  country: ({ onramp }, at) => onramp.change({ country: at % 2 === 0 ? 'AT' : 'US' }),
  currency: ({ onramp }, at) => onramp.change({ purchaseCurrency: at % 2 === 0 ? 'c-eth' : 'c-usdc' }),
  select: ({ onramp }, at) => onramp.select(at % 2 === 0 ? 'meld' : 'coinbase'),
  retry: ({ onramp }) => onramp.retry(),
  check: ({ onramp }) => onramp.check(),
  edit: ({ onramp }) => onramp.edit(),
  reset: ({ onramp }) => onramp.reset(),
  pass: ({ clock }) => clock.advance(500),
  passLong: ({ clock }) => clock.advance(20_000),
  answerUrl: ({ cloud }, at) => cloud.asked.at(-1 - (at % 2))?.answer(true),
  failUrl: ({ cloud }, at) => cloud.asked.at(-1 - (at % 2))?.answer(false),
  tell: ({ cloud, state }, at) => {
    const id = state().purchase?.partnerUserId
    if (id !== undefined) cloud.told.set(id, (['pending', 'confirmed', 'failed'] as const)[at % 3] ?? 'pending')
  },
  closeWindow: () => void Object.assign(page.opened.at(-1) ?? {}, { isClosed: true }),
  refuseWindows: () => void (page.isRefusing = true),
  allowWindows: () => void (page.isRefusing = false),
  account: ({ adapter, modal }, at) =>
    isConnected(modal) && adapter.wallet.changeAccounts(at % 2 === 0 ? [ada, bob] : [bob, ada]),
  network: ({ adapter, modal }, at) =>
    isConnected(modal) && adapter.wallet.changeNetwork(networks[at % 2] ?? 'eip155:1'),
  wallet: ({ modal }, at) => modal.connect({ connectorId: wallets[at % 2] ?? 'io.metamask' }),
  disconnect: ({ modal }) => modal.disconnect(),
  offline: ({ cloud }) => void (cloud.isOffline = true),
  online: ({ cloud }) => void (cloud.isOffline = false),
  quotesFail: ({ cloud }) => void (cloud.isQuoting = false),
  quotesWork: ({ cloud }) => void (cloud.isQuoting = true),
}
/** Steps after which a purchase or an amount may be gone. */
const leaving = ['edit', 'reset']
const often = [
  'prepare',
  'begin',
  'begin',
  'begin',
  'buy',
  'buy',
  'buyTwice',
  'answerUrl',
  'account',
  'network',
  'wallet',
  'escape',
  'open',
]

/** Lets everything answer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function prepare({ clock, modal }: World): Promise<void> {
  modal.open({ view: 'OnRamp', parameters: { ...fifty } })
  await settle()
  clock.advance(500)
  await settle()
}

it('opens no window twice and loses no purchase, however the visitor closes, and changes account, network and wallet', async () => {
  let begun = 0
  let arrived = 0
  await assert(
    asyncProperty(
      array(tuple(constantFrom(...Object.keys(steps), ...often), nat({ max: 5 }), constantFrom(true, false, false)), {
        minLength: 4,
        maxLength: 30,
      }),
      async (list) => {
        const world = await createWorld()
        const { cloud, onramp, state } = world
        await prepare(world)
        expect(state().status).toBe('quoted')
        /** The purchase that the visitor has neither left nor seen fail, with its account. */
        let current: { readonly id: string; readonly account: unknown } | undefined

        const press = (): void => {
          const before = { windows: page.opened.length, state: state() }
          const buying = onramp.buy()
          const { purchase, status } = state()
          // There was no page, which the visitor is told: nothing was begun.
          buying.catch(() => {
            if (purchase !== before.state.purchase && current?.id === purchase?.partnerUserId) current = undefined
          })
          if (purchase === before.state.purchase) return expect(page.opened).toHaveLength(before.windows)
          // The press has begun a purchase, for the account on the screen: one window at most, in the press itself.
          expect(['opening', 'waiting']).not.toContain(before.state.status)
          expect(status).toBe('opening')
          expect(page.opened.length - before.windows).toBe(page.isRefusing ? 0 : 1)
          expect(purchase?.account).toEqual(before.state.account)
          current = purchase ? { id: purchase.partnerUserId, account: purchase.account } : undefined
          begun += 1
        }
        const expectNothingLost = (): void => {
          const { purchase, status } = state()
          if (!current) return
          expect(['opening', 'waiting', 'arrived', 'declined']).toContain(status)
          expect({ id: purchase?.partnerUserId, account: purchase?.account }).toEqual(current)
        }

        for (const [name, at, isHasty] of list) {
          const { amount } = state().form
          if (name === 'buy') press()
          else if (name === 'buyTwice') for (const _press of [1, 2]) press()
          else if (name === 'prepare') await prepare(world)
          else if (name === 'begin') {
            await prepare(world)
            press()
          } else {
            if (leaving.includes(name)) current = undefined
            // A wallet that declines is not a fault.
            void Promise.resolve(steps[name]?.(world, at)).catch(() => undefined)
          }
          // A hasty visitor acts before anything has answered.
          if (!isHasty) await settle()
          expectNothingLost()
          if (!['amount', 'reset', 'prepare', 'begin', 'open', 'back'].includes(name))
            expect(state().form.amount).toBe(amount)
        }

        // At last the sellers answer, and say that everything was bought.
        cloud.isOffline = false
        for (const { answer } of cloud.asked) answer(true)
        await settle()
        expectNothingLost()
        if (current && state().status === 'waiting') {
          cloud.told.set(current.id, 'confirmed')
          await onramp.check()
          await settle()
          expect(state().status).toBe('arrived')
          arrived += 1
        }
        // Each purchase was asked for once, and each window has shown the page of one purchase at most.
        expect(new Set(cloud.asked.map(({ id }) => id)).size).toBe(cloud.asked.length)
        const led = page.opened.flatMap(({ addresses }) => addresses.slice(1))
        expect(new Set(led).size).toBe(led.length)
        for (const { addresses, opener } of page.opened) {
          expect(addresses.length).toBeLessThanOrEqual(2)
          expect(opener).toBeNull()
        }
        await world.modal.destroy()
      },
    ),
    runs(1_000, 20),
  )
  // The steps reach the sellers often enough to prove something.
  expect(begun).toBeGreaterThan(500)
  expect(arrived).toBeGreaterThan(50)
}, 600_000)
