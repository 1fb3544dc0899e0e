import { fallback, object, optional, safeParse, string } from 'valibot'
import { decodeDataUrl } from './decodeDataUrl.ts'
import type { PictureProxy } from './createPictureProxy.ts'

/** Longest metadata in a contract itself, in characters. */
const lengthAtMost = 524_288

/** What the metadata of ERC-721 or ERC-1155 says: anything may be false. */
export interface TokenMetadata {
  readonly name?: string | undefined
  readonly description?: string | undefined
  /** URL of a picture, of any kind. */
  readonly image?: string | undefined
}

/** What is not text counts as missing. */
const text = fallback(optional(string()), undefined)

/** `image_data` contains an SVG itself. */
const schema = object({ name: text, description: text, image: text, image_url: text, image_data: text })

/**
 * Reads the metadata of a token. `undefined` if it cannot be read, or is not JSON. Rejects only if this server fails.
 *
 * @param parameters.uri `https:`, `ipfs:` or `data:`, as the contract names it.
 */
export async function readTokenMetadata(parameters: {
  readonly uri: string
  readonly pictures: Pick<PictureProxy, 'getMetadata'>
}): Promise<TokenMetadata | undefined> {
  const { pictures, uri } = parameters
  const result = safeParse(schema, parseJson(await readFile(uri, pictures)))
  if (!result.success) return undefined
  const { description, image, image_data: svg, image_url: url, name } = result.output
  return {
    name,
    description,
    image: image || url || (svg && `data:image/svg+xml,${encodeURIComponent(svg)}`),
  }
}

async function readFile(uri: string, pictures: Pick<PictureProxy, 'getMetadata'>): Promise<Buffer | undefined> {
  if (/^data:/i.test(uri)) return decodeDataUrl(uri, lengthAtMost)?.bytes
  const file = await pictures.getMetadata(uri)
  return file.kind === 'file' ? file.bytes : undefined
}

function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '')
  } catch {
    return undefined
  }
}
