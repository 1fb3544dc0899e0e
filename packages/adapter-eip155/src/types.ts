import type { Adapter, AdapterFeatures, NamespaceTypes } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'

/** An EVM address. Addresses from this package have an EIP-55 checksum. */
export type Eip155Address = `0x${string}`

/** The provider of a wallet in the page (EIP-1193). Some wallets have no events. */
export interface Eip1193Provider {
  request(parameters: {
    readonly method: string
    readonly params?: readonly unknown[] | object | undefined
  }): Promise<unknown>
  on?(event: string, listener: (...values: never[]) => void): unknown
  removeListener?(event: string, listener: (...values: never[]) => void): unknown
}

/** A transaction for a wallet to sign and send. Amounts and prices are in wei. The wallet fills in missing fields. */
export interface Eip155TransactionRequest {
  /** The receiver or contract. Absent when a contract is created. */
  readonly to?: Eip155Address | undefined
  readonly data?: `0x${string}` | undefined
  readonly value?: bigint | undefined
  readonly gas?: bigint | undefined
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
  readonly nonce?: number | undefined
}

/** The types of the EVM namespace. */
export interface Eip155Types extends NamespaceTypes {
  readonly namespace: 'eip155'
  readonly address: Eip155Address
  readonly provider: Eip1193Provider
  /** A transaction's hash. */
  readonly transactionId: `0x${string}`
  readonly transactionRequest: Eip155TransactionRequest
}

/** The features of this adapter: all of the contract, except that the wallet sets the fee. */
export type Eip155Features = {
  readonly [name in Exclude<keyof AdapterFeatures, 'transfer'>]: Required<
    NonNullable<AdapterFeatures<Eip155Types>[name]>
  >
} & {
  readonly transfer: Required<Omit<NonNullable<AdapterFeatures<Eip155Types>['transfer']>, 'getSpeeds'>>
}

/** The adapter of EVM chains, with its wagmi config. */
export interface Eip155Adapter<config extends Config = Config> extends Adapter<Eip155Types> {
  readonly features: Eip155Features
  preload(): Promise<void>
  /** The app's own config, or the adapter's after it has loaded. */
  readonly wagmiConfig: config | undefined
  /**
   * Returns the wagmi config, and loads it if necessary. The adapter shows what connects, switches or disconnects through it,
   * and the reverse.
   *
   * @throws `chunk.failed` if it cannot be loaded, `adapter.destroyed` after `destroy`.
   */
  getWagmiConfig(): Promise<config>
}

/** Where names are resolved. */
export interface NamesParameters {
  /** The chain of the registry: one of the app's networks. 1 (Ethereum) by default. */
  readonly chainId?: number | undefined
  /** Its universal resolver. That of ENS on Ethereum by default. */
  readonly resolver?: Eip155Address | undefined
  /**
   * The origins, such as `https://names.example`, of the gateways that may answer for names with records outside the chain
   * (EIP-3668). None by default: a gateway learns who looks up which name, and the owner of a name chooses it.
   */
  readonly gateways?: readonly string[] | undefined
}

/** The parameters of `eip155Adapter`. */
export interface Eip155AdapterParameters<config extends Config = Config> {
  /** The app's own wagmi config. Its connectors are listed too, and both stay in sync. */
  readonly wagmiConfig?: config | undefined
  /**
   * The app's own JSON-RPC endpoints by chain id. Their URLs are used unchanged. Of several, the first that answers is
   * used, and the others when it fails. Chains without an entry are read through the cloud if it lists them, otherwise over
   * the network's own endpoints.
   */
  readonly rpcUrls?: Readonly<Record<number, string | readonly string[]>> | undefined
  /**
   * Where names such as `ada.eth` are resolved. By default ENS on Ethereum, if the app has that network and its `rpcUrls`, wagmi
   * config or cloud serve it. With `names: {}` also over the network's public endpoint, which then learns accounts.
   */
  readonly names?: NamesParameters | undefined
  /** Whether endpoints are pinged with `net_listening` before their first use. `true` by default. */
  readonly rpcPing?: boolean | undefined
}
