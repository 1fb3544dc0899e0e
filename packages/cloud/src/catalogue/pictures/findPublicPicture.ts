import { chains } from '../data/chains.ts'
import { currencyPictures } from '../data/generated/currencyPictures.ts'
import { networkPictures } from '../data/generated/networkPictures.ts'
import { tokenPictures } from '../data/generated/tokenPictures.ts'
import { getOwn } from './getOwn.ts'

/**
 * The picture of a network (by CAIP-2 id, `eip155-1` or `eip155:1`, or by name, `ethereum`), of a currency (by ISO 4217
 * code) or of a token (by symbol). Case-insensitive, except for the CAIP-2 reference.
 */
export function findPublicPicture(kind: 'asset' | 'currency' | 'token', id: string): string | undefined {
  if (kind === 'currency') return getOwn(currencyPictures, id.toLowerCase())
  if (kind === 'token') return getOwn(tokenPictures, id.toLowerCase())
  const caip = id.replace('-', ':')
  const name = chains.find((chain) => chain.id === caip)?.picture ?? id.toLowerCase()
  return getOwn(networkPictures, name)
}
