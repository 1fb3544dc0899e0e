import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createProviderError } from '../errors/createProviderError.ts'
import type { WalletContext } from './context.ts'

/** Returns the key of an account that the site may use now; throws 4100 otherwise. Call it again after every await. */
export function getAccount({ state, keys }: WalletContext, origin: string, address: Address): PrivateKeyAccount {
  const account = state.getPermitted(origin).includes(address) ? keys.get(address) : undefined
  if (account === undefined) {
    throw createProviderError('unauthorized', `The site was not given the account ${address}.`)
  }
  return account
}
