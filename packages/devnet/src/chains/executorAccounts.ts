import type { DevnetAccount } from '../DevnetDescription.ts'

/** Ether that each of {@link executorAccounts} holds initially, in whole units. */
export const executorEther = 10_000

/**
 * The accounts from which a bundler in development sends the operations of smart accounts, funded in the genesis block. Their
 * keys are public: each is the keccak256 hash of the UTF-8 text `latchkey devnet executor 0` to `latchkey devnet executor 3`.
 */
export const executorAccounts: readonly DevnetAccount[] = [
  {
    address: '0x018F340e0e8E85E8Eea62e65C221d9A241Ef651B',
    privateKey: '0xb86d9b9ac83ba893ef5fc5237537c7c145c5e2ad55005d6525c3683a46286ce0',
  },
  {
    address: '0x63bC76371702aB122efcaBdaAbbA49F4813A1F31',
    privateKey: '0x7fac2056c1eeff0825302f22548862ab04c7f5bbeae0d14dc7215b1c10fd425b',
  },
  {
    address: '0x12A6F2E911B83558d78617FE7392ae2b26d91aA9',
    privateKey: '0xd5b23e80a3e07fdf9430ab1de1a7f4fd607a5b0dc875383bf5f83fc032c49992',
  },
  {
    address: '0x444C5b89c7c37a4bB9876386bf6C0C2A9220B48b',
    privateKey: '0x07e01b34f4cc441a4de8508bd84940be1f810cacbf58e493c654c16dbae027e1',
  },
]
