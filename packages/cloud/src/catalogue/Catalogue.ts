import type { CatalogueWallet } from '@latchkey/protocol/catalogue'

/** What to list: the query of `GET /getWallets`, parsed. */
export interface ListWalletsParameters {
  /** From 1. */
  readonly page: number
  readonly entries: number
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  /** CAIP-2 ids; a wallet matches if it is on any of them. */
  readonly chains?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge?: string | undefined
}

/** A picture with its media type. */
export interface CatalogueImage {
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** The wallets that the cloud knows: those that ship with it, and those that its operator imported. */
export interface Catalogue {
  list(parameters: ListWalletsParameters): { readonly data: readonly CatalogueWallet[]; readonly count: number }
  /** A wallet's picture by its `image_id`: an icon where there is one, a drawn monogram otherwise. */
  getWalletImage(imageId: string): CatalogueImage | undefined
  /** A network's, a currency's or a token's picture. */
  getPublicImage(kind: 'asset' | 'currency' | 'token', id: string): CatalogueImage | undefined
  /** Reads the imported wallets again, as after an import on another node. */
  reload(): Promise<void>
}
