import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { SearchTarget } from './search/SearchTarget.ts'

/** A wallet of the catalogue with what is known about it besides. */
export interface CatalogueEntry {
  readonly wallet: CatalogueWallet
  /** Ids of shipped wallets that an imported one stands for: an app's settings go on naming them. */
  readonly aliases: readonly string[]
  /** The shipped wallet whose picture it has. */
  readonly pictureId: string
  /** Any EVM network can be added to it. */
  readonly addsEvmNetworks: boolean
  readonly target: SearchTarget
}
