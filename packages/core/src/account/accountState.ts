import type { AccountType } from '../adapter/types.ts'
import type { CaipAddress, Namespace } from '@latchkey/protocol/caip'
import type { ConnectionStatus } from '../connect/connectionState.ts'

/** The balance of one token, as plain data. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  /** CAIP-2 id. */
  readonly chainId?: string | undefined
  /** The token's contract as a CAIP-10 id; absent for the chain's native currency. */
  readonly address?: string | undefined
  readonly iconUrl?: string | undefined
  /** The value of the whole balance in US dollars; absent, like the price, if it is not known. */
  readonly value?: number | undefined
  readonly price?: number | undefined
  /** `numeric` is the balance in tokens, as a decimal number. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
  /** Whether the token is on a list of the cloud; absent if that is not known. Anyone can create a token with any name. */
  readonly isListed?: boolean | undefined
  /** Whether a provider calls the token spam. */
  readonly isSpam?: boolean | undefined
  /** When the older of the balance and its price was read, in ms since the epoch. */
  readonly asOf?: number | undefined
}

/** What the connection and the visitor say of one namespace's account. What queries read of it is in `Account`. */
export interface AccountRecord {
  readonly status: ConnectionStatus
  readonly caipAddress?: CaipAddress | undefined
  readonly address?: string | undefined
  /**
   * The address of the last visit, while its wallet is asked whether the page may still use it. Show it, but do not act on
   * it: the wallet may be locked or gone.
   */
  readonly unverifiedAddress?: string | undefined
  /** The account's page in the network's block explorer. */
  readonly addressExplorerUrl?: string | undefined
  readonly profileName?: string | undefined
  readonly profileImage?: string | undefined
  /** The visitor's own names for addresses. */
  readonly addressLabels: Readonly<Record<string, string>>
  /** The user of the login to which the account belongs; absent for wallets. */
  readonly user?: { readonly username?: string | undefined; readonly email?: string | undefined } | undefined
  readonly socialProvider?: string | undefined
  readonly connectedWalletInfo?:
    | { readonly name: string; readonly icon?: string | undefined; readonly rdns?: string | undefined }
    | undefined
  readonly allAccounts: readonly { readonly address: string; readonly type: AccountType }[]
  /**
   * The type that the account has, or would have: for the embedded wallet the one in use on the current network, for other accounts the
   * app's default of the namespace.
   */
  readonly preferredAccountType: AccountType
  /** Whether the account has code on the current network; absent where it cannot be a smart account. */
  readonly smartAccountDeployed?: boolean | undefined
}

/**
 * One namespace's account. The balances are added from the query cache when the account is read with
 * `getAccount`; no store holds them.
 */
export interface Account extends AccountRecord {
  /** The native balance in the coin, as a decimal number. */
  readonly balance?: string | undefined
  readonly balanceSymbol?: string | undefined
  /** The first 200 tokens. */
  readonly tokenBalance?: readonly TokenBalance[] | undefined
}

/** The accounts of every namespace. */
export interface AccountState {
  readonly byNamespace: Readonly<Partial<Record<Namespace, AccountRecord>>>
}

export const initialAccountState: AccountState = { byNamespace: {} }

/** The account while nothing is connected. */
export const emptyAccount: AccountRecord = {
  status: 'disconnected',
  addressLabels: {},
  allAccounts: [],
  preferredAccountType: 'eoa',
}

/** The account of a namespace, without balances. */
export const selectAccount = (state: AccountState, namespace: Namespace): AccountRecord =>
  state.byNamespace[namespace] ?? emptyAccount
