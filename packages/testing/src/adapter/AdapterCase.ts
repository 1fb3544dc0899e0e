import type { NamespaceTypes } from '@latchkey/core/adapter'
import type { CaseWorld } from './CaseWorld.ts'

/** One case of the contract suite: a proof of an invariant, independent of any test runner. */
export interface AdapterCase {
  /** The invariant's number in the contract, 1 to 22. */
  readonly invariant: number
  /** What it proves, in plain words. Unique in the suite. */
  readonly title: string
  /** Resolves if the invariant holds, rejects with an `AdapterContractError` if it does not. */
  readonly run: <types extends NamespaceTypes>(world: CaseWorld<types>) => Promise<void>
}
