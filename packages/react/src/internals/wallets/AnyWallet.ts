import type { CustomWallet } from '@latchkey/core'
import type { CatalogueWallet } from '@latchkey/core/internal'

/** A wallet of the catalogue, or of the app's own list: both have the same names. All of it is hostile until shown safely. */
export type AnyWallet = CatalogueWallet | CustomWallet
