import artifact from '../contracts/Multicall.json' with { type: 'json' }

/** The contract with which libraries batch their reads, at the address where they expect it. */
export const multicall: { readonly address: `0x${string}`; readonly code: string } = {
  address: '0xcA11bde05977b3631167028862bE2a173976CA11',
  code: artifact.deployedBytecode,
}
