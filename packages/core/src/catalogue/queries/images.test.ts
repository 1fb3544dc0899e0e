import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestModal } from '../../test/createTestModal.ts'
import { createWallets } from '../../test/createWallets.ts'
import { startTestCloud } from '../../test/startTestCloud.ts'
import { until } from '../../test/until.ts'
import type { ModalOptions } from '../../plugin/Modal.ts'
import { imageQuery, walletImageQuery, type WalletImageSource } from './images.ts'
import { pictureQuery } from './picture.ts'
import { queryClientPlugin } from '../../query/queryClientPlugin.ts'
import { getWalletPagesOptions } from './wallets.ts'

async function setUp(parameters: { readonly count?: number; readonly options?: Partial<ModalOptions> } = {}) {
  const cloud = await startTestCloud({ wallets: createWallets(parameters.count ?? 0) })
  const world = createTestModal({ options: { projectId: 'p', cloud: cloud.url, ...parameters.options } })
  onTestFinished(async () => {
    await world.modal.destroy()
    await cloud.close()
    expect(cloud.faults).toEqual([])
  })
  return { ...world, cloud, client: world.modal.plugin(queryClientPlugin).get().client }
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>'
const toData = (type: string, text: string) => `data:${type};base64,${Buffer.from(text).toString('base64')}`

describe('an image', () => {
  it.each([
    ['wallet', 'getWalletImage', 'GET /getWalletImage/{id} [S7.044]'],
    ['asset', 'getAssetImage', 'GET /public/getAssetImage/{id} [S7.045]'],
    ['currency', 'getCurrencyImage', 'GET /public/getCurrencyImage/{id} [S7.046]'],
    ['token', 'getTokenImage', 'GET /public/getTokenImage/{id} [S7.047]'],
  ] as const)('of kind %s is read as a blob by %s, %s', async (kind, name, _route) => {
    const { modal, cloud } = await setUp()
    cloud.on(name, { image: svg, mediaType: 'image/svg+xml; charset=utf-8' })
    const image = await imageQuery.read(modal, { kind, id: 'some-id' })
    expect(image).toBe(toData('image/svg+xml', svg))
    expect(cloud.callsOf(name)).toMatchObject([{ parameters: { id: 'some-id' } }])
    await imageQuery.read(modal, { kind, id: 'some-id' })
    expect(cloud.calls).toHaveLength(1)
  })

  it('may have up to 100 kB, and its bytes are unchanged', async () => {
    const { modal, cloud } = await setUp()
    const image = String.fromCharCode(...Array.from({ length: 256 }, (_, index) => index % 128)).repeat(400)
    cloud.on('getWalletImage', { image, mediaType: 'image/png' })
    expect(image).toHaveLength(102_400)
    expect(await imageQuery.read(modal, { kind: 'wallet', id: 'a' })).toBe(toData('image/png', image))
    cloud.on('getWalletImage', { image: `${image}x`, mediaType: 'image/png' })
    expect(await imageQuery.read(modal, { kind: 'wallet', id: 'b' })).toBeNull()
  })

  it.each([
    ['text/html', '<script>alert(1)</script>'],
    ['image/svg', svg],
    ['application/javascript', 'alert(1)'],
    ['image/png', ''],
  ])('is null if the response is %s', async (mediaType, image) => {
    const { modal, cloud } = await setUp()
    cloud.on('getWalletImage', { image, mediaType })
    expect(await imageQuery.read(modal, { kind: 'wallet', id: 'a' })).toBeNull()
  })

  it('is requested again after a failure', async () => {
    const { modal, cloud } = await setUp()
    cloud.on('getTokenImage', { status: 404 })
    const parameters = { kind: 'token', id: 'USDC' } as const
    await expect(imageQuery.read(modal, parameters)).rejects.toMatchObject({ code: 'api.refused' })
    cloud.on('getTokenImage', { image: svg, mediaType: 'image/svg+xml' })
    expect(await imageQuery.read(modal, parameters)).toBe(toData('image/svg+xml', svg))
  })

  it("of a wallet is the cloud's, otherwise the address of its entry if that can only be an image", async () => {
    const { modal, cloud } = await setUp()
    cloud.on('getWalletImage', { image: svg, mediaType: 'image/svg+xml' })
    const read = (wallet: WalletImageSource) => walletImageQuery.read(modal, { wallet })
    const image_url = 'https://wallet.example/icon.png'
    expect(await read({ image_id: 'a', image_url })).toBe(toData('image/svg+xml', svg))
    expect(cloud.calls).toHaveLength(1)
    expect(await read({ image_url })).toBe(image_url)
    expect(await read({ image_url: 'data:image/png;base64,AAAA' })).toBe('data:image/png;base64,AAAA')
    for (const bad of [
      'http://wallet.example/icon.png',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://a:b@c.d',
      '',
    ])
      expect(await read({ image_url: bad })).toBeNull()
    expect(await read({})).toBeNull()
    expect(cloud.calls).toHaveLength(1)
  })

  it('is not requested without a cloud', async () => {
    const { modal, cloud } = await setUp({ options: { cloud: undefined } })
    expect(await imageQuery.read(modal, { kind: 'wallet', id: 'a' })).toBeNull()
    const wallet = { image_id: 'a', image_url: 'https://wallet.example/icon.png' }
    expect(await walletImageQuery.read(modal, { wallet })).toBe(wallet.image_url)
    expect(cloud.calls).toEqual([])
  })
})

describe('a picture that an answer names', () => {
  it("is the cloud's copy, read once as data", async () => {
    const { modal, cloud } = await setUp()
    cloud.on('getImage', { image: svg, mediaType: 'image/svg+xml' })
    const url = `${cloud.url}/v1/image/expiry.url.signature`
    expect(await pictureQuery.read(modal, { url })).toBe(toData('image/svg+xml', svg))
    await pictureQuery.read(modal, { url })
    expect(cloud.calls).toMatchObject([{ name: 'getImage', parameters: { signed: 'expiry.url.signature' } }])
  })

  it('is never requested from another host', async () => {
    const { modal, cloud } = await setUp()
    const { host } = new URL(cloud.url)
    for (const url of [
      'https://tokens.example/usdc.png',
      `https://tokens.example/?${cloud.url}/v1/image/a.b.c`,
      `http://user@${host}/v1/image/a.b.c`,
      `${cloud.url}.example/v1/image/a.b.c`,
      `${cloud.url}/v1/balance`,
    ])
      expect(await pictureQuery.read(modal, { url })).toBeNull()
    expect(cloud.calls).toEqual([])
    const without = await setUp({ options: { cloud: undefined } })
    expect(await pictureQuery.read(without.modal, { url: 'null/v1/image/a.b.c' })).toBeNull()
  })
})

describe('the images of a page', () => {
  it('are preloaded for the first 20 wallets [S9.035]', async () => {
    const { modal, client, cloud, clock } = await setUp({ count: 45 })
    await client.fetchInfiniteQuery({ ...getWalletPagesOptions(modal), pages: 2 })
    await until(() => clock.countTimers() === 0)
    const ids = cloud.callsOf('getWalletImage').map(({ parameters }) => parameters['id'])
    const ahead = [...createWallets(20), ...createWallets(45).slice(40)].map(({ image_id }) => image_id)
    expect(ids).toHaveLength(25)
    expect(ids).toEqual(expect.arrayContaining(ahead))
    // A view that shows the wallet finds its image in the cache.
    const [wallet] = createWallets(1)
    expect(wallet && walletImageQuery.getCached(modal, { wallet })).toMatch(/^data:image/)
  })

  it('are cancelled after 2 s, except those that a view shows by then [S9.036]', async () => {
    const { modal, client, cloud, clock } = await setUp({ count: 2 })
    const release = cloud.hold('getWalletImage')
    await client.fetchInfiniteQuery(getWalletPagesOptions(modal))
    await until(() => cloud.callsOf('getWalletImage').length === 2)
    const toOptions = (id: number) =>
      walletImageQuery.options(modal, { wallet: { image_id: `wallet-${id}-image`, image_url: undefined } })
    const [shown, other] = [toOptions(1), toOptions(2)]
    const observer = new QueryObserver(client, shown)
    onTestFinished(observer.subscribe(() => undefined))
    const getFetchStatus = ({ queryKey }: typeof shown) => client.getQueryState(queryKey)?.fetchStatus
    clock.advance(1_999)
    expect(getFetchStatus(other)).toBe('fetching')
    clock.advance(1)
    await until(() => getFetchStatus(other) === 'idle')
    expect(client.getQueryState(other.queryKey)).toMatchObject({ status: 'pending', error: null })
    expect(getFetchStatus(shown)).toBe('fetching')
    release({ image: svg, mediaType: 'image/svg+xml' })
    await until(() => observer.getCurrentResult().isSuccess)
    expect(observer.getCurrentResult().data).toBe(toData('image/svg+xml', svg))
    expect(clock.countTimers()).toBe(0)
  })
})

describe('a picture that an answer of the cloud names', () => {
  it('is read from the cloud as data, once', async () => {
    const { modal, cloud } = await setUp()
    cloud.on('getImage', { image: svg, mediaType: 'image/svg+xml' })
    const url = `${cloud.url}/v1/image/abc.def.ghi`
    expect(await pictureQuery.read(modal, { url })).toBe(toData('image/svg+xml', svg))
    expect(await pictureQuery.read(modal, { url })).toBe(toData('image/svg+xml', svg))
    expect(cloud.calls).toMatchObject([{ name: 'getImage', parameters: { signed: 'abc.def.ghi' } }])
  })

  it('may have up to 1 MB', async () => {
    const { modal, cloud } = await setUp()
    const image = 'x'.repeat(1_048_576)
    cloud.on('getImage', { image, mediaType: 'image/png' })
    expect(await pictureQuery.read(modal, { url: `${cloud.url}/v1/image/a.b.c` })).toHaveLength(1_398_126)
    cloud.on('getImage', { image: `${image}x`, mediaType: 'image/png' })
    expect(await pictureQuery.read(modal, { url: `${cloud.url}/v1/image/a.b.d` })).toBeNull()
  })

  it('is not requested if it is in the answer, at another host, or if there is no cloud', async () => {
    const { modal, cloud } = await setUp()
    const data = toData('image/png', 'x')
    expect(await pictureQuery.read(modal, { url: data })).toBe(data)
    for (const url of [
      'https://evil.example/v1/image/a.b.c',
      `${cloud.url}/getWallets`,
      `${cloud.url}.evil.example/v1/image/a`,
    ])
      expect(await pictureQuery.read(modal, { url })).toBeNull()
    expect(cloud.calls).toEqual([])
    const alone = createTestModal()
    onTestFinished(() => alone.modal.destroy())
    expect(await pictureQuery.read(alone.modal, { url: `${cloud.url}/v1/image/a.b.c` })).toBeNull()
    expect(pictureQuery.options(modal, { url: undefined }).enabled).toBe(false)
  })
})
