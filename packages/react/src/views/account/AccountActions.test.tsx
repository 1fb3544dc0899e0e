import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { createFakeAdapter, createFakeTransfer } from '@latchkey/core/testing'
import { expect, it } from 'vitest'
import { renderModal, type RenderModalParameters } from '../../test/renderModal.tsx'
import { solanaAddress } from '../../test/scenes/cast.ts'

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
