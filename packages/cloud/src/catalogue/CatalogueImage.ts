/** Image bytes with their media type. */
export interface CatalogueImage {
  readonly mediaType: string
  readonly bytes: Uint8Array
}
