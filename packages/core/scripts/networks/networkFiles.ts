import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatNetwork } from './formatNetwork.ts'
import { sourceChains } from './sourceChains.ts'

const packageFolder = path.join(import.meta.dirname, '../..')
const readme = path.join(packageFolder, 'README.md')
const tablePattern = /(<!-- networks -->\n).*?(<!-- \/networks -->)/s

/** Returns the generated files by path: one for each EVM network, and core's README with their table. */
export function listNetworkFiles(): ReadonlyMap<string, string> {
  const folder = path.join(packageFolder, 'src/network/networks')
  return new Map([
    ...Object.entries(sourceChains).map(
      ([name, chain]) => [path.join(folder, `${name}.ts`), formatNetwork(name, chain)] as const,
    ),
    [
      readme,
      readFileSync(readme, 'utf8').replace(tablePattern, (_, start, end) => `${start}\n${formatTable()}\n${end}`),
    ],
  ])
}

function formatTable(): string {
  const rows = Object.entries(sourceChains).map(([name, { id, name: title, testnet }]) => {
    return `| \`${name}\` | ${title}${testnet === true ? ' (test network)' : ''} | \`eip155:${id}\` |`
  })
  return ['| export | network | CAIP-2 id |', '|---|---|---|', ...rows, ...otherRows, ''].join('\n')
}

/** The networks that viem does not know. Their files are written by hand. */
const otherRows = [
  '| `solana` | Solana | `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp` |',
  '| `solanaDevnet` | Solana Devnet (test network) | `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1` |',
  '| `solanaTestnet` | Solana Testnet (test network) | `solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z` |',
  '| `bitcoin` | Bitcoin | `bip122:000000000019d6689c085ae165831e93` |',
  '| `bitcoinTestnet` | Bitcoin Testnet (test network) | `bip122:000000000933ea01ad0ee984209779ba` |',
]
