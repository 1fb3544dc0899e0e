import type { CatalogueWallet } from '@latchkey/protocol/catalogue'

/** An imported wallet. */
export type ImportedWallet = CatalogueWallet & {
  /** The id of the shipped wallet that the operator let it replace. */
  readonly replaces?: string | undefined
}
