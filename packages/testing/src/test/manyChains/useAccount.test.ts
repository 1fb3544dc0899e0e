import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chains } from './chains.ts'
import { createChainsModel } from './createChainsModel.ts'
import { addressOf, createChainsWorld, readAccount, readStored, toSession } from './createChainsWorld.ts'
import { anyStep, type Step } from './steps.ts'
import { settle, takeStep } from './takeStep.ts'

/** Takes the steps in a real app and in the model, and compares them after each. */
async function play(steps: readonly Step[], read = readAccount): Promise<void> {
  const world = createChainsWorld()
  const model = createChainsModel()
  let app = world.open([])
  await app.modal.start()
  try {
    for (const step of steps) {
      if (step.type === 'reload') {
        await app.modal.destroy()
        const session = model.getSession()
        app = world.open(session ? [toSession(session.topic, session.grants)] : [])
        await app.modal.start()
        await settle()
      } else await takeStep({ step, ...app, wallets: world.wallets, model })
      model.take(step)
      for (const chain of chains) {
        const account = read(app.modal, chain)
        expect(account).toEqual(model.getAccount(chain))
        const own = [0, 1, 2].flatMap((wallet) => [addressOf(chain, wallet, 0), addressOf(chain, wallet, 1)])
        expect(account.accounts.filter((address) => !own.includes(address))).toEqual([])
      }
      expect(app.modal.controllers.network.store.getState().activeNamespace).toBe(model.getActiveChain())
      expect(readStored(world.storage)).toEqual(model.getStored())
    }
  } finally {
    await app.modal.destroy()
  }
}

/** Disconnecting everything must not make the paired wallet active in between, which would change the network. */
const pairedBesideActive: Step[] = [
  { type: 'walletNetwork', chain: 'eip155', wallet: 0, place: 1 },
  { type: 'pair', grants: { eip155: { accounts: [0], places: [0] } } },
  { type: 'switchAccount', chain: 'eip155', wallet: 0, account: 0 },
  { type: 'disconnect', chain: undefined, wallet: undefined },
]

const sequences = fc.array(anyStep, { minLength: 4, maxLength: 16 })

it('useAccount({ namespace }) returns the account of its own namespace after each of 1,000 sequences of steps [S3.001]', async () => {
  let played = 0
  const property = fc.asyncProperty(sequences, async (steps) => {
    await play(steps)
    played++
  })
  await fc.assert(property, { numRuns: 1_000, examples: [[pairedBesideActive]] })
  expect(played).toBe(1_000)
})

it('would detect an answer for the active chain instead of the requested one, and reports the seed', async () => {
  const readActive: typeof readAccount = (modal, chain) => {
    const { activeNamespace } = modal.controllers.network.store.getState()
    return readAccount(modal, chains.find((candidate) => candidate === activeNamespace) ?? chain)
  }
  const property = fc.asyncProperty(sequences, (steps) => play(steps, readActive))
  await expect(fc.assert(property, { numRuns: 100 })).rejects.toThrow(/seed: -?\d+/)
})
