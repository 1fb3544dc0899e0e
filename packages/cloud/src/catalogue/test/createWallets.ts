import { catalogueWalletSchema, type CatalogueWallet } from '@latchkey/protocol/catalogue'
import { parse } from 'valibot'

const beginnings =
  'Aurora Basin Cinder Delta Ember Falcon Garnet Harbor Indigo Juniper Krypton Lumen Marble Nimbus Onyx Pepper'
const middles = 'Chain Coin Fort Gate Key Ledge Mint Nest Pay Port Ridge Safe Stone Swap Trade Vault'
const ends = 'Wallet App Mobile Pro One Lite Hub Labs Plus Web3'

/** Creates unique wallets with realistic names and fields. Deterministic. */
export function createWallets(count: number): readonly CatalogueWallet[] {
  const [first, second, third] = [beginnings, middles, ends].map((words) => words.split(' '))
  const pick = (words: readonly string[] | undefined, index: number): string => words?.[index % words.length] ?? ''
  return Array.from({ length: count }, (_unused, index) => {
    const round = Math.floor(index / 2560)
    const begin = pick(first, index)
    const name = `${begin} ${pick(second, Math.floor(index / 16))} ${pick(third, Math.floor(index / 256))}`
    const word = name.toLowerCase().replaceAll(' ', '')
    return parse(catalogueWalletSchema, {
      id: `${word}-${index}`,
      name: round === 0 ? name : `${name} ${round}`,
      homepage: `https://${word}${index}.example`,
      rdns: `example.${word}.w${index}`,
      chains:
        index % 3 === 0 ? ['eip155:1', 'eip155:137'] : index % 3 === 1 ? ['eip155:1'] : ['eip155:1', 'eip155:8453'],
      mobile_link: `${word}${index}://`,
    })
  })
}
