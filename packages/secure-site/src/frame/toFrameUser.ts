import type { WalletUser } from '@latchkey/protocol/embedded'
import type { FrameUser } from '@latchkey/protocol/frame'
import type { AccountType } from '../rpc/smart/SmartPort.ts'
import type { WalletAccount } from '../wallet/createWalletHolder.ts'
import type { SmartDescription } from './createSmartHandlers.ts'

/** What an app learns of the user. */
export function toFrameUser({
  account,
  accountType,
  chainId,
  smart,
  user,
}: {
  readonly account: WalletAccount
  readonly accountType: AccountType
  readonly chainId: string
  readonly smart: SmartDescription
  readonly user: WalletUser
}): Omit<FrameUser, 'chainId'> & { readonly chainId: string } {
  const { addresses, hasRecoveryMethod, isVerified } = account
  const address = chainId.startsWith('solana:') ? addresses.solana : addresses.eip155
  return {
    email: user.email,
    userName: user.userName ?? null,
    address,
    chainId,
    // One address, under each type that it has on the network.
    accounts: smart.types.map((type) => ({ address, type })),
    addresses: { eip155: addresses.eip155, solana: addresses.solana },
    preferredAccountType: smart.types.includes(accountType) ? accountType : 'eoa',
    smartAccountDeployed: smart.isDeployed,
    isVerified,
    hasRecoveryMethod,
  }
}
