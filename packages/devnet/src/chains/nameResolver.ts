import artifact from '../contracts/NameResolver.json' with { type: 'json' }

/** The contract that resolves names as ENS's universal resolver does. The ten accounts have names in it from the start. */
export const nameResolver: {
  readonly address: `0x${string}`
  readonly code: string
  readonly storage: Readonly<Record<string, string>>
} = {
  address: '0x4a3e000000000000000000000000000000000004',
  code: artifact.deployedBytecode,
  storage: artifact.storage,
}
