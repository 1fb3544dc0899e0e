import type { AdapterCase } from '../AdapterCase.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { within } from '../checks/within.ts'

/** Invariant 22. The runner watches the console and unhandled rejections in every other case too. */
export const silenceCases: readonly AdapterCase[] = [
  {
    invariant: 22,
    title: 'a whole visit with refusals leaves nothing on the console and no rejection unhandled',
    run: async (world) => {
      const { harness, patience } = world
      const { wallet, otherWallet, networks } = harness
      const adapter = await world.startAdapter()
      wallet.answerWith('reject')
      await checkRejects({
        promise: adapter.connect({ connectorId: wallet.connectorId }),
        patience,
        claim: 'A declined connect rejects',
      })
      wallet.answerWith('approve')
      const connection = await world.connect(adapter)
      const connectionId = connection.id
      wallet.answerWith('reject')
      await checkRejects({
        promise: adapter.switchNetwork({
          connectionId,
          // If the app chooses, the visitor cannot decline temporarily.
          network: wallet.changeNetwork ? networks.other : networks.unknownToWallet,
        }),
        patience,
        claim: 'A declined switch rejects',
      })
      wallet.answerWith('approve')
      await within({
        promise: adapter.switchNetwork({ connectionId, network: networks.other }),
        patience,
        awaited: 'the network is switched',
      })
      await wallet.changeNetwork?.(networks.unknownToApp)
      await wallet.offerNetworks?.([networks.unknownToApp])
      await wallet.changeAccounts([wallet.accounts[1]])
      await world.connect(adapter, otherWallet)
      await otherWallet.changeAccounts([])
      const controlled = await harness.createSession()
      await within({ promise: adapter.adopt(controlled.session), patience, awaited: 'the session is adopted' })
      await controlled.end('expired')
      await within({ promise: adapter.disconnect({ connectionId }), patience, awaited: 'the wallet is disconnected' })
      await world.settle()
      checkEqual({ actual: adapter.store.getState().connections, expected: [], claim: 'Nothing is connected' })
    },
  },
  {
    invariant: 22,
    title: 'answers that come after the end leave nothing on the console and no rejection unhandled',
    run: async (world) => {
      const { wallet, otherWallet } = world.harness
      const adapter = await world.startAdapter()
      for (const held of [wallet, otherWallet]) {
        held.answerWith('hold')
        const controller = new AbortController()
        const attempt = adapter.connect({ connectorId: held.connectorId, signal: controller.signal })
        attempt.catch(() => undefined)
        await world.waitForPrompt(held, 0)
        controller.abort()
        await checkRejects({ promise: attempt, patience: world.patience, claim: 'An aborted connect rejects' })
      }
      await wallet.release('reject')
      await within({ promise: adapter.destroy(), patience: world.patience, awaited: 'the adapter is destroyed' })
      await otherWallet.release('reject')
      await world.settle()
      checkEqual({ actual: adapter.store.getState().connections, expected: [], claim: 'Nothing is connected' })
    },
  },
]
