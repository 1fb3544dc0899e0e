import type { DevnetChain } from '../devnet/Devnet.ts'
import { toFields } from './toFields.ts'

/** The module with the local chains. */
export function toNetworksCode(chains: readonly DevnetChain[]): string {
  const networks = chains.map(({ network }) => {
    const { id, name, nativeCurrency, rpcUrls, testnet } = network
    const fields = toFields(Object.entries({ id, name, nativeCurrency, rpcUrls, testnet }), '  ')
    return `export const ${toName(name)} = defineNetwork({\n${fields}})\n`
  })
  return `import { defineNetwork } from '@latchkey/core/networks'\n\n${networks.join('\n')}\n// Any viem chain is accepted as it is, too.\n`
}

function toName(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/)
  return first.toLowerCase() + rest.join('')
}
