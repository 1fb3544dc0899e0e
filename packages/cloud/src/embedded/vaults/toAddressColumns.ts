import type { VaultManifest } from '@latchkey/protocol/embedded'

/** Returns the columns by which operators find the user of a vault. Addresses on Ethereum differ in their checksum only by case. */
export function toAddressColumns({ addresses: { eip155, solana } }: Pick<VaultManifest, 'addresses'>): {
  readonly eip155Address: string
  readonly solanaAddress: string
} {
  return { eip155Address: eip155.toLowerCase(), solanaAddress: solana }
}
