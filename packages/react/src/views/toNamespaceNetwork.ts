import type { Namespace, Network } from '@latchkey/core'

/** The network whose picture stands for a chain: the first that the app has there and that is no testnet. */
export function toNamespaceNetwork({
  networks,
  namespace,
}: {
  readonly networks: readonly Network[]
  readonly namespace: Namespace
}): Network | undefined {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return own.find(({ testnet }) => !testnet) ?? own[0]
}
