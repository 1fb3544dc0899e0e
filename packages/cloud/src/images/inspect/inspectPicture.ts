import { readAvif } from './readAvif.ts'
import { readGif } from './readGif.ts'
import { readJpeg } from './readJpeg.ts'
import { readPng } from './readPng.ts'
import { readSvg } from './readSvg.ts'
import { readWebp } from './readWebp.ts'

/** Longest side of a picture, in pixels. */
const pixelsAtMost = 4_096

/** The formats that pages may show. */
export type PictureMediaType = 'image/avif' | 'image/gif' | 'image/jpeg' | 'image/png' | 'image/svg+xml' | 'image/webp'

/** The sides of a picture, in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Reads the size from the bytes of one format; `undefined` for any other format. */
export type SizeReader = (bytes: Buffer) => PictureSize | undefined

const readers = [
  ['image/png', readPng],
  ['image/jpeg', readJpeg],
  ['image/gif', readGif],
  ['image/webp', readWebp],
  ['image/avif', readAvif],
  ['image/svg+xml', readSvg],
] as const satisfies readonly (readonly [PictureMediaType, SizeReader])[]

/**
 * Returns the format of a picture by its bytes, whatever a host calls it; `undefined` if a page must not show it. The
 * declared size is checked, because a few bytes can declare a picture that takes gigabytes to draw.
 */
export function inspectPicture(bytes: Buffer): PictureMediaType | undefined {
  for (const [mediaType, readSize] of readers) {
    const size = readSize(bytes)
    if (size !== undefined) return isShowable(size) ? mediaType : undefined
  }
  return undefined
}

function isShowable({ height, width }: PictureSize): boolean {
  return width > 0 && height > 0 && width <= pixelsAtMost && height <= pixelsAtMost
}
