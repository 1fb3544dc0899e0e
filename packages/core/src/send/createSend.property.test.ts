import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { ada, bob, createSendWorld, dollar, receiver, toBalance, type SendWorld } from '../test/createSendWorld.ts'
import { flush } from '../test/createTransactionTabs.ts'
import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import type { SendReview, SendToken } from './state.ts'

const networks = ['eip155:1', 'eip155:42161'] as const
const wallets = ['io.metamask', 'me.rainbow'] as const
const lookAlike = `${receiver.slice(0, 6)}${'0'.repeat(32)}${receiver.slice(-4)}`.toLowerCase()
const texts = [receiver, 'ada.eth', bob, lookAlike, '', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq']
const amounts = [1_000n, 5n, 0n, null, 10_000_000n, 1_999_950n]

const toToken = (caipNetworkId: (typeof networks)[number]): SendToken => ({
  caipNetworkId,
  ...{ address: dollar, name: 'Dollar', symbol: 'USD', decimals: 6, iconUrl: null, price: 1, isListed: true },
})

/** What the visitor, the wallet, the chain and the network can do, in any order. */
const steps: Readonly<Record<string, (world: SendWorld, at: number) => unknown>> = {
  enter: ({ modal }) => modal.controllers.router.push('WalletSend'),
  enterWith: ({ modal }, at) =>
    modal.controllers.router.push('WalletSend', {
      to: texts[at % 3],
      amount: '0.001',
      ...(at > 3 && { token: dollar }),
    }),
  amount: ({ send }, at) => send.setAmount({ text: 'text', amount: amounts[at % amounts.length] ?? null }),
  amountThatFits: ({ send }) => send.setAmount({ text: '7', amount: 7n }),
  receiver: ({ send }, at) => send.setReceiver(texts[at % texts.length] ?? ''),
  receiverThatFits: ({ send }) => send.setReceiver(receiver),
  // One keystroke more or less of a name.
  typeName: ({ send, state }, at) =>
    send.setReceiver('ada.eth'.slice(0, Math.max(0, state().receiverText.length + (at % 3) - 1))),
  max: ({ send }) => send.setMax(),
  token: ({ send }, at) => send.setToken(toToken(networks[at % 2] ?? 'eip155:1')),
  accept: ({ send }) => send.acceptLookAlike(),
  edit: ({ send }) => send.edit(),
  check: ({ send }) => send.check(),
  prepare: async ({ modal, send }) => {
    modal.controllers.router.push('WalletSend')
    await settle()
    send.setAmount({ text: '7', amount: 7n })
    send.setReceiver(receiver)
    await send.check()
  },
  checkAgain: async ({ send }) => await Promise.all([send.check(), send.check()]),
  approve: ({ asks }, at) => asks.at(-1 - (at % 2))?.approve(),
  decline: ({ asks }, at) => asks.at(-1 - (at % 2))?.refuse('request.rejected'),
  fail: ({ asks }) => asks.at(-1)?.refuse('wallet.timeout'),
  escape: ({ modal }) => modal.close(),
  open: ({ modal }) => modal.open({ view: 'WalletSend' }),
  back: ({ modal }) => modal.controllers.router.back(),
  account: ({ adapter, connection }, at) =>
    connection() && adapter.wallet.changeAccounts(at % 2 === 0 ? [ada, bob] : [bob, ada]),
  network: ({ adapter, connection }, at) =>
    connection() && adapter.wallet.changeNetwork(networks[at % 2] ?? 'eip155:1'),
  wallet: ({ modal }, at) => modal.connect({ connectorId: wallets[at % 2] ?? 'io.metamask' }),
  disconnect: ({ modal }) => modal.disconnect(),
  reset: ({ send }) => send.reset(),
  offline: ({ facts }) => (facts.isOffline = true),
  online: ({ facts }) => (facts.isOffline = false),
  nameMoves: ({ facts }, at) =>
    facts.names.set('ada.eth', at % 2 === 0 ? receiver : '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'),
  feeChanges: ({ facts }, at) => (facts.fee = BigInt(50 + at * 40)),
  decimalsChange: ({ facts }, at) => (facts.decimals = at % 2 === 0 ? 6 : 18),
  pass: ({ clock }) => clock.advance(500),
  mine: ({ chain }) => chain.mine(),
}
const often = ['prepare', 'prepare', 'confirm', 'confirm', 'confirmTwice', 'approve', 'decline', 'check']

/** Lets everything answer, the files that load on demand too. */
async function settle(): Promise<void> {
  await flush()
  await new Promise((resolve) => setImmediate(resolve))
  await flush()
}

it('asks for no transaction twice, loses none, and shows no other account’s numbers, in any order of steps', async () => {
  let asked = 0
  await assert(
    asyncProperty(
      array(
        tuple(
          constantFrom(...Object.keys(steps), ...often, ...often),
          nat({ max: 7 }),
          constantFrom(true, false, false),
        ),
        {
          minLength: 4,
          maxLength: 30,
        },
      ),
      async (list) => {
        const world = await createSendWorld()
        world.facts.names.set('ada.eth', receiver)
        world.modal.open({ view: 'WalletSend' })
        await steps['prepare']?.(world, 0)
        expect(world.state().status).toBe('ready')
        /** The reviews at each press that was not refused at once. */
        const pressed: SendReview[] = []
        const confirm = (): void => {
          const { status, review } = world.state()
          if (status === 'ready' && review) pressed.push(review)
          world.send.confirm().catch(() => undefined)
        }

        for (const [name, at, isHasty] of list) {
          if (name === 'confirm') confirm()
          else if (name === 'confirmTwice') for (const _press of [1, 2]) confirm()
          // A press on what is not there any more, and a wallet that declines, are not faults.
          else void Promise.resolve(steps[name]?.(world, at)).catch(() => undefined)
          // A hasty visitor acts before anything has answered.
          if (!isHasty) await settle()
          expectOwnNumbers(world)
        }
        world.facts.isOffline = false
        await settle()

        // Each press asked at most once, for what its review said, from the account of that review.
        const open = [...pressed]
        for (const ask of world.asks) {
          const index = open.findIndex(
            ({ payer, to, token, amount }) =>
              isSameAddress({ address: payer.address, other: ask.connection.activeAddress }) &&
              payer.networkId === ask.connection.networkId &&
              payer.connectionId === ask.connectionId &&
              to === ask.to &&
              token.address === (ask.token ?? null) &&
              ask.amount <= amount,
          )
          expect(index, 'an ask that no press explains').toBeGreaterThanOrEqual(0)
          open.splice(index, 1)
        }
        asked += world.asks.length
        // Then every request that is still open is approved, and each transaction has its record.
        for (const ask of world.asks) ask.approve()
        await settle()
        const ids = world.records().flatMap(({ id }) => id ?? [])
        // A wallet that was disconnected takes its settled records along; what was sent is not settled within this time.
        for (const { id } of world.chain.transactions) expect(ids).toContain(id)
        expect(new Set(ids).size).toBe(ids.length)
        await world.modal.destroy()
      },
    ),
    runs(1_000, 20),
  )
  // The steps reach the wallet often enough to prove something.
  expect(asked).toBeGreaterThan(200)
}, 600_000)

function expectOwnNumbers(world: SendWorld): void {
  const { status, payer, token, facts, review, isMax, amount } = world.state()
  const connection = world.connection()
  if (status === 'idle') return expect([payer, facts.balance, amount, review]).toEqual([null, null, null, null])
  expect(payer).toMatchObject({ address: connection?.activeAddress, networkId: connection?.networkId })
  if (!payer) return
  const own = toBalance(payer.networkId, payer.address, token?.address ?? undefined)
  if (facts.balance !== null) expect(facts.balance).toBe(own)
  if (facts.coinBalance !== null) expect(facts.coinBalance).toBe(toBalance(payer.networkId, payer.address))
  if (isMax && amount !== null) expect(own - amount).toBeLessThan(1_000n)
  if (review) expect(review.payer).toEqual(payer)
}
