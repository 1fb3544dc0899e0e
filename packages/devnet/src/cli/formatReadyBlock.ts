import { devAccountEther, devAccountTokens } from '../chains/devAccounts.ts'
import type { DevnetDescription } from '../DevnetDescription.ts'

/** What the command prints for people; the last line is what scripts wait for. */
export function formatReadyBlock(description: DevnetDescription): string {
  const [first] = description.evm
  const rows = description.evm.map((chain) => [chain.name, chain.caipNetworkId, chain.rpcUrl])
  const tokens = first?.tokens ?? []
  const holdings = [
    `${devAccountEther} of the currency`,
    ...tokens.map(({ symbol }) => `${devAccountTokens} ${symbol}`),
  ]
  return [
    'Local chains for development. Everyone has these keys: never send anything of value to these accounts.',
    '',
    ...align([...rows, ['Faucet', '', description.faucetUrl]]),
    '',
    'Tokens, on every chain',
    ...align(
      tokens.map(({ address, name, symbol, transferReturns }) => [
        symbol,
        address,
        transferReturns ? name : `${name}: transfer and approve return nothing`,
      ]),
    ),
    '',
    `Accounts, each with ${holdings.join(', ')} on every chain`,
    ...align((first?.accounts ?? []).map(({ address, privateKey }) => [address, privateKey])),
    '',
    `latchkey-devnet ready ${description.faucetUrl}`,
    '',
  ].join('\n')
}

function align(rows: readonly (readonly string[])[]): string[] {
  return rows.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(Math.max(...rows.map((other) => other[column]?.length ?? 0))))
    return `  ${cells.join('  ')}`.trimEnd()
  })
}
