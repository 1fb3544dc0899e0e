import type { CatalogueWallet } from '@latchkey/protocol/catalogue'

/** Creates a catalogue of fictional wallets: `wallet-1`, `wallet-2` and so on, on Ethereum by default. */
export function createWallets(
  count: number,
  toPart: (index: number) => Partial<CatalogueWallet> = () => ({}),
): readonly CatalogueWallet[] {
  return Array.from({ length: count }, (_, position) => {
    const index = position + 1
    const id = `wallet-${index}`
    return { id, name: `Wallet ${index}`, image_id: `${id}-image`, chains: ['eip155:1'], ...toPart(index) }
  })
}
