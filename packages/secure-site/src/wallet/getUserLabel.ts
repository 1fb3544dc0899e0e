import type { WalletUser } from '@latchkey/protocol/embedded'

/** The name of the logged-in user, for display: the address, or the name at the provider. */
export function getUserLabel({ email, userName }: WalletUser): string {
  return email ?? userName ?? ''
}
