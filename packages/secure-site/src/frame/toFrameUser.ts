import type { WalletUser } from '@latchkey/protocol/embedded'
import type { FrameUser } from '@latchkey/protocol/frame'
import type { WalletAccount } from '../wallet/createWalletHolder.ts'

/** What an app learns of the user. */
export function toFrameUser({
  account,
  chainId,
  user,
}: {
  readonly account: WalletAccount
  readonly chainId: string
  readonly user: WalletUser
}): Omit<FrameUser, 'chainId'> & { readonly chainId: string } {
  const { addresses, hasRecoveryMethod, isVerified } = account
  const address = chainId.startsWith('solana:') ? addresses.solana : addresses.eip155
  return {
    email: user.email,
    userName: user.userName ?? null,
    address,
    chainId,
    accounts: [{ address, type: 'eoa' }],
    addresses: { eip155: addresses.eip155, solana: addresses.solana },
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
    isVerified,
    hasRecoveryMethod,
  }
}
