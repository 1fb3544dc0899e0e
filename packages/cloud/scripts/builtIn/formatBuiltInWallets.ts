import { shippedWallets } from '../../src/catalogue/data/shippedWallets.ts'
import { toCatalogueWallet } from '../../src/catalogue/toCatalogueWallet.ts'

const count = 32
const keys = [
  'id',
  'name',
  'homepage',
  'rdns',
  'chains',
  'mobile_link',
  'link_mode',
  'desktop_link',
  'webapp_link',
  'app_store',
  'play_store',
  'chrome_store',
] as const

/** The source of core's built-in list: the most popular wallets, one network per namespace, no pictures. */
export function formatBuiltInWallets(): string {
  const rows = shippedWallets.slice(0, count).map((shipped) => {
    const wallet = toCatalogueWallet(shipped)
    const lines = keys.flatMap((key) => {
      const value = key === 'chains' ? pickNetworks(wallet.chains) : wallet[key]
      if (value == null) return []
      return typeof value === 'string' ? `    ${key}: ${quote(value)},\n` : formatList(key, value)
    })
    return `  {\n${lines.join('')}  },\n`
  })
  return `import type { CatalogueWallet } from '@latchkey/protocol/catalogue'

// Written by packages/cloud/scripts/writeBuiltInWallets.ts from the catalogue that ships with the cloud.

/**
 * The most popular wallets, for a modal that cannot reach the catalogue. \`chains\` contains one network of each
 * namespace; images are loaded from the cloud.
 */
export const builtInWallets: readonly CatalogueWallet[] = [
${rows.join('')}]
`
}

function pickNetworks(chains: readonly string[]): readonly string[] {
  const first = new Map<string, string>()
  for (const chain of chains) {
    const namespace = chain.slice(0, chain.indexOf(':'))
    if (!first.has(namespace)) first.set(namespace, chain)
  }
  return [...first.values()]
}

/** On one line if it fits, as the formatter does. */
function formatList(key: string, values: readonly string[]): string {
  const line = `    ${key}: [${values.map(quote).join(', ')}],\n`
  if (line.length <= 121) return line
  return `    ${key}: [\n${values.map((value) => `      ${quote(value)},\n`).join('')}    ],\n`
}

function quote(value: string): string {
  return value.includes("'") ? JSON.stringify(value) : `'${value}'`
}
