import { arbitrum, base, bitcoin, bitcoinTestnet, mainnet, sepolia, solana } from '@latchkey/core/networks'
import { createFakeAdapter } from '@latchkey/core/testing'
import { expect, it } from 'vitest'
import { createFakeCloud } from '../../test/createFakeCloud.ts'
import { describeScenes } from '../../test/describeScenes.ts'
import { bitcoinAddress, phantom, solanaAddress } from '../../test/scenes/cast.ts'
import { logIn } from '../../test/logIn.ts'
import { withLogin } from '../../test/scenes/createLoginScenes.ts'
import { renderModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { setClipboard } from '../../test/setClipboard.ts'
import { encodeQr } from '../../ui/encodeQr.ts'

describeScenes('WalletReceive')

const metamask = 'io.metamask'
const address = '0x71C7656EC7ab88b098defB751B7401B5f68976F1'

const atReceive = async (parameters: RenderModalParameters = {}) => {
  const fake = createFakeAdapter({ addresses: [address] })
  const modal = await renderModal({ fake, connected: metamask, ...parameters })
  await modal.open({ view: 'WalletReceive' })
  return modal
}
type Shown = Awaited<ReturnType<typeof atReceive>>

const drawingOf = (value: string) => encodeQr({ value, hole: true }).path
const codeOf = (modal: Shown) => modal.find('lk-receive-code').querySelector('.lk-qr-code path')?.getAttribute('d')
const networksOf = (modal: Shown) =>
  [...modal.find('lk-receive-networks').querySelectorAll('bdi')].map(({ textContent }) => textContent)

it('shows the whole address in groups of 4 and as a code of the bare address', async () => {
  const modal = await atReceive()
  expect([...modal.find('lk-receive-address').children].map(({ textContent }) => textContent)).toEqual([
    ...['0x', '71C7', '656E', 'C7ab', '88b0', '98de', 'fB75', '1B74', '01B5', 'f689', '76F1'],
  ])
  await expect.poll(() => codeOf(modal)).toBe(drawingOf(address))
})

it('shows the name that the account has chosen, with its picture, above the address', async () => {
  const cloud = createFakeCloud([])
  cloud.identity = { name: '<b>ada</b>.eth', avatar: '/v1/image/00ff00.a.b' }
  const modal = await atReceive({ http: cloud.http, options: { cloud: cloud.url } })
  await expect.poll(() => modal.query('lk-receive-name')?.textContent).toBe('<b>ada</b>.eth')
  await expect.poll(() => modal.find('lk-receive-name').querySelector('img')?.src).toMatch(/^data:image\/svg\+xml/)
  await expect.poll(() => modal.find('lk-receive-address').textContent).toBe(address)
  const nameless = await atReceive()
  expect(nameless.query('lk-receive-name')).toBeNull()
})

it.each([
  ['solana', solana, solanaAddress, solanaAddress],
  ['bip122', bitcoin, bitcoinAddress, `bitcoin:${bitcoinAddress}`],
] as const)('encodes an address of %s as that chain’s wallets expect it', async (namespace, network, owned, code) => {
  const fake = createFakeAdapter({
    namespace,
    wallets: [phantom],
    networkId: network.caipNetworkId,
    addresses: [owned],
  })
  const modal = await atReceive({ fake, connected: phantom.id, options: { networks: [network] } })
  await expect.poll(() => codeOf(modal)).toBe(drawingOf(code))
  await expect.poll(() => modal.find('lk-receive-address').textContent).toBe(owned)
})

it('names the networks on which coins arrive, the active one first, without test networks', async () => {
  const networks = [arbitrum, mainnet, base, sepolia] as const
  const modal = await atReceive({ options: { networks: [...networks] } })
  expect(networksOf(modal)).toEqual(['Ethereum', 'Arbitrum One', 'Base'])
  await expect.poll(() => modal.find('lk-receive-networks').innerText).toContain('Only on these networks')
  await expect.poll(() => modal.text()).not.toContain('test coins')
})

it('names only the networks that the wallet has approved', async () => {
  const modal = await atReceive({ options: { networks: [mainnet, arbitrum, base] } })
  modal.adapter.wallet.approve([mainnet.caipNetworkId, base.caipNetworkId])
  await expect.poll(() => networksOf(modal)).toEqual(['Ethereum', 'Base'])
})

it('names only the active network for a smart account, which may not exist on the others', async () => {
  const fake = createFakeAdapter({ addresses: [address], accountType: 'smartAccount' })
  const modal = await atReceive({ fake, options: { networks: [mainnet, arbitrum, base] } })
  expect(networksOf(modal)).toEqual(['Ethereum'])
})

it('names every network for the smart account of the embedded wallet, whose address is that of its own key', async () => {
  const modal = await renderModal({ options: { ...withLogin, networks: [mainnet, arbitrum, base] } })
  modal.site.smartNetworks = [mainnet.caipNetworkId]
  await logIn(modal)
  const read = () => modal.modal.controllers.account.store.getState().byNamespace.eip155?.preferredAccountType
  await expect.poll(read).toBe('smartAccount')
  await modal.open({ view: 'WalletReceive' })
  expect(networksOf(modal)).toEqual(['Ethereum', 'Arbitrum One', 'Base'])
})

it('says that coins of a test network have no value', async () => {
  const fake = createFakeAdapter({ addresses: [address], networkId: sepolia.caipNetworkId })
  const modal = await atReceive({ fake, options: { networks: [mainnet, sepolia] } })
  expect(networksOf(modal)).toEqual([sepolia.name])
  await expect.poll(() => modal.find('lk-receive-networks').innerText).toContain('Only on this network')
  await expect.poll(() => modal.text()).toContain('These are test coins. They have no value.')
})

it('names only the active network for a Bitcoin address', async () => {
  const fake = createFakeAdapter({
    namespace: 'bip122',
    wallets: [phantom],
    networkId: bitcoin.caipNetworkId,
    addresses: [bitcoinAddress],
  })
  const options = { networks: [bitcoin, bitcoinTestnet] } as const
  const modal = await atReceive({ fake, connected: phantom.id, options: { networks: [...options.networks] } })
  expect(networksOf(modal)).toEqual(['Bitcoin'])
})

it('follows the account, so that no other account’s address is ever shown', async () => {
  const modal = await atReceive()
  const other = '0x2546BcD3c84621e976D8185a91A922aE77ECEc30'
  modal.adapter.wallet.changeAccounts([other])
  await expect.poll(() => modal.find('lk-receive-address').textContent).toBe(other)
  await expect.poll(() => codeOf(modal)).toBe(drawingOf(other))
})

it('copies the whole address and announces it, also when the visitor selects it', async () => {
  const written = setClipboard()
  const modal = await atReceive()
  await modal.click('lk-receive-copy')
  await expect
    .poll(() => modal.view().parentElement?.querySelector('[role=status]')?.textContent)
    .toBe('Address copied')
  expect(written).toEqual([address])
  const clipboardData = new DataTransfer()
  modal
    .find('lk-receive-address')
    .dispatchEvent(new ClipboardEvent('copy', { bubbles: true, composed: true, cancelable: true, clipboardData }))
  expect(clipboardData.getData('text/plain')).toBe(address)
})

it('says how to copy the address if the browser blocks copying', async () => {
  setClipboard({ isAllowed: false })
  const modal = await atReceive()
  await modal.click('lk-receive-copy')
  await expect.poll(() => modal.text()).toContain('Your browser blocked copying')
})

it('shows Connect without an account, and closes when the account disconnects', async () => {
  const without = await renderModal({ fake: createFakeAdapter({}) })
  without.modal.open({ view: 'WalletReceive' })
  await without.settled('Connect')
  expect(without.query('lk-receive')).toBeNull()
  const modal = await atReceive()
  modal.adapter.wallet.changeAccounts([])
  await modal.closed()
})

it('is opened from the account view, and Back leads there', async () => {
  const modal = await renderModal({ fake: createFakeAdapter({ addresses: [address] }), connected: metamask })
  await modal.open()
  await modal.click('lk-account-receive')
  await modal.settled('WalletReceive')
  await modal.click('lk-header-back')
  await modal.settled('Account')
  await expect.poll(() => modal.query('lk-receive')).toBeNull()
})

it('is not offered, and cannot be opened, if the app has turned it off', async () => {
  const options = { features: { receive: false } }
  const fake = createFakeAdapter({ addresses: [address] })
  const modal = await renderModal({ fake, connected: metamask, options })
  modal.modal.open({ view: 'WalletReceive' })
  await modal.settled('Account')
  await expect.poll(() => modal.query('lk-account-receive')).toBeNull()
})
