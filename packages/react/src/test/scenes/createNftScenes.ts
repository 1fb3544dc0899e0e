import { metamask } from './cast.ts'
import { setOnline } from '../setOnline.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'
import { withCloud } from './withCloud.ts'

/** The contract of the tokens in scenes. */
export const nftContract = '0x91C7000000000000000000000000000000000005'

/** A token as the cloud's API sends it. */
export interface FakeNft {
  readonly chainId: string
  readonly address: string
  readonly tokenId: string
  readonly standard: 'erc721' | 'erc1155'
  readonly amount: string
  readonly name?: string | undefined
  readonly collection?: string | undefined
  readonly description?: string | undefined
  readonly imageUrl: string | null
  readonly flags?: { readonly is_spam: boolean } | undefined
}

/** Creates a token with a picture of one colour. */
export function createNft(tokenId: string, change: Partial<FakeNft> = {}): FakeNft {
  return {
    chainId: 'eip155:1',
    address: `eip155:1:${nftContract}`,
    tokenId,
    standard: 'erc721',
    amount: '1',
    name: `Picture ${tokenId}`,
    collection: 'Demo pictures',
    imageUrl: `/v1/image/${['2f62d9', 'a3530f', '2c7a3f', '9a3fa8'][Number(tokenId) % 4] ?? '2f62d9'}.a.b`,
    ...change,
  }
}

/** Tokens of every kind. */
export const someNfts: readonly FakeNft[] = [
  createNft('1', { description: 'The first of the demo pictures.\nIt was drawn for this page.' }),
  createNft('2', { standard: 'erc1155', amount: '25', name: 'Edition' }),
  createNft('3', { imageUrl: null, name: 'Without a picture' }),
  createNft('4', { name: 'A name that is far too long to fit into a tile or even into two lines of one' }),
  createNft('115792089237316195423570985008687907853269984665640564039457584007913129639935', {
    name: undefined,
    collection: undefined,
    imageUrl: null,
  }),
]

/** Tokens that look like spam. */
export const spamNfts: readonly FakeNft[] = [
  createNft('8', { name: 'Visit claim.example', flags: { is_spam: true }, description: 'Free money' }),
]

const withNfts = (read: (query: URLSearchParams) => unknown) => withCloud('all', {}, { nfts: read })
const list = (nfts: readonly FakeNft[]) => withNfts(() => ({ nfts, next: null }))

const atNfts = (state: string, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('Account', `NFTs, ${state}`, {
    connected: [metamask.id],
    play: ({ modal }) => modal.open(),
    ...steps,
    press: ['lk-account-tab-nfts', ...(steps.press ?? [])],
  })

const atDetails = (state: string, tokenId: string, nfts: readonly FakeNft[]): Scene =>
  createScene('NftDetails', state, {
    connected: [metamask.id],
    play: ({ modal }) => {
      modal.open()
      modal.controllers.router.push('NftDetails', { caipNetworkId: 'eip155:1', address: nftContract, tokenId })
    },
    ...list(nfts),
  })

/** All states of the account's non-fungible tokens and of their details. */
export const createNftScenes = (): readonly Scene[] => [
  atNfts('some', list(someNfts)),
  atNfts('spam shown', { ...list([...someNfts.slice(0, 2), ...spamNfts]), press: ['lk-nfts-spam'] }),
  atNfts('none', list([])),
  atNfts('loading', { ...withNfts(() => new Promise(() => {})), advance: 120 }),
  atNfts('failed', { ...withNfts(() => undefined), advance: 5_000 }),
  atNfts('offline', {
    ...withNfts(() => {
      setOnline(false)
      return undefined
    }),
    advance: 5_000,
  }),
  atNfts(
    'not available',
    withNfts(() => Response.json({ code: 'not_configured', message: 'Not configured' }, { status: 501 })),
  ),
  atDetails('picture', '1', someNfts),
  atDetails('edition', '2', someNfts),
  atDetails('no picture, no name', someNfts[4]?.tokenId ?? '', someNfts),
  atDetails('spam', '8', spamNfts),
  atDetails('gone', '99', someNfts),
]
