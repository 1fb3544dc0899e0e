import type { CaipNetworkId } from '@latchkey/core/adapter'
import type { Human } from '../createHuman.ts'
import type { TestAccount } from '../createTestAccount.ts'

/** What a wallet of a test is made of, whatever interface it speaks. */
export interface FaceParameters {
  readonly accounts: readonly TestAccount[]
  readonly name?: string | undefined
  /** CAIP-2 ids that the wallet knows, the first is the one in use. Regtest alone if unset. */
  readonly networkIds?: readonly CaipNetworkId<'bip122'>[] | undefined
  /** What it makes of a PSBT before it signs it. */
  readonly alter?: ((psbt: Uint8Array) => Uint8Array) | undefined
}

/** A wallet of a test from its owner's side. */
export interface Face {
  /** What it puts into the page. */
  readonly wallet: object
  readonly human: Human
  /** Every call so far: the method, and what it was given. */
  readonly calls: readonly (readonly [string, ...unknown[]])[]
  /** Shows the page these from now on, and tells it. */
  show(addresses: readonly string[]): void
  /** Goes to a network, and tells the page. */
  goTo(networkId: CaipNetworkId<'bip122'>): void
  getListenerCount(): number
}

export const regtestId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
