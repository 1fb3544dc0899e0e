import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter, createFakeTransfer } from '@latchkey/core/testing'
import { expect, it } from 'vitest'
import { renderModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { manyNetworks, solanaAddress } from '../../test/scenes/cast.ts'
import { createSwapWorld } from '../../test/scenes/createSwapWorld.ts'

const { features } = createFakeTransfer()
const metamask = 'io.metamask'

const atAccount = async (parameters: RenderModalParameters) => {
  const modal = await renderModal({ connected: metamask, ...parameters })
  await modal.open()
  return modal
}

it.each([
  ['eip155', mainnet],
  ['solana', solana],
  ['bip122', bitcoin],
] as const)(
  'offers to send on %s, where the adapter makes transfers and the wallet signs them [S9.070]',
  async (namespace, network) => {
    const { caipNetworkId: networkId } = network
    const fake = createFakeAdapter({ namespace, networkId, features, addresses: [solanaAddress] })
    const modal = await atAccount({ fake, options: { networks: [network] } })
    await expect.poll(() => modal.query('lk-account-send')).not.toBeNull()
  },
)

it('does not offer to send where the chain’s adapter makes no transfers', async () => {
  const modal = await atAccount({ fake: createFakeAdapter({}) })
  await expect.poll(() => modal.query('lk-account-send')).toBeNull()
  await expect.poll(() => modal.query('lk-account-receive')).not.toBeNull()
})

it('does not offer to send if the app has turned it off, and shows the account instead', async () => {
  const modal = await atAccount({ fake: createFakeAdapter({ features }), options: { features: { send: false } } })
  await expect.poll(() => modal.query('lk-account-send')).toBeNull()
  modal.modal.open({ view: 'WalletSend' })
  await modal.settled('Account')
})

it('offers to swap where app and cloud offer swaps, on a network of the list, to wallets that sign transactions [S2.038]', async () => {
  const { cloud, features: swaps } = createSwapWorld()
  const open = async (parameters: RenderModalParameters, signs = true) => {
    const fake = createFakeAdapter({ features: signs ? swaps : features })
    const modal = await atAccount({ fake, http: cloud.http, options: { cloud: cloud.url, ...parameters.options } })
    await expect.poll(() => modal.query('lk-account-receive')).not.toBeNull()
    return modal
  }
  const offered = await open({})
  await offered.click('lk-account-swaps')
  await offered.settled('Swap')
  const isOffered = async (...parameters: Parameters<typeof open>): Promise<boolean> =>
    (await open(...parameters)).query('lk-account-swaps') !== null
  expect(await isOffered({ options: { features: { swaps: [] } } })).toBe(false)
  expect(await isOffered({ options: { cloud: undefined } })).toBe(false)
  expect(await isOffered({}, false)).toBe(false)
})

it('does not offer to swap on a network without swaps [S9.076]', async () => {
  const { cloud, features: swaps } = createSwapWorld()
  const fake = createFakeAdapter({ features: swaps, networkId: 'eip155:42220' })
  const celo = manyNetworks.find(({ id }) => id === 42_220) ?? mainnet
  const modal = await atAccount({ fake, http: cloud.http, options: { cloud: cloud.url, networks: [celo] } })
  await expect.poll(() => modal.query('lk-account-receive')).not.toBeNull()
  await expect.poll(() => modal.query('lk-account-swaps')).toBeNull()
})
