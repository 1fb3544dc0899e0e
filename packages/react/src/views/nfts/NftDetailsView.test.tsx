import { expect, it } from 'vitest'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderNfts } from '../../test/renderNfts.ts'
import { createNft, nftContract, spamNfts } from '../../test/scenes/createNftScenes.ts'
import { setClipboard } from '../../test/setClipboard.ts'

describeScenes('NftDetails')

it('shows a token’s name, collection, description, amount, number and contract, and nothing of it as a link', async () => {
  const written = setClipboard()
  const modal = await renderNfts(() => ({
    nfts: [
      createNft('7', {
        ...{ standard: 'erc1155', amount: '12', description: 'See https://art.example or [here](https://b.example)' },
        name: '<a href="https://c.example">Picture</a>',
      }),
    ],
    next: null,
  }))
  await modal.click(`lk-nft-eip155:1:${nftContract}-7`)
  await modal.settled('NftDetails')
  await expect.poll(() => modal.find('lk-nft-details-name').innerText).toBe('<a href="https://c.example">Picture</a>')
  await expect.poll(() => modal.text()).toContain('See https://art.example or [here](https://b.example)')
  await expect.poll(() => modal.text()).toMatch(/Standard\s+ERC-1155\s+Amount\s+12\s+Token number\s+#7/)
  await expect.poll(() => modal.find('lk-token-details-contract').textContent).toBe(nftContract)
  const links = [...modal.view().querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([`https://etherscan.io/address/${nftContract}`])
  await modal.click('lk-nft-details-copy-number')
  await expect.poll(() => written).toEqual(['7'])
})

it('shows no picture and no description of spam', async () => {
  const modal = await renderNfts(() => ({ nfts: spamNfts, next: null }))
  await modal.click('lk-nfts-spam')
  await modal.click(`lk-nft-eip155:1:${nftContract}-8`)
  await modal.settled('NftDetails')
  await expect.poll(() => modal.find('lk-nft-details-spam').innerText).toContain('This NFT is probably spam')
  await expect.poll(() => modal.text()).not.toContain('Free money')
  await expect.poll(() => modal.view().querySelectorAll('img')).toHaveLength(0)
  expect(modal.cloud.pictureCalls).toBe(0)
})
