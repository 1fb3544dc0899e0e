import { getNfts, type Nft } from '@latchkey/protocol/api'
import type { PictureSigner } from '../../../images/createPictureSigner.ts'
import { toShownPicture } from '../../../images/toShownPicture.ts'
import type { ListedNft, Nfts } from '../../../upstream/nfts/createNfts.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { isWebAddress } from './findSpam.ts'
import { parseAccount } from './parseAccount.ts'
import { toPlainText } from './toPlainText.ts'

/** What the tokens of one chain cost of the budget for upstream calls. */
const weight = 20

/** The longest texts of an answer, in characters. */
const lengths = { name: 64, description: 1_000 } as const

/** Returns the non-fungible tokens of an account on all chains, or on one, in pages. A chain that fails does not empty the rest. */
export function getNftsRoute(parameters: {
  readonly nfts: Nfts
  readonly budgets: Pick<Budgets, 'rpc'>
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
}): Route {
  const { budgets, nfts, pictureSigner } = parameters
  return defineRoute({
    endpoint: getNfts,
    access: 'project',
    handle: async ({ context, parameters: { address }, query }) => {
      const { account, chainId, chainIds } = parseAccount({
        parameter: 'address',
        address,
        chainId: query.chainId,
        known: nfts.chainIds,
      })
      const served = chainIds.filter((id) => nfts.chainIds.includes(id))
      const others = chainIds.filter((id) => !nfts.chainIds.includes(id))
      if (served.length === 0) return { nfts: [], next: null, ...(others.length === 0 ? {} : { unavailable: others }) }
      await chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work: weight * served.length })
      const signal = context.get('signal')
      const part = await nfts.read({ account, chainId, chainIds: served, cursor: query.cursor, signal })
      return {
        nfts: part.nfts.map((nft) => toRow(nft, pictureSigner)),
        next: part.next ?? null,
        ...(part.unavailable.length === 0 ? {} : { unavailable: part.unavailable.slice(0, 100) }),
      }
    },
  })
}

function toRow(nft: ListedNft, pictureSigner: Pick<PictureSigner, 'sign'>): Nft {
  const { amount, chainId, contract, imageUrl = '', isSpam, standard, tokenId } = nft
  const name = toPlainText(nft.name, lengths.name)
  const collection = toPlainText(nft.collection, lengths.name)
  const description = toPlainText(nft.description, lengths.description)
  const picture = toShownPicture(imageUrl)
  const shown = picture?.startsWith('data:') ? picture : picture && pictureSigner.sign(picture)
  return {
    chainId,
    address: `${chainId}:${contract}`,
    tokenId,
    standard,
    amount,
    ...(name === undefined ? {} : { name }),
    ...(collection === undefined ? {} : { collection }),
    ...(description === undefined ? {} : { description }),
    ...(shown === undefined ? {} : { imageUrl: shown }),
    // A description may name a website.
    ...(isSpam === true || isWebAddress(name ?? '') || isWebAddress(collection ?? '')
      ? { flags: { is_spam: true } }
      : {}),
  }
}
