import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { CatalogueImage } from '../catalogue/createCatalogue.ts'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import type { HttpEnvironment } from './HttpEnvironment.ts'

/**
 * Answers a picture, or 304 to who has it already. An SVG is a document that could hold a script when somebody opens it by
 * itself, so it may load and run nothing.
 *
 * @throws ApiRefusal `not_found` if there is none.
 */
export function answerImage(context: Context<HttpEnvironment>, image: CatalogueImage | undefined): Response {
  if (image === undefined) throw new ApiRefusal('not_found', 'There is no picture with this id.')
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
