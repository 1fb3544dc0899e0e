import { inspectPicture } from '../../images/inspect/inspectPicture.ts'
import type { CatalogueImage } from '../CatalogueImage.ts'
import { isInertSvg } from './isInertSvg.ts'

/** Returns the picture in a `data:` URL; `undefined` if its bytes are not of the type that it states, or could run something. */
export function readPicture(url: string): CatalogueImage | undefined {
  const [, mediaType = '', content = ''] = /^data:(image\/[\w+.-]+);base64,(.*)$/su.exec(url) ?? []
  const bytes = Buffer.from(content, 'base64')
  if (mediaType === '' || inspectPicture(bytes) !== mediaType) return undefined
  if (mediaType === 'image/svg+xml' && !isInertSvg(bytes.toString())) return undefined
  return { mediaType, bytes }
}
