import type { CatalogueImage } from '../Catalogue.ts'

/** A drawing with its media type. */
export function toImage(svg: string): CatalogueImage {
  return { mediaType: 'image/svg+xml', bytes: new TextEncoder().encode(svg) }
}
