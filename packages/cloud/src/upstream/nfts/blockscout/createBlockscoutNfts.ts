import { type InferOutput, record, safeParse, string } from 'valibot'
import { nftsSchema } from '../../blockscout/blockscoutSchemas.ts'
import type { Blockscout } from '../../blockscout/createBlockscout.ts'
import { failAttempt } from '../../pool/Attempt.ts'
import type { NftProvider, OwnedNft } from '../Nfts.ts'

type Row = InferOutput<typeof nftsSchema>['items'][number]

const cursorSchema = record(string(), string())

/** Creates the non-fungible tokens that Blockscout knows, with the pictures that it has made smaller. */
export function createBlockscoutNfts({ blockscout }: { readonly blockscout: Blockscout }): NftProvider {
  return {
    chainIds: blockscout.chainIds,
    async read({ question: { account, chainId, cursor }, signal, timeout }) {
      const next = cursor === undefined ? {} : parseCursor(cursor)
      if (next === undefined) return failAttempt('cursor_invalid', { isItsFault: false, isFinal: true })
      const answer = await blockscout.call({
        ...{ account, chainId, signal, timeout },
        list: 'nft',
        query: { type: 'ERC-721,ERC-1155', ...next },
        schema: nftsSchema,
        unknown: { items: [], next_page_params: undefined },
      })
      if (answer.kind === 'failed') return answer
      const { items, next_page_params: more } = answer.value
      return {
        kind: 'answered',
        value: { nfts: items.flatMap(toNft), next: more === undefined ? undefined : JSON.stringify(more) },
      }
    },
  }
}

/** Rows of other standards, and of tokens that the account no longer has, are left out. */
function toNft(row: Row): readonly OwnedNft[] {
  const { id, image_url: image, metadata, thumbnails, token, token_type: type, value } = row
  const standard = type === 'ERC-721' ? 'erc721' : type === 'ERC-1155' ? 'erc1155' : undefined
  const amount = value ?? '1'
  if (standard === undefined || !/[1-9]/.test(amount)) return []
  return [
    {
      contract: token.address_hash,
      tokenId: id,
      standard,
      amount,
      name: metadata?.name,
      collection: token.name ?? undefined,
      description: metadata?.description,
      imageUrl: thumbnails?.['500x500'] ?? thumbnails?.['250x250'] ?? image ?? metadata?.image ?? metadata?.image_url,
      isSpam: token.reputation === 'scam' ? true : undefined,
    },
  ]
}

function parseCursor(text: string): Readonly<Record<string, string>> | undefined {
  const result = safeParse(cursorSchema, JSON.parse(text))
  return result.success ? result.output : undefined
}
