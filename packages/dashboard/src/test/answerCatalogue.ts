import { adminGetCatalogueWallet, adminListCatalogue, type EditedWallet } from '@latchkey/protocol/operator'
import { type FakeCloud, Refusal } from './createFakeCloud.ts'

/** Makes a wallet as the cloud answers one. */
export function createTestWallet(parts: Partial<EditedWallet['wallet']> = {}, revision = 1): EditedWallet {
  return {
    wallet: {
      id: 'zebra',
      name: 'Zebra Wallet',
      chains: ['eip155:1', 'eip155:137'],
      homepage: 'https://zebra.example',
      mobile_link: 'zebra://',
      ...parts,
    },
    isOwn: revision > 0,
    revision,
  }
}

/** A wallet of each kind. */
const testWallets = [
  createTestWallet(
    { id: 'metamask', name: 'MetaMask', homepage: 'https://metamask.io', mobile_link: 'metamask://' },
    0,
  ),
  createTestWallet(),
  createTestWallet({ id: 'a-long-id-of-an-imported-wallet', name: 'A wallet with a name that is longer than the row' }),
]

/** Answers the list, by search and kind, and each wallet. */
export function answerCatalogue(
  cloud: FakeCloud,
  parameters: { readonly wallets?: readonly EditedWallet[] | undefined; readonly more?: number | undefined } = {},
): void {
  const { more = 0, wallets = testWallets } = parameters
  cloud.answer(adminListCatalogue, ({ query: { search = '', which } }) => {
    const found = wallets.filter(
      ({ isOwn, wallet }) => wallet.name.toLowerCase().includes(search.toLowerCase()) && (which === undefined || isOwn),
    )
    return {
      wallets: found.map(({ isOwn, wallet: { chains, id, name } }) => ({ id, name, chains, isOwn, picture: id })),
      count: found.length + more,
      own: wallets.filter(({ isOwn }) => isOwn).length,
    }
  })
  cloud.answer(adminGetCatalogueWallet, ({ parameters: { wallet: id } }) => {
    const found = wallets.find(({ wallet }) => wallet.id === id)
    if (found === undefined) throw new Refusal(404, 'not_found')
    return found
  })
}
