import type { Adapter, AdapterFeatures, NamespaceTypes } from '@latchkey/core/adapter'
import type { Config } from '@wagmi/core'

/** An EVM address, with an EIP-55 checksum wherever it comes from this package. */
export type Eip155Address = `0x${string}`

/** What a wallet puts into the page (EIP-1193). Not every wallet can be listened to. */
export interface Eip1193Provider {
  request(parameters: {
    readonly method: string
    readonly params?: readonly unknown[] | object | undefined
  }): Promise<unknown>
  on?(event: string, listener: (...values: never[]) => void): unknown
  removeListener?(event: string, listener: (...values: never[]) => void): unknown
}

/** A transaction to be signed and sent by a wallet. Amounts and prices are in wei; what is left out the wallet fills in. */
export interface Eip155TransactionRequest {
  /** The receiver or contract; absent when a contract is created. */
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

/** Everything an EVM wallet may be able to do: this adapter has every feature of the contract. */
export type Eip155Features = {
  readonly [name in keyof AdapterFeatures]-?: NonNullable<AdapterFeatures<Eip155Types>[name]>
}

/** The adapter of EVM chains, with the wagmi config that it stands on. */
export interface Eip155Adapter<config extends Config = Config> extends Adapter<Eip155Types> {
  readonly features: Eip155Features
  preload(): Promise<void>
  /** The app's own config at once; ours once something has loaded it. */
  readonly wagmiConfig: config | undefined
  /**
   * The wagmi config, loaded if need be. Whatever connects, switches or disconnects through it shows in the adapter, and
   * the reverse.
   *
   * @throws `chunk.failed` when it cannot be loaded, `adapter.destroyed` after `destroy`.
   */
  getWagmiConfig(): Promise<config>
}

/** How the adapter is set up. */
export interface Eip155AdapterParameters<config extends Config = Config> {
  /** The app's own wagmi config. Its connectors are listed too, and both stay in step. */
  readonly wagmiConfig?: config | undefined
  /**
   * The app's own JSON-RPC endpoints by chain id. Their URLs are used unchanged. Of several, the first that answers is
   * used, and the others when it fails. Chains without an entry are read through the cloud if it lists them, otherwise over
   * the network's own endpoints.
   */
  readonly rpcUrls?: Readonly<Record<number, string | readonly string[]>> | undefined
  /** Whether an endpoint is tried with `net_listening` before its first use. `true` if unset. */
  readonly rpcPing?: boolean | undefined
}
