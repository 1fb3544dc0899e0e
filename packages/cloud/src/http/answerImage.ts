import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { CatalogueImage } from '../catalogue/CatalogueImage.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/**
 * Answers with an image, or with 304 if the client has it. The CSP blocks all scripts and requests, because an SVG
 * opened directly is a document.
 *
 * @throws ApiRefusal `not_found` if `image` is undefined.
 */
export function answerImage(context: Context<HttpEnvironment>, image: CatalogueImage | undefined): Response {
  if (image === undefined) throw new ApiRefusal('not_found', 'There is no image with this id.')
  const etag = `"${createHash('sha256').update(image.bytes).digest('base64url').slice(0, 27)}"`
  const headers = {
    etag,
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  if (isKnown(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(image.bytes), {
    headers: { ...headers, 'content-type': image.mediaType, 'content-length': String(image.bytes.byteLength) },
  })
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
