import type { VaultManifest } from '@latchkey/protocol/embedded'

/** Whether two manifests, or what they name, have the same addresses. */
export function hasSameAddresses(
  { addresses }: Pick<VaultManifest, 'addresses'>,
  other: Pick<VaultManifest, 'addresses'>,
): boolean {
  return addresses.eip155 === other.addresses.eip155 && addresses.solana === other.addresses.solana
}
