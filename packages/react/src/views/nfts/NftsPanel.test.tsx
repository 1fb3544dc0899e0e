import { expect, it, onTestFinished } from 'vitest'
import { renderNfts } from '../../test/renderNfts.ts'
import { restoreOnline, setOnline } from '../../test/setOnline.ts'
import { createNft, nftContract, someNfts, spamNfts } from '../../test/scenes/createNftScenes.ts'

it('shows the tokens as tiles, and reads a picture only when it comes on screen', async () => {
  const modal = await renderNfts(() => ({
    nfts: Array.from({ length: 100 }, (_unused, index) => createNft(String(index))),
    next: null,
  }))
  await expect.poll(() => modal.view().querySelectorAll('.lk-nft')).toHaveLength(100)
  await expect.poll(() => modal.find(`lk-nft-eip155:1:${nftContract}-0`).innerText).toBe('Picture 0\nDemo pictures')
  await expect.poll(() => modal.view().querySelectorAll('.lk-nft img')).not.toHaveLength(0)
  expect(modal.cloud.pictureCalls).toBeLessThan(20)
})

it('has no layout of tiles off screen, and keeps about the place that they need', async () => {
  const nfts = Array.from({ length: 100 }, (_unused, index) => createNft(String(index)))
  const modal = await renderNfts(() => ({ nfts, next: null }))
  await expect.poll(() => modal.view().querySelectorAll('.lk-nft')).toHaveLength(100)
  const parts = [...modal.view().querySelectorAll<HTMLElement>('.lk-nft-part')]
  const isDrawn = (part: HTMLElement): boolean =>
    part.querySelector('.lk-nft-text')?.checkVisibility({ contentVisibilityAuto: true }) ?? false
  await expect.poll(() => parts.map(isDrawn)).toContain(true)
  expect(parts.filter(isDrawn).length).toBeLessThan(parts.length / 2)
  const [first = 0, last = 0] = [parts[0], parts.at(-2)].map((part) => part?.getBoundingClientRect().height)
  expect(Math.abs(first - last), `${first} and ${last}`).toBeLessThan(24)
})

it('reveals spam on request only, without its pictures', async () => {
  const modal = await renderNfts(() => ({ nfts: [...someNfts.slice(0, 1), ...spamNfts], next: null }))
  await expect.poll(() => modal.find('lk-nfts-spam').innerText).toContain('1 hidden NFT')
  await expect.poll(() => modal.text()).not.toContain('claim.example')
  await modal.click('lk-nfts-spam')
  await expect.poll(() => modal.find(`lk-nft-eip155:1:${nftContract}-8`).innerText).toContain('Visit claim.example')
  await expect.poll(() => modal.find(`lk-nft-eip155:1:${nftContract}-8`).querySelector('img')).toBeNull()
})

it('reads further pages, and repeats what failed', async () => {
  let fails = true
  const modal = await renderNfts((query) => {
    if (!query.has('cursor')) return { nfts: [createNft('1')], next: 'more' }
    return fails ? undefined : { nfts: [createNft('1'), createNft('2')], next: null }
  })
  await expect.poll(() => modal.find('lk-nfts-failed').innerText).toBe('Failed to fetch NFTs')
  fails = false
  await modal.click('lk-nfts-retry')
  await expect.poll(() => modal.view().querySelectorAll('.lk-nft')).toHaveLength(2)
})

it('says that there is no network, and shows the tokens once it is back', async () => {
  onTestFinished(restoreOnline)
  let isCut = true
  const modal = await renderNfts(() => {
    if (!isCut) return { nfts: someNfts.slice(0, 2), next: null }
    setOnline(false)
    return undefined
  })
  const isShown = async (): Promise<boolean> => {
    await modal.advance(1_000)
    return modal.query('lk-nfts-offline') !== null
  }
  await expect.poll(isShown).toBe(true)
  await expect.poll(() => modal.query('lk-nfts-failed')).toBeNull()
  isCut = false
  setOnline(true)
  await expect.poll(() => modal.view().querySelectorAll('.lk-nft')).toHaveLength(2)
})
