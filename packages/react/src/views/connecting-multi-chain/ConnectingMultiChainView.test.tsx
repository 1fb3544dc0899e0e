import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter, fakeWallet } from '@latchkey/core/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeScenes } from '../../test/describeScenes.ts'
import { renderModal, type RenderModalParameters } from '../../test/renderModal.tsx'

describeScenes('ConnectingMultiChain')

const atConnect = async (parameters: RenderModalParameters = {}) => {
  const onSolana = createFakeAdapter({
    namespace: 'solana',
    wallets: [fakeWallet('phantom.solana', 'Phantom')],
    networkId: solana.caipNetworkId,
    addresses: ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
  })
  const onBitcoin = createFakeAdapter({
    namespace: 'bip122',
    wallets: [fakeWallet('phantom.bitcoin', 'Phantom')],
    networkId: bitcoin.caipNetworkId,
  })
  const modal = await renderModal({
    fake: createFakeAdapter({ wallets: [fakeWallet('app.phantom', 'Phantom'), fakeWallet('io.metamask', 'MetaMask')] }),
    others: [onSolana, onBitcoin],
    options: { networks: [mainnet, solana, bitcoin] },
    ...parameters,
  })
  return { ...modal, solana: onSolana.adapter }
}

const chainsOf = (view: ParentNode) =>
  [...view.querySelectorAll<HTMLElement>('.lk-row')].map((row) => row.innerText.replaceAll('\n', ' '))

it('asks which chain of a wallet to connect, and connects it', async () => {
  const modal = await atConnect()
  await modal.open()
  modal.solana.answer = 'hold'
  await modal.click('lk-connect-wallet-app.phantom')
  await modal.settled('ConnectingMultiChain')
  await expect.element(page.elementLocator(modal.dialog())).toHaveAccessibleName('Phantom')
  await expect
    .poll(() => modal.text())
    .toContain('Phantom supports several networks. You can connect the others later.')
  const titles = [...modal.view().querySelectorAll<HTMLElement>('.lk-row-title')].map((title) => title.innerText)
  expect(titles).toEqual(['Ethereum', 'Solana', 'Bitcoin'])
  expect(modal.modal.controllers.connection.store.getState().attempt.status).toBe('idle')
  await modal.click('lk-connecting-multi-chain-solana')
  await modal.settled('ConnectingExternal')
  expect(modal.solana.log.at(-1)).toBe('connect phantom.solana')
  modal.solana.wallet.settle('approve')
  await modal.closed()
  expect(modal.modal.controllers.network.store.getState().activeNamespace).toBe('solana')
})

it('is shown again after Back from a chain, and goes back to the wallets', async () => {
  const modal = await atConnect()
  await modal.open()
  modal.adapter.answer = 'reject'
  await modal.click('lk-connect-wallet-app.phantom')
  await modal.settled('ConnectingMultiChain')
  await modal.click('lk-connecting-multi-chain-eip155')
  await modal.hasStatus('declined')
  await modal.click('lk-header-back')
  await modal.settled('ConnectingMultiChain')
  await modal.click('lk-header-back')
  await modal.settled('Connect')
  expect(modal.modal.controllers.router.store.getState().history).toHaveLength(1)
})

it('shows on which chains the wallet is connected, each separately', async () => {
  const modal = await atConnect({ connected: 'phantom.solana' })
  await modal.open({ view: 'Connect' })
  await expect.poll(() => modal.find('lk-connect-wallet-app.phantom').innerText).toContain('Connected')
  await expect.poll(() => modal.find('lk-connect-wallet-io.metamask').innerText).toContain('Installed')
  await modal.click('lk-connect-wallet-app.phantom')
  await modal.settled('ConnectingMultiChain')
  expect(chainsOf(modal.view()).map((text) => text.includes('Connected'))).toEqual([false, true, false])
  await modal.click('lk-connecting-multi-chain-eip155')
  await modal.closed()
  const { byNamespace } = modal.modal.controllers.adapters.store.getState()
  expect([byNamespace.eip155?.status, byNamespace.solana?.status]).toEqual(['connected', 'connected'])
})

it('is skipped for a single chain or if the app has named one', async () => {
  const modal = await atConnect()
  modal.adapter.answer = 'hold'
  await modal.open()
  await modal.click('lk-connect-wallet-io.metamask')
  await modal.settled('ConnectingExternal')
  await modal.click('lk-header-back')
  await modal.settled('Connect')
  await modal.open({ view: 'Connect', namespace: 'eip155' })
  await modal.click('lk-connect-wallet-app.phantom')
  await modal.settled('ConnectingExternal')
  expect(modal.adapter.log.at(-1)).toBe('connect app.phantom')
})

it('can be used by keyboard alone', async () => {
  const modal = await atConnect()
  modal.solana.answer = 'hold'
  await modal.open()
  await modal.click('lk-connect-wallet-app.phantom')
  await modal.settled('ConnectingMultiChain')
  const focused = () => modal.root().activeElement?.getAttribute('data-testid')
  await modal.focus('lk-header-close')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => focused()).toBe('lk-connecting-multi-chain-eip155')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await modal.settled('ConnectingExternal')
  expect(modal.solana.log.at(-1)).toBe('connect phantom.solana')
  await userEvent.keyboard('{Escape}')
  await modal.settled('ConnectingMultiChain')
})
