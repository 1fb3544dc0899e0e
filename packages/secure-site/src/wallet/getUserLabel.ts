import type { WalletUser } from '@latchkey/protocol/embedded'

/** Who is logged in, for people to read: the address, or the name at the provider. */
export function getUserLabel({ email, userName }: WalletUser): string {
  return email ?? userName ?? ''
}
