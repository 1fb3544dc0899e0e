import editions from '../contracts/Editions.json' with { type: 'json' }
import pictures from '../contracts/Pictures.json' with { type: 'json' }

/** Contracts of tokens that are pictures. Each of the ten accounts has the token with its number from the start. */
export const pictureContracts: {
  readonly [standard in 'erc721' | 'erc1155']: {
    readonly address: `0x${string}`
    readonly code: string
    readonly storage: Readonly<Record<string, string>>
  }
} = {
  erc721: {
    address: '0x91C7000000000000000000000000000000000005',
    code: pictures.deployedBytecode,
    storage: pictures.storage,
  },
  erc1155: {
    address: '0xeD17000000000000000000000000000000000006',
    code: editions.deployedBytecode,
    storage: editions.storage,
  },
}
