import type { DevnetChainId } from './DevnetDescription.ts'
import type { DevnetError } from './DevnetError.ts'

/** A chain to run: an EVM chain by its chain id, the others by name. */
export type DevnetChainName = DevnetChainId | 'solana' | 'bitcoin'

/** The ports of the servers, on 127.0.0.1 only. `0` or undefined selects a free port. */
export interface DevnetPorts {
  /** Chain 31337. */
  readonly evm?: number | undefined
  /** Chain 31338. */
  readonly secondEvm?: number | undefined
  /** JSON-RPC of Solana; its WebSocket uses the next port, where Solana clients expect it. */
  readonly solana?: number | undefined
  readonly bitcoin?: number | undefined
  readonly faucet?: number | undefined
  /** The mail server. */
  readonly smtp?: number | undefined
  /** The page of the mailbox. */
  readonly mail?: number | undefined
  /** The identity provider. */
  readonly identity?: number | undefined
}

/** All options of a devnet. Each field has a default. */
export interface DevnetParameters {
  /** The chains to run; by default all that this machine supports. Chains left out cost nothing. May be empty with `mail` or `identity`. */
  readonly chains?: readonly DevnetChainName[] | undefined
  /** Whether a mail server runs, which keeps every mail in a mailbox. Default: no. */
  readonly mail?: boolean | undefined
  /** Whether an identity provider runs, which imitates the providers of social logins. Default: no. */
  readonly identity?: boolean | undefined
  readonly ports?: DevnetPorts | undefined
  /** Aborting it stops the devnet, during startup (which then fails with `aborted`) and afterwards. */
  readonly signal?: AbortSignal | undefined
  /** Receives every line that a chain prints, such as the called methods, prefixed with the chain's name. */
  readonly onLog?: ((line: string) => void) | undefined
  /**
   * Called once if a chain exits unexpectedly after startup, with code `anvil_failed`. The rest of the devnet has been
   * stopped by then.
   */
  readonly onFailure?: ((error: DevnetError) => void) | undefined
  /** Path of an anvil to run instead of the one in this package. */
  readonly anvilPath?: string | undefined
}
