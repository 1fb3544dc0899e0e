import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { formatNetworkLogos, formatWalletLogos } from '../../scripts/logos/formatLogos.ts'
import { networkLogosFile, walletLogosFile } from '../../scripts/logos/logoFiles.ts'
import { namespaceLogoChoices, networkLogoChoices } from '../../scripts/logos/networkLogoChoices.ts'
import { walletLogoChoices } from '../../scripts/logos/walletLogoChoices.ts'
import { shippedWallets } from './data/shippedWallets.ts'

it.each([
  ['networks', networkLogosFile, formatNetworkLogos],
  ['wallets', walletLogosFile, formatWalletLogos],
])(
  "the modal's logos of %s match the cloud's pictures (otherwise run scripts/writeLogos.ts)",
  async (_, file, format) => {
    expect(await readFile(file, 'utf8')).toBe(format())
  },
)

it('gives each network one logo', () => {
  const ids = Object.values(networkLogoChoices).flat()
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.values(namespaceLogoChoices).filter((key) => !(key in networkLogoChoices))).toEqual([])
})

it('has logos only of the ten first wallets', () => {
  const first = shippedWallets.slice(0, 10).map(({ id }) => id)
  expect(walletLogoChoices.filter((id) => !first.includes(id))).toEqual([])
})
