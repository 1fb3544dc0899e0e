import type { Playground } from '../../examples/playground/server/startPlayground.ts'

/** Returns the text that is printed when everything runs: every address, and how to stop it. */
export function formatReadyBlock({
  url,
  cloudUrl,
  walletUrl,
  description,
}: Pick<Playground, 'url' | 'cloudUrl' | 'walletUrl' | 'description'>): string {
  const rows = [
    ['Playground', url, ''],
    ...description.evm.map(({ name, rpcUrl, chainId }) => [name, rpcUrl, `chain ${chainId}`]),
    ...(description.solana ? [[description.solana.name, description.solana.rpcUrl, '']] : []),
    ...(description.bitcoin ? [[description.bitcoin.name, description.bitcoin.esploraUrl, '']] : []),
    ['Faucet', description.faucetUrl, ''],
    ['Cloud', cloudUrl, 'project dev'],
    ['Wallet', walletUrl, ''],
    ...(description.mail ? [['Mailbox', description.mail.url, description.mail.smtpUrl]] : []),
  ]
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const lines = rows.map(([name = '', address = '', note = '']) =>
    `  ${name.padEnd(width(0))}   ${address.padEnd(width(1))}   ${note}`.trimEnd(),
  )
  return ['', '  Latchkey is ready', '', ...lines, '', '  Ctrl-C stops everything', '', ''].join('\n')
}
