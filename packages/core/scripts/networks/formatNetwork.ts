/** The fields of a viem chain that a built-in network has. */
export interface ChainSource {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } } | undefined
  readonly testnet?: boolean | undefined
}

/** Returns the file of one built-in network. */
export function formatNetwork(name: string, chain: ChainSource): string {
  const { id, nativeCurrency: currency, rpcUrls, blockExplorers, testnet } = chain
  const [rpcUrl = ''] = rpcUrls.default.http
  const explorer = blockExplorers?.default
  return [
    "import { defineNetwork } from './defineNetwork.ts'",
    "import type { Network } from '../../adapter/Network.ts'",
    '',
    `/** ${chain.name} (\`eip155:${id}\`)${testnet === true ? ', a test network' : ''}. */`,
    `export const ${name}: Network<'eip155'> = /*#__PURE__*/ defineNetwork({`,
    `  id: ${id},`,
    `  name: ${quote(chain.name)},`,
    `  nativeCurrency: { name: ${quote(currency.name)}, symbol: ${quote(currency.symbol)}, decimals: ${currency.decimals} },`,
    `  rpcUrls: { default: { http: [${quote(rpcUrl)}] } },`,
    ...(explorer
      ? [`  blockExplorers: { default: { name: ${quote(explorer.name)}, url: ${quote(explorer.url)} } },`]
      : []),
    ...(testnet === true ? ['  testnet: true,'] : []),
    '})',
    '',
  ].join('\n')
}

function quote(text: string): string {
  if (/['\\\n]/.test(text)) throw new TypeError(`${text} needs an escape, which the template does not write.`)
  return `'${text}'`
}
