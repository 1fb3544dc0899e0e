import type { Adapter } from '@latchkey/core/adapter'
import type { AdapterHarness } from '../AdapterHarness.ts'
import type { ReferenceTypes } from '../reference/ReferenceTypes.ts'

export type ReferenceAdapter = Adapter<ReferenceTypes>

/** What a mutant may use to misbehave. */
export interface MutantWorld extends AdapterHarness<ReferenceTypes> {
  /** The adapters that were made in this world before. */
  readonly former: readonly ReferenceAdapter[]
  /** Has something undone when the world ends. */
  atEnd(undo: () => void): void
}

/** The reference adapter with one promise of the contract broken. */
export interface Mutant {
  /** The invariant whose cases must notice. */
  readonly invariant: number
  /** Set if it shows in a world only whose wallets are on no network of their own. */
  readonly isChosenByApp?: true | undefined
  /** What is wrong with it. Unique. */
  readonly fault: string
  /** Breaks an adapter that is about to be given to the suite. `context` is the one that it was created with. */
  readonly mutate: (adapter: ReferenceAdapter, world: MutantWorld) => ReferenceAdapter
}
