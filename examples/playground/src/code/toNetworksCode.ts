import type { DevnetChain } from '../devnet/Devnet.ts'
import { toFields } from './toFields.ts'
import { toNetworkName } from './toNetworkName.ts'

/** Returns the module that defines the local chains. */
export function toNetworksCode(chains: readonly DevnetChain[]): string {
  const networks = chains.map(({ network }) => {
    const { id, name, chainNamespace, nativeCurrency, rpcUrls, testnet } = network
    const kind = chainNamespace === 'eip155' ? {} : { chainNamespace }
    const fields = toFields(Object.entries({ id, name, ...kind, nativeCurrency, rpcUrls, testnet }), '  ')
    return `export const ${toNetworkName(name)} = defineNetwork({\n${fields}})\n`
  })
  return `import { defineNetwork } from '@latchkey/core/networks'\n\n${networks.join('\n')}\n// Any viem chain is accepted as it is, too.\n`
}
