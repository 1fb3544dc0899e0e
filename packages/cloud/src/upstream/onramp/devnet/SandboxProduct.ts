import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { OnrampNamespace } from '../Onramp.ts'

/** What the sandbox sells: a coin or a token of a local chain. */
export interface SandboxProduct {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly namespace: OnrampNamespace
  readonly network: CaipNetworkId
  readonly networkName: string
  /** The contract or mint; `undefined` for the chain's own coin. */
  readonly token: string | undefined
}
