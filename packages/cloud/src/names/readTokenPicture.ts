import { fallback, object, optional, safeParse, string } from 'valibot'
import { isAddressEqual, parseAbi, toHex } from 'viem'
import { readContract } from 'viem/actions'
import type { PictureProxy } from '../images/createPictureProxy.ts'
import type { createRpcRequest } from '../upstream/rpc/createRpcRequest.ts'
import { createContractClient } from './createContractClient.ts'
import { decodeDataUrl } from './decodeDataUrl.ts'
import type { AvatarToken } from './parseAvatarRecord.ts'

/** Longest metadata in a contract itself, in characters. */
const metadataAtMost = 524_288

/** What is not text counts as missing. */
const text = fallback(optional(string()), undefined)

/** `image_data` contains an SVG itself. */
const metadataSchema = object({ image: text, image_url: text, image_data: text })

const abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function tokenURI(uint256 id) view returns (string)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function uri(uint256 id) view returns (string)',
])

/**
 * Reads where the picture of a token is: a URL of any kind, unchecked. `undefined` if the account does not have the token, or
 * if its metadata names no picture. Throws if the chain does not answer.
 */
export async function readTokenPicture(parameters: {
  readonly token: AvatarToken
  readonly owner: `0x${string}`
  readonly request: ReturnType<typeof createRpcRequest>
  readonly pictures: Pick<PictureProxy, 'getMetadata'>
  readonly signal: AbortSignal
}): Promise<string | undefined> {
  const { owner, pictures, request, signal, token } = parameters
  const { chainId, contract: address, id, standard } = token
  const client = createContractClient({ chainId, request, signal })
  const isOwned =
    standard === 'erc721'
      ? isAddressEqual(await readContract(client, { address, abi, functionName: 'ownerOf', args: [id] }), owner)
      : (await readContract(client, { address, abi, functionName: 'balanceOf', args: [owner, id] })) > 0n
  if (!isOwned) return undefined
  const functionName = standard === 'erc721' ? 'tokenURI' : 'uri'
  const uri = await readContract(client, { address, abi, functionName, args: [id] })
  return findPicture(await readMetadata(uri.replaceAll('{id}', toHex(id, { size: 32 }).slice(2)), pictures))
}

async function readMetadata(uri: string, pictures: Pick<PictureProxy, 'getMetadata'>): Promise<Buffer | undefined> {
  if (/^data:/i.test(uri)) return decodeDataUrl(uri, metadataAtMost)?.bytes
  const file = await pictures.getMetadata(uri)
  return file.kind === 'file' ? file.bytes : undefined
}

/** The URL of the picture in metadata of ERC-721 or ERC-1155. */
function findPicture(bytes: Buffer | undefined): string | undefined {
  const metadata = safeParse(metadataSchema, parseJson(bytes))
  if (!metadata.success) return undefined
  const { image, image_data: svg, image_url: url } = metadata.output
  return image || url || (svg && `data:image/svg+xml,${encodeURIComponent(svg)}`)
}

function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '')
  } catch {
    return undefined
  }
}
