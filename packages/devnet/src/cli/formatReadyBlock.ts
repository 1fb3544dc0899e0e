import { smartAccountPackage } from '../chains/smartAccountContracts.ts'
import { devAccountEther, devAccountTokens } from '../chains/devAccounts.ts'
import type { DevnetDescription, DevnetSmartAccounts } from '../DevnetDescription.ts'
import { solanaAccountSol, solanaAccountTokens } from '../solana/accounts/solanaAccounts.ts'

type Rows = readonly (readonly string[])[]

/** Formats the command's output for people; scripts wait for the last line. */
export function formatReadyBlock(description: DevnetDescription): string {
  const { bitcoin, evm, faucetUrl, identity, mail, solana } = description
  const rows = [
    ...evm.map((chain) => [chain.name, chain.caipNetworkId, chain.rpcUrl]),
    ...(solana === undefined ? [] : [[solana.name, solana.caipNetworkId, solana.rpcUrl]]),
    ...(bitcoin === undefined ? [] : [[bitcoin.name, bitcoin.caipNetworkId, bitcoin.esploraUrl]]),
    ['Faucet', '', faucetUrl],
    ...(mail === undefined ? [] : [['Mailbox', mail.smtpUrl, mail.url]]),
    ...(identity === undefined ? [] : [['Identity', '', identity.url]]),
  ]
  return [
    'Local chains for development. The keys are public: never send anything of value to these accounts.',
    '',
    ...align(rows),
    '',
    ...formatEvm(description),
    ...formatSolana(description),
    ...formatBitcoin(description),
    `latchkey-devnet ready ${faucetUrl}`,
    '',
  ].join('\n')
}

function formatEvm({ evm: [first], smartAccounts }: DevnetDescription): string[] {
  if (first === undefined) return []
  const { accounts, tokens } = first
  return [
    'Tokens, on every EVM chain',
    ...align(
      tokens.map(({ address, name, symbol, transferReturns }) => [
        symbol,
        address,
        transferReturns ? name : `${name}: transfer and approve return nothing`,
      ]),
    ),
    '',
    `Accounts, each with ${list(devAccountEther, 'of the currency', devAccountTokens, tokens)} on every EVM chain`,
    ...align(accounts.map(({ address, privateKey }) => [address, privateKey])),
    '',
    ...formatSmartAccounts(smartAccounts),
    '',
  ]
}

function formatSmartAccounts(smartAccounts: DevnetSmartAccounts | undefined): string[] {
  if (smartAccounts === undefined) {
    const { name, version } = smartAccountPackage
    return [
      `No smart accounts: their contracts are in ${name} ${version}, which is not installed. Install it to have them.`,
    ]
  }
  const { entryPointAddress, executors, implementationAddress } = smartAccounts
  return [
    'Smart accounts, on every EVM chain, with accounts for a bundler to send from (--json has their keys)',
    ...align([
      ['EntryPoint 0.8', entryPointAddress],
      ['Simple7702Account', implementationAddress],
      ...executors.map(({ address }, index) => [`Executor ${index}`, address]),
    ]),
  ]
}

function formatSolana({ solana }: DevnetDescription): string[] {
  if (solana === undefined) return []
  const { accounts, nativeCurrency, tokens } = solana
  return [
    'Tokens on Solana',
    ...align(tokens.map(({ mint, name, program, symbol }) => [symbol, mint, `${name}, ${program}`])),
    '',
    `Accounts on Solana, each with ${list(solanaAccountSol, nativeCurrency.symbol, solanaAccountTokens, tokens)}`,
    ...align(accounts.map(({ address, secretKey }) => [address, secretKey])),
    '',
  ]
}

function formatBitcoin({ bitcoin }: DevnetDescription): string[] {
  if (bitcoin === undefined) return []
  return [
    'Accounts on Bitcoin, with coins at these addresses and at two more of each key (--json)',
    ...align(bitcoin.accounts.map(({ addresses, privateKey }) => [addresses.p2wpkh, privateKey])),
    '',
  ]
}

function list(amount: number, currency: string, held: number, tokens: readonly { readonly symbol: string }[]): string {
  return [`${amount} ${currency}`, ...tokens.map(({ symbol }) => `${held} ${symbol}`)].join(', ')
}

function align(rows: Rows): string[] {
  return rows.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(Math.max(...rows.map((other) => other[column]?.length ?? 0))))
    return `  ${cells.join('  ')}`.trimEnd()
  })
}
