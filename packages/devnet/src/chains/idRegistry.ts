import artifact from '../contracts/IdRegistry.json' with { type: 'json' }

/** The contract that knows the ids of Farcaster's accounts, as IdRegistry on OP Mainnet does. Every address has an account here. */
export const idRegistry: { readonly address: `0x${string}`; readonly code: string } = {
  address: '0xfa7Ca57e00000000000000000000000000000006',
  code: artifact.deployedBytecode,
}
