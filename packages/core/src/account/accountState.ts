import type { AccountType } from '../adapter/types.ts'
import type { CaipAddress, Namespace } from '@latchkey/protocol/caip'
import type { ConnectionStatus } from '../connect/connectionState.ts'

/** One token of an account, as plain data (S3.026, S3.027). */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId?: string | undefined
  readonly address?: string | undefined
  readonly iconUrl?: string | undefined
  readonly value?: number | undefined
  readonly price: number
  readonly quantity: { readonly decimals: string; readonly numeric: string }
}

/** Everything the house knows of one namespace's account (S3.001 to S3.008). */
export interface Account {
  readonly status: ConnectionStatus
  readonly caipAddress?: CaipAddress | undefined
  readonly address?: string | undefined
  /** The account's page in the network's block explorer. */
  readonly addressExplorerUrl?: string | undefined
  /** The native balance in the coin, as a decimal number. */
  readonly balance?: string | undefined
  readonly balanceSymbol?: string | undefined
  readonly tokenBalance?: readonly TokenBalance[] | undefined
  readonly profileName?: string | undefined
  readonly profileImage?: string | undefined
  /** The visitor's own names for addresses. */
  readonly addressLabels: Readonly<Record<string, string>>
  readonly user?: { readonly username?: string | undefined; readonly email?: string | undefined } | undefined
  readonly socialProvider?: string | undefined
  readonly connectedWalletInfo?:
    | { readonly name: string; readonly icon?: string | undefined; readonly rdns?: string | undefined }
    | undefined
  readonly allAccounts: readonly { readonly address: string; readonly type: AccountType }[]
  readonly preferredAccountType: AccountType
  readonly smartAccountDeployed?: boolean | undefined
}

/** The accounts of every namespace. */
export interface AccountState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, Account>>>
}

export const initialAccountState: AccountState = { byNamespace: {} }

/** What an account is while nothing is connected. */
export const emptyAccount: Account = {
  status: 'disconnected',
  addressLabels: {},
  allAccounts: [],
  preferredAccountType: 'eoa',
}

/** The account of a namespace. */
export const selectAccount = (state: AccountState, namespace: Namespace): Account =>
  state.byNamespace[namespace] ?? emptyAccount
