import { isModalError } from '@latchkey/core/adapter'
import type { AdapterCase } from '../AdapterCase.ts'
import { AdapterContractError } from '../AdapterContractError.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkSame } from '../checks/checkSame.ts'
import { within } from '../checks/within.ts'
import { findConnection } from '../findConnection.ts'

/** Invariant 14: what the app's switch of network does. */
export const switchCases: readonly AdapterCase[] = [
  {
    invariant: 14,
    title: 'switchNetwork resolves after the store shows the network',
    run: async (world) => {
      const { networks } = world.harness
      const { adapter, connection } = await world.startConnected()
      for (const network of [networks.other, networks.current]) {
        const shown = adapter
          .switchNetwork({ connectionId: connection.id, network })
          .then(() => findConnection(adapter, connection.id)?.networkId)
        checkSame({
          actual: await within({ promise: shown, patience: world.patience, awaited: 'the network is switched' }),
          expected: network.caipNetworkId,
          claim: 'The store shows the network when the switch resolves',
        })
      }
      await world.settle()
      checkEqual({ actual: findConnection(adapter, connection.id), expected: connection, claim: 'All else stays' })
    },
  },
  {
    invariant: 14,
    title: 'a network that the wallet does not know is added, or refused by code with nothing changed',
    run: async (world) => {
      const { networks } = world.harness
      const { adapter, connection } = await world.startConnected()
      await world.settle()
      const state = adapter.store.getState()
      const network = networks.unknownToWallet
      const refusal = await within({
        promise: adapter.switchNetwork({ connectionId: connection.id, network }).then(
          () => undefined,
          (error: unknown) => ({ error }),
        ),
        patience: world.patience,
        awaited: 'the switch ends',
      })
      const shown = findConnection(adapter, connection.id)
      if (refusal === undefined) {
        checkSame({ actual: shown?.networkId, expected: network.caipNetworkId, claim: 'The added network is shown' })
        return
      }
      if (!isModalError(refusal.error) || !refusal.error.code.startsWith('network.')) {
        throw new AdapterContractError('The refusal has a code of the network', {
          actual: refusal.error,
          expected: 'network.*',
        })
      }
      await world.settle()
      checkSame({ actual: adapter.store.getState(), expected: state, claim: 'The refusal changes nothing' })
    },
  },
  {
    invariant: 14,
    title: 'a declined switch changes nothing, whether the wallet knows the network or not',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (!wallet.changeNetwork) return
      const { adapter, connection } = await world.startConnected()
      await world.settle()
      const state = adapter.store.getState()
      wallet.answerWith('reject')
      await checkRejects({
        promise: adapter.switchNetwork({ connectionId: connection.id, network: networks.other }),
        patience: world.patience,
        code: 'network.switchRejected',
        claim: 'A declined switch rejects',
      })
      await checkRejects({
        promise: adapter.switchNetwork({ connectionId: connection.id, network: networks.unknownToWallet }),
        patience: world.patience,
        code: (code) => code.startsWith('network.'),
        claim: 'A declined addition rejects',
      })
      await world.settle()
      checkSame({ actual: adapter.store.getState(), expected: state, claim: 'The state is the very same object' })
    },
  },
  {
    invariant: 14,
    title: 'an aborted switch rejects at once; a late approval is followed as the wallet’s own change',
    run: async (world) => {
      const { wallet, networks } = world.harness
      if (!wallet.changeNetwork) return
      const { adapter, connection } = await world.startConnected()
      await world.settle()
      const state = adapter.store.getState()
      const prompts = wallet.getPromptCount()
      const controller = new AbortController()
      wallet.answerWith('hold')
      const attempt = adapter.switchNetwork({
        connectionId: connection.id,
        network: networks.other,
        signal: controller.signal,
      })
      attempt.catch(() => undefined)
      await world.waitForPrompt(wallet, prompts)
      controller.abort()
      await checkRejects({
        promise: attempt,
        patience: world.patience,
        code: 'network.switchAborted',
        claim: 'An aborted switch rejects while the human still thinks',
      })
      checkSame({ actual: adapter.store.getState(), expected: state, claim: 'Nothing has changed so far' })
      await wallet.release('approve')
      await world.waitForState(
        adapter,
        () => findConnection(adapter, connection.id)?.networkId === networks.other.caipNetworkId,
        'the store shows where the wallet is',
      )
    },
  },
]
