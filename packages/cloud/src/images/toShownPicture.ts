import { decodeDataUrl } from './decodeDataUrl.ts'
import { inspectPicture } from './inspect/inspectPicture.ts'

/** Largest picture in an answer itself, in bytes. */
const bytesAtMost = 48_000

/** A URL of the web or of IPFS, which must be signed before a page gets it, or a checked `data:` URL; `undefined` for all others. */
export function toShownPicture(url: string): string | undefined {
  if (/^(?:https|ipfs):\/\//i.test(url)) return url
  const bytes = decodeDataUrl(url, bytesAtMost * 4)?.bytes
  if (bytes === undefined || bytes.byteLength > bytesAtMost) return undefined
  // By its bytes, whatever it calls itself, and in one encoding.
  const mediaType = inspectPicture(bytes)
  return mediaType && `data:${mediaType};base64,${bytes.toString('base64')}`
}
