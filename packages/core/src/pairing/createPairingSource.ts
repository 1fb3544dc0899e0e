import type { Namespace } from '@latchkey/protocol/caip'
import type { SessionSource } from '../connect/SessionSource.ts'
import type { OptionsState } from '../options/optionsState.ts'
import { WALLET_CONNECT_ID } from './constants.ts'
import type { WalletConnect } from './types.ts'

/**
 * Creates the session source of pairing. Pairing needs a relay: the app's own, the cloud's, or the public one, which
 * identifies projects by 32 hexadecimal digits. Without a relay the source lists no connector.
 */
export function createPairingSource(parameters: {
  readonly settings: Pick<OptionsState, 'relay' | 'cloud' | 'projectId'>
  readonly namespaces: readonly Namespace[]
  readonly load: () => Promise<WalletConnect>
}): SessionSource {
  const { relay, cloud, projectId } = parameters.settings
  const canPair = relay !== null || cloud !== null || /^[\da-f]{32}$/.test(projectId)
  return {
    id: WALLET_CONNECT_ID,
    connectors: canPair
      ? parameters.namespaces.map((namespace) => ({
          id: WALLET_CONNECT_ID,
          namespace,
          name: 'WalletConnect',
          type: 'WALLET_CONNECT',
          ready: 'loadable',
        }))
      : [],
    notFound: 'connector.walletConnectNotFound',
    // A stored session is restored over its own relay, even if the app no longer names one.
    owns: (connectorId) => connectorId === WALLET_CONNECT_ID,
    load: parameters.load,
  }
}
