import type { Adapter, NamespaceTypes, Network } from '@latchkey/core/adapter'
import type { CaseWorld } from '../CaseWorld.ts'
import { within } from '../checks/within.ts'
import type { ControllableWallet } from '../ControllableWallet.ts'
import { findConnection } from '../findConnection.ts'

/**
 * Brings a wallet's connection to another network, and waits until the store shows it: by the wallet's human, or by the app
 * where wallets have no network of their own.
 */
export async function goToNetwork<types extends NamespaceTypes>(
  world: CaseWorld<types>,
  step: {
    readonly adapter: Adapter<types>
    readonly connectionId: string
    readonly wallet: ControllableWallet<types>
    readonly network: Network<types['namespace']>
  },
): Promise<void> {
  const { adapter, connectionId, wallet, network } = step
  const awaited = `the network ${network.caipNetworkId} is shown`
  if (wallet.changeNetwork) await wallet.changeNetwork(network.caipNetworkId)
  else {
    const promise = adapter.switchNetwork({ connectionId, network })
    await within({ promise, patience: world.patience, awaited })
  }
  await world.waitForState(
    adapter,
    () => findConnection(adapter, connectionId)?.networkId === network.caipNetworkId,
    awaited,
  )
}
