import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import type { SearchTarget } from './search/SearchTarget.ts'

/** A wallet of the catalogue with its internal metadata. */
export interface CatalogueEntry {
  readonly wallet: CatalogueWallet
  /** Ids of shipped wallets that an imported wallet replaces. App settings may still use them. */
  readonly aliases: readonly string[]
  /** The id of the shipped wallet whose picture it uses. */
  readonly pictureId: string
  /** Whether the wallet accepts any EVM network. */
  readonly addsEvmNetworks: boolean
  /** Whether the operator has added it. */
  readonly isOwn: boolean
  /** The picture that the operator gave it, as a `data:` URL. */
  readonly picture?: string | undefined
  readonly target: SearchTarget
}
