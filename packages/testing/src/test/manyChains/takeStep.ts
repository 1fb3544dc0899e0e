import type { Modal } from '@latchkey/core'
import type { FakePairingClient } from '@latchkey/core/testing'
import { chains, networksOf, placesOf } from './chains.ts'
import type { createChainsModel } from './createChainsModel.ts'
import { addressOf, connectorOf, toSession, type createChainsWorld } from './createChainsWorld.ts'
import { PAIRED, type Step } from './steps.ts'

/** Waits for everything that is pending in this process. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
}

/** Takes a step in the real app. Refusals are ignored, because the states show the result. */
export async function takeStep(parameters: {
  readonly step: Step
  readonly modal: Modal
  readonly phone: FakePairingClient
  readonly wallets: ReturnType<typeof createChainsWorld>['wallets']
  /** The state before the step. */
  readonly model: ReturnType<typeof createChainsModel>
}): Promise<void> {
  const { step, modal, phone, wallets, model } = parameters
  const { controllers } = modal
  const session = model.getSession()
  const refused = (): void => undefined
  switch (step.type) {
    case 'connect': {
      const wallet = wallets[step.chain][step.wallet]
      wallet?.answerWith(step.isDeclined ? 'reject' : 'approve')
      await modal.connect({ connectorId: connectorOf(step.chain, step.wallet), namespace: step.chain }).catch(refused)
      wallet?.answerWith('approve')
      break
    }
    case 'disconnect': {
      const { chain: namespace, wallet } = step
      if (wallet === undefined) await modal.disconnect({ namespace })
      else
        for (const chain of namespace ? [namespace] : chains)
          await modal.disconnect({ namespace: chain, connectorId: connectorOf(chain, wallet) })
      break
    }
    case 'leavePairing':
      await modal.disconnect({ connectorId: 'walletConnect' })
      break
    case 'switchAccount': {
      const { chain: namespace, wallet } = step
      if (wallet === PAIRED && !model.isConnected(namespace, wallet)) return
      const connectorId = connectorOf(namespace, wallet)
      const address = addressOf(namespace, wallet, step.account)
      await controllers.connection.switchConnection({ connectorId, namespace, address }).catch(refused)
      break
    }
    case 'switchNetwork': {
      const network = networksOf[step.chain][step.place === 0 ? 0 : 1]
      await modal.switchNetwork(network).catch(refused)
      break
    }
    case 'walletAccounts': {
      if (!model.isConnected(step.chain, step.wallet)) return
      const wallet = wallets[step.chain][step.wallet]
      const shown = step.accounts.flatMap((account) => wallet?.accounts[account] ?? [])
      await wallet?.changeAccounts(shown)
      break
    }
    case 'walletNetwork': {
      const wallet = wallets[step.chain][step.wallet]
      const [first] = placesOf(step.chain)
      await wallet?.changeNetwork?.(placesOf(step.chain)[step.place] ?? first)
      break
    }
    case 'pair': {
      const before = phone.proposals.length
      const connecting = modal.connect({ connectorId: 'walletConnect' })
      while (phone.proposals.length === before) await settle()
      phone.proposals.at(-1)?.approve(toSession(String(model.countSessions() + 1), step.grants))
      await connecting
      break
    }
    case 'sessionUpdate':
      if (session) phone.emit({ type: 'sessionUpdated', session: toSession(session.topic, step.grants) })
      break
    case 'sessionNetwork': {
      const networkId = placesOf(step.chain)[step.place] ?? placesOf(step.chain)[0]
      const name = 'chainChanged'
      if (session) phone.emit({ type: 'sessionEvent', topic: session.topic, name, networkId, data: networkId })
      break
    }
    case 'sessionEnd':
      if (session) phone.emit({ type: 'sessionEnded', topic: session.topic, reason: 'peer' })
      break
    case 'reload':
  }
  await settle()
}
