import type { CustomWallet } from '@latchkey/core'
import type { CatalogueWallet } from '@latchkey/core/internal'

/**
 * A wallet from the catalogue or from the app's own list; both have the same fields. Untrusted: escape or validate before
 * rendering.
 */
export type AnyWallet = CatalogueWallet | CustomWallet
