import type { AdapterContext, AdapterFactory, CaipNetworkId, NamespaceTypes, Network } from '@latchkey/core/adapter'
import type { ControllableSession } from './ControllableSession.ts'
import type { ControllableWallet } from './ControllableWallet.ts'
import type { ProviderErrorRow } from './ProviderErrorRow.ts'

/**
 * The world in which the contract suite tries an adapter: real keys, a real local chain, two wallets in one page.
 * Every case gets a fresh one, in which no wallet has let the app in yet.
 *
 * `types` is the adapter's own bag of types.
 */
export interface AdapterHarness<types extends NamespaceTypes = NamespaceTypes> {
  /** A new factory over this world, as an app would make it. Every call gives another one. */
  createFactory(): AdapterFactory<types>
  /** What core would give the adapter. `createAdapterContext` makes one. Names `networks.known`, and no others. */
  readonly context: AdapterContext<types['namespace']>
  readonly wallet: ControllableWallet<types>
  /** A second wallet of the same page, with other keys. */
  readonly otherWallet: ControllableWallet<types>
  readonly networks: AdapterHarnessNetworks<types['namespace']>
  readonly chain: AdapterHarnessChain<types>
  /**
   * A session that core owns (pairing, embedded wallet) with real keys behind its `request`. It grants the network
   * `current` first, then `other`, and two accounts. `createControllableSession` makes one.
   */
  createSession(parameters?: {
    /** What the session allows; all that the adapter can use by default. */
    readonly methods?: readonly string[] | undefined
  }): Promise<ControllableSession<types>>
  /** Verifies a signature without the adapter's code. Must be able to say no. */
  verifySignature(parameters: {
    readonly address: types['address']
    /** The text that was signed. */
    readonly message: string
    readonly signature: string
  }): Promise<boolean>
  /** Published vectors for `isAddress`, of the standard that defines the addresses. Three of each at least. */
  readonly addressVectors: { readonly valid: readonly string[]; readonly invalid: readonly string[] }
  /** What wallets answer when they refuse, and the code that must come of it. One refusal by the visitor an action at least. */
  readonly providerErrors: readonly ProviderErrorRow[]
  /** Listeners that remain on the page's event targets and on the wallets. */
  getListenerCount(): number
  /** Ends the world. */
  teardown(): Promise<void>
}

/** The networks of a harness. */
export interface AdapterHarnessNetworks<namespace extends AdapterContext['networks'][number]['chainNamespace']> {
  /** Where both wallets are at first; where the app chooses, its first network, which both offer. The app names it. */
  readonly current: Network<namespace>
  /** The app names it and both wallets know it. */
  readonly other: Network<namespace>
  /** The app names it, and no wallet knows it or offers it. It may be one that wallets can add. */
  readonly unknownToWallet: Network<namespace>
  /** The wallets know it and may offer it, and the app does not name it. */
  readonly unknownToApp: CaipNetworkId<namespace>
}

/** The chain of a harness, asked without the adapter's code. All amounts are in the smallest unit. */
export interface AdapterHarnessChain<types extends NamespaceTypes = NamespaceTypes> {
  /** The balance on the network `current`, of the native coin or of a token. */
  getBalance(parameters: {
    readonly address: types['address']
    readonly token?: types['address'] | undefined
  }): Promise<bigint>
  /** An unused address. */
  createRecipient(): types['address']
  /** Tokens on the network `current` that every account of the wallets holds; none on a chain without tokens. */
  readonly tokens: readonly types['address'][]
  /** An amount that the chain accepts as a transfer and the accounts can afford several times, coin and tokens. */
  readonly amount: bigint
  /** The adapter's transaction request for a native transfer. Needed if the adapter has the feature `transaction`. */
  createTransaction?(parameters: {
    readonly from: types['address']
    readonly to: types['address']
    readonly amount: bigint
  }): types['transactionRequest']
  /**
   * Sends a native transfer that no block takes until it is replaced. Absent on chains whose transactions cannot be replaced.
   */
  sendReplaceable?(parameters: {
    readonly to: types['address']
    readonly amount: bigint
  }): Promise<ReplaceableTransfer<types>>
}

/** A transfer that waits for a block. */
export interface ReplaceableTransfer<types extends NamespaceTypes = NamespaceTypes> {
  readonly id: types['transactionId']
  /**
   * Replaces it, as its sender's wallet does: with the same and a higher fee, or with nothing to the sender itself. Resolves to the
   * replacement's id once it is in a block.
   */
  replace(how: 'spedUp' | 'cancelled'): Promise<types['transactionId']>
}
