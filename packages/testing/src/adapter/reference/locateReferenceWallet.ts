import { readProperty } from '@latchkey/core/adapter'
import type { Connection, Namespace, Network } from '@latchkey/core/adapter'
import { chooseReferenceNetwork } from './chooseReferenceNetwork.ts'
import { parseReferenceNetworkId } from './parseReferenceNetworkId.ts'
import { parseReferenceNetworkIds } from './parseReferenceNetworkIds.ts'
import type { ReferenceProvider } from './ReferenceProvider.ts'
import type { ReferenceTypes } from './ReferenceTypes.ts'

/** Asks a wallet which network it is on and which ones it allows. */
export async function locateReferenceWallet(parameters: {
  readonly provider: ReferenceProvider
  /** The network to be on, if the wallet is on none of its own. */
  readonly preferred: string | undefined
  readonly namespace: Namespace
  /** The app's networks. */
  readonly networks: readonly Network[]
}): Promise<Pick<Connection<ReferenceTypes>, 'networkId' | 'approvedNetworkIds'>> {
  const { provider, preferred, namespace, networks } = parameters
  try {
    return {
      networkId: parseReferenceNetworkId(await provider.request({ method: 'network' }), namespace),
      approvedNetworkIds: 'all',
    }
  } catch (cause) {
    if (readProperty(cause, 'code') !== 'UNSUPPORTED_METHOD') throw cause
  }
  const offered = parseReferenceNetworkIds(await provider.request({ method: 'networks' }), namespace)
  return { networkId: chooseReferenceNetwork({ offered, preferred, networks }), approvedNetworkIds: offered }
}
