import { toHex } from 'viem'

/** The address of a token's metadata: ERC-1155 has one for all tokens of a contract, in which `{id}` stands for 64 hexadecimal digits. */
export function toMetadataUri(uri: string, id: bigint): string {
  return uri.replaceAll('{id}', toHex(id, { size: 32 }).slice(2))
}
