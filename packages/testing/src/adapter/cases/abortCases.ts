import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkSame } from '../checks/checkSame.ts'
import { recordStates } from '../watch/recordStates.ts'

/** Invariant 10: what an aborted connect leaves behind. */
export const abortCases: readonly AdapterCase[] = [
  {
    invariant: 10,
    title: 'an aborted connect rejects at once, restores the former state, and a late approval is ignored',
    run: async (world) => {
      const { wallet } = world.harness
      const adapter = await world.startAdapter()
      await world.settle()
      const state = adapter.store.getState()
      const controller = new AbortController()
      wallet.answerWith('hold')
      const attempt = adapter.connect({ connectorId: wallet.connectorId, signal: controller.signal })
      attempt.catch(() => undefined)
      await world.waitForPrompt(wallet, 0)
      controller.abort()
      await checkRejects({
        promise: attempt,
        patience: world.patience,
        code: 'connection.aborted',
        claim: 'An aborted connect rejects while the human still thinks',
      })
      checkEqual({ actual: adapter.store.getState(), expected: state, claim: 'The former state is back' })
      const record = recordStates(adapter.store)
      await wallet.release('approve')
      await world.settle()
      record.end()
      checkEqual({ actual: record.states, expected: [], claim: 'A late approval changes nothing' })
    },
  },
  {
    invariant: 10,
    title: 'after an aborted connect the same wallet can be connected, and a late refusal harms nothing',
    run: async (world) => {
      const { wallet } = world.harness
      const adapter = await world.startAdapter()
      const controller = new AbortController()
      wallet.answerWith('hold')
      const attempt = adapter.connect({ connectorId: wallet.connectorId, signal: controller.signal })
      attempt.catch(() => undefined)
      await world.waitForPrompt(wallet, 0)
      controller.abort()
      await checkRejects({
        promise: attempt,
        patience: world.patience,
        code: 'connection.aborted',
        claim: 'An aborted connect rejects',
      })
      await wallet.release('reject')
      await world.settle()
      wallet.answerWith('approve')
      const connection = await world.connect(adapter)
      await world.settle()
      checkEqual({
        actual: adapter.store.getState().connections,
        expected: [connection],
        claim: 'The new connection stands',
      })
    },
  },
  {
    invariant: 10,
    title: 'an aborted connect of a second wallet leaves the first connected',
    run: async (world) => {
      const { otherWallet } = world.harness
      const { adapter } = await world.startConnected()
      await world.settle()
      const state = adapter.store.getState()
      const controller = new AbortController()
      otherWallet.answerWith('hold')
      const attempt = adapter.connect({ connectorId: otherWallet.connectorId, signal: controller.signal })
      attempt.catch(() => undefined)
      await world.waitForPrompt(otherWallet, 0)
      controller.abort()
      await checkRejects({
        promise: attempt,
        patience: world.patience,
        code: 'connection.aborted',
        claim: 'An aborted connect rejects',
      })
      await otherWallet.release('approve')
      await world.settle()
      checkEqual({ actual: adapter.store.getState(), expected: state, claim: 'The former state is back and stays' })
    },
  },
  {
    invariant: 10,
    title: 'a signal that is aborted already asks nobody',
    run: async (world) => {
      const { wallet } = world.harness
      const adapter = await world.startAdapter()
      await world.settle()
      const state = adapter.store.getState()
      await checkRejects({
        promise: adapter.connect({ connectorId: wallet.connectorId, signal: AbortSignal.abort() }),
        patience: world.patience,
        code: 'connection.aborted',
        claim: 'A connect with an aborted signal rejects',
      })
      await world.settle()
      checkEqual({ actual: wallet.getPromptCount(), expected: 0, claim: 'The human is not asked' })
      checkSame({
        actual: adapter.store.getState().connections,
        expected: state.connections,
        claim: 'Nothing is connected',
      })
    },
  },
]
