import type { CatalogueWallet } from '@latchkey/protocol/catalogue'

/** Typical search queries, by kind. */
export function listSearches(wallets: readonly CatalogueWallet[]): Readonly<Record<string, readonly string[]>> {
  const step = Math.max(1, Math.floor(wallets.length / 60))
  const some = wallets.filter((_wallet, index) => index % step === 0)
  return {
    exact: some.map(({ name }) => name),
    prefix: some.map(({ name }) => name.slice(0, 4)),
    letter: some.map(({ name }) => name.slice(0, 1)),
    typo: some.map(({ name }) => `${name.slice(0, 2)}${name.slice(3, 9)}`),
    swapped: some.map(({ name }) => `${name[1]}${name[0]}${name.slice(2, 8)}`),
    words: some.map(({ name }) => name.split(' ').toReversed().join(' ')),
    rdns: some.map(({ rdns }) => rdns ?? ''),
    nothing: ['zzzzzzzz', 'qwrtpsdfg', 'a wallet that does not exist', '0000', 'wallet '.repeat(18).trim()],
  }
}
