import path from 'node:path'
import { expect, it } from 'vitest'
import { shippedWallets } from './data/shippedWallets.ts'

it('lists the ids of all wallets in docs/wallets.md (npx vitest run --project cloud --update writes it)', async () => {
  const rows = shippedWallets.map(({ id, name, rdns, chains }) => {
    const namespaces = [...new Set(chains.map((chain) => chain.slice(0, chain.indexOf(':'))))]
    return `| \`${id}\` | ${name} | ${rdns === undefined ? '–' : `\`${rdns}\``} | ${namespaces.join(', ')} |`
  })
  const page = `# Wallets of the catalogue

The ${shippedWallets.length} wallets that ship with the cloud, most popular first. Use their ids in the options \`featuredWalletIds\`,
\`includeWalletIds\` and \`excludeWalletIds\` ([options.md](options.md)). Without a cloud, the modal has the first 32. Ids never change.
A cloud can import more wallets and list them under their own ids: see [cloud.md](cloud.md). This page is generated from the catalogue.

The reverse domain name (EIP-6963) is what an installed wallet announces; it is also the \`connectorId\` of \`connect\`.

| id | wallet | reverse domain name | namespaces |
|---|---|---|---|
${rows.join('\n')}
`
  await expect(page).toMatchFileSnapshot(path.resolve(import.meta.dirname, '../../../../docs/wallets.md'))
})
