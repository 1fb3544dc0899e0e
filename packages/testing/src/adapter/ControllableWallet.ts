import type { CaipNetworkId, NamespaceTypes } from '@latchkey/core/adapter'

/**
 * A wallet of the page that the contract suite drives. Every verb resolves once the wallet has told the page.
 *
 * The wallet starts locked out of the app: the first connection prompts the visitor, who approves. Reading what the app
 * may already see is never a prompt.
 */
export interface ControllableWallet<types extends NamespaceTypes = NamespaceTypes> {
  /** The id under which the adapter lists this wallet. */
  readonly connectorId: string
  /** What the wallet holds; at least two, the first in use. Connecting reveals both. */
  readonly accounts: readonly [types['address'], types['address'], ...types['address'][]]
  /** How the visitor behaves from now on. */
  answerWith(answer: WalletAnswer): void
  /** Answers every prompt that is held. */
  release(answer: 'approve' | 'reject'): Promise<void>
  /** How many prompts the visitor has been shown so far, held ones included. */
  getPromptCount(): number
  /** Shows the app these accounts from now on, the first in use; an empty list locks it out. */
  changeAccounts(accounts: readonly types['address'][]): Promise<void>
  /**
   * Goes to another network by the visitor's own choice. Absent where wallets are on no network of their own: there the app
   * chooses among those that a wallet offers, and the suite proves that instead. Both wallets of a harness have it or none.
   */
  changeNetwork?(networkId: CaipNetworkId<types['namespace']>): Promise<void>
  /**
   * Where the app chooses: offers its accounts on these networks from now on, in this order, to apps that are connected and
   * to those that come. Absent if what wallets offer never changes.
   */
  offerNetworks?(networkIds: readonly CaipNetworkId<types['namespace']>[]): Promise<void>
}

/** the visitor's answer to a prompt: at once, never until released, or an error as the wallet's provider rejects with. */
export type WalletAnswer = 'approve' | 'reject' | 'hold' | { readonly error: unknown }
