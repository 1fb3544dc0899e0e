import { isAddressEqual, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import type { PictureProxy } from '../images/createPictureProxy.ts'
import { readTokenMetadata } from '../images/readTokenMetadata.ts'
import { toMetadataUri } from '../images/toMetadataUri.ts'
import type { createRpcRequest } from '../upstream/rpc/createRpcRequest.ts'
import { createContractClient } from './createContractClient.ts'
import type { AvatarToken } from './parseAvatarRecord.ts'

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
  return (await readTokenMetadata({ uri: toMetadataUri(uri, id), pictures }))?.image
}
