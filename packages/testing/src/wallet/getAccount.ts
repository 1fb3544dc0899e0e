import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createProviderError } from '../errors/createProviderError.ts'
import type { WalletContext } from './context.ts'

/** The key of an account that a site may use now; 4100 if it may not. Ask again after every wait. */
export function getAccount({ state, keys }: WalletContext, origin: string, address: Address): PrivateKeyAccount {
  const account = state.getPermitted(origin).includes(address) ? keys.get(address) : undefined
  if (account === undefined) {
    throw createProviderError('unauthorized', `The site was not given the account ${address}.`)
  }
  return account
}
