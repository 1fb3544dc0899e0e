import { array, assert, asyncProperty, constantFrom, nat, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../../fuzz.shared.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createTransactionTabs, flush, type TransactionTab } from '../test/createTransactionTabs.ts'
import type { TransactionRecord } from './state.ts'

const steps = [
  'submit',
  'submit',
  'approve',
  'approve',
  'decline',
  'loseAnswer',
  'loseRequest',
  'mine',
  'mine',
  'mineEmpty',
  'reorganise',
  'speedUp',
  'cancel',
  'pass',
  'pass',
  'passLong',
  'reload',
  'openTab',
  'hide',
  'offline',
  'online',
  'damage',
] as const

/** A request that lies in the wallet. */
interface Request {
  readonly key: string
  readonly tab: TransactionTab
  readonly answer: (id: string) => void
  readonly fail: (error: ModalError) => void
}

const request = {
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: '0x1111111111111111111111111111111111111111',
  summary: { action: 'send' },
} as const

it('asks for no transaction twice and loses none, in any order of steps, tabs, reloads and failures', async () => {
  await assert(
    asyncProperty(
      array(tuple(constantFrom(...steps), nat({ max: 7 })), { minLength: 3, maxLength: 24 }),
      async (list) => {
        const world = createTransactionTabs()
        const { chain } = world
        let tabs = [world.open()]
        let waiting: Request[] = []
        const asked = new Map<string, number>()
        /** The transactions that were sent, by the request that asked for them. */
        const sent = new Map<string, string>()
        const declined = new Set<string>()
        let count = 0

        const submit = (tab: TransactionTab): void => {
          const key = `request ${++count}`
          const ask = (): Promise<{ readonly id: string }> =>
            new Promise((resolve, reject) => {
              asked.set(key, (asked.get(key) ?? 0) + 1)
              waiting.push({ key, tab, answer: (id) => resolve({ id }), fail: reject })
            })
          // The amount carries the request's number through storage.
          tab.transactions
            .submit({ ...request, summary: { action: 'send', amount: String(count) }, ask })
            .catch(() => undefined)
        }
        const pick = <value>(values: readonly value[], at: number): value | undefined => values[at % values.length]
        const settle = (at: number, how: (each: Request) => void): void => {
          const chosen = pick(waiting, at)
          if (!chosen) return
          waiting = waiting.filter((each) => each !== chosen)
          how(chosen)
        }

        for (const [step, at] of list) {
          const tab = pick(tabs, at) ?? world.open()
          if (step === 'submit') submit(tab)
          else if (step === 'approve')
            settle(at, ({ key, answer }) => {
              const id = chain.send({ outcome: at % 3 === 0 ? 'reverted' : 'success' })
              sent.set(key, id)
              answer(id)
            })
          else if (step === 'decline')
            settle(at, ({ key, tab: asking, fail }) => {
              // A page that was closed does not hear of it.
              if (tabs.includes(asking)) declined.add(key)
              fail(new ModalError('request.rejected'))
            })
          else if (step === 'loseAnswer')
            settle(at, ({ key, fail }) => {
              sent.set(key, chain.send())
              fail(new ModalError('wallet.timeout'))
            })
          else if (step === 'loseRequest') settle(at, ({ fail }) => fail(new ModalError('wallet.timeout')))
          else if (step === 'mine') chain.mine(1 + (at % 3))
          else if (step === 'mineEmpty') chain.mine(1 + at, true)
          else if (step === 'reorganise') chain.reorganise(1 + (at % 2))
          else if (step === 'speedUp' || step === 'cancel') {
            const id = pick([...sent.values()], at)
            if (id !== undefined) chain.replace(id, step === 'speedUp' ? 'spedUp' : 'cancelled')
          } else if (step === 'pass') await world.pass(4_000 * (1 + at))
          else if (step === 'passLong') await world.pass(at * 60_000, 30_000)
          else if (step === 'reload') {
            tab.close()
            tabs = [...tabs.filter((each) => each !== tab), world.open()]
          } else if (step === 'openTab') {
            if (tabs.length < 3) tabs = [...tabs, world.open()]
          } else if (step === 'hide') tab.page.isHidden = !tab.page.isHidden
          else if (step === 'damage') world.storage.setItem('@latchkey/transactions', '{"v":1,"value":"x"}')
          else chain.isOffline = step === 'offline'
          await flush()
        }

        // Then everything works, and the visitor looks at the page.
        chain.isOffline = false
        for (const tab of tabs) {
          tab.page.isHidden = false
          tab.comeBack()
        }
        await world.pass(40_000, 10_000)
        chain.mine(4)
        await world.pass(60_000, 20_000)
        for (const tab of tabs) tab.comeBack()
        await flush()

        for (const times of asked.values()) expect(times).toBe(1)
        const damaged = list.some(([step]) => step === 'damage')
        const [first, ...others] = tabs.map((tab) => tab.list())
        for (const other of others) expect(other).toEqual(first)
        const records = new Map(first?.map((record) => [`request ${record.summary.amount ?? ''}`, record]))
        const ids = (first ?? []).flatMap(({ id }) => id ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        for (const key of declined) expect(records.get(key)).toBeUndefined()
        for (const [key, id] of sent) {
          const record = records.get(key)
          // A damaged list is lost with the page that had it; the pages that are open keep theirs.
          if (record === undefined && damaged) continue
          expect(record, key).toBeDefined()
          if (record) expectTruth(record, id)
        }

        function expectTruth(record: TransactionRecord, id: string): void {
          // A request without an answer may have become unknown, or is still searched; it is never called a failure.
          if (record.id === null) return expect(['awaitingWallet', 'unknown']).toContain(record.status)
          const own = chain.transactions.find((each) => each.id === record.id)
          const included = chain.transactions.find((each) => each.nonce === own?.nonce && each.block !== undefined)
          expect(record.isFinal).toBe(true)
          if (included?.id === record.id)
            expect(record.status).toBe(included.outcome === 'success' ? 'confirmed' : 'failed')
          else expect(record.replacementId).toBe(included?.id)
          // What the wallet answered is what is followed.
          if (record.id !== id) expect(chain.transactions.some((each) => each.id === record.id)).toBe(true)
        }
      },
    ),
    runs(1_000, 20),
  )
}, 600_000)
