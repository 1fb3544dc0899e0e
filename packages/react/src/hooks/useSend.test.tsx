import { getSendState, identityQuery, sendPlugin } from '@latchkey/core'
import { queryClientPlugin } from '@latchkey/core/internal'
import { arbitrum, mainnet } from '@latchkey/core/networks'
import { createFakeAdapter, createTestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { addresses, metamask } from '../test/scenes/cast.ts'
import { createSendFake, seedHoldings, type SendWorldParameters } from '../test/scenes/createSendScenes.ts'
import { useSend } from './useSend.ts'

/** The address of kit.eth. */
const kit = '0x9af2c81de8be41cd7f05b3a92be41cd71c04c1e8'
const to = '0x2222222222222222222222222222222222222222'

async function use({
  isConnected = true,
  ...parameters
}: SendWorldParameters & { readonly isConnected?: boolean } = {}) {
  const { fake: transfer, features } = createSendFake(parameters)
  const world = createTestModal({
    fake: createFakeAdapter({ wallets: [metamask], addresses: [...addresses], features }),
  })
  onTestFinished(() => world.modal.destroy())
  await world.modal.start()
  if (isConnected) await world.modal.connect({ connectorId: metamask.id })
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={world.modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result } = await renderHook(useSend, { wrapper })
  return { ...world, transfer, wrapper, read: () => result.current }
}

it('sends, and shows how far it is', async () => {
  const { read, transfer } = await use({ answer: 'hold' })
  const sending = read().send({ to, amount: 5n, token: null })
  await expect.poll(() => transfer.log.some(({ method }) => method === 'send')).toBe(true)
  expect(read().state.status).toBe('sending')
  transfer.settle('approve')
  expect(await sending).toMatchObject({ summary: { to, amount: '5' } })
  await expect.poll(() => read().state.status).toBe('sent')
})

it('fills in, checks and confirms step by step, and forgets', async () => {
  const { read, transfer } = await use()
  await read().setAmount({ text: '5', amount: 5n })
  await read().setReceiver(to)
  await read().check()
  expect(read().state.review).toMatchObject({ amount: 5n, to })
  await read().edit()
  expect(read().state.status).toBe('editing')
  await read().check()
  await read().confirm()
  expect(transfer.sent).toMatchObject([{ to, amount: 5n }])
  await read().setReceiver(to)
  await read().reset()
  await expect.poll(() => read().state).toMatchObject({ status: 'idle', receiverText: '' })
})

it.each([
  ['an amount', { to, amount: 0n, token: null }, true, 'send.incomplete'],
  ['a receiver', { to: '', amount: 1n, token: null }, true, 'send.incomplete'],
  ['a token on an EVM chain [S5.028]', { to, amount: 1n }, true, 'send.tokenRequired'],
  ['a connected wallet [S6.008]', { to, amount: 1n, token: null }, false, 'connection.required'],
])('requires %s before anything is read', async (_, parameters, isConnected, code) => {
  const { read, transfer } = await use({ isConnected })
  await expect(read().send(parameters)).rejects.toMatchObject({ code })
  expect(transfer.log).toEqual([])
})

it('loads nothing when it is rendered on a server', async () => {
  const { modal } = createTestModal({})
  onTestFinished(() => modal.destroy())
  const Status = (): ReactNode => <p>{useSend().state.status}</p>
  const markup = renderToString(
    <ModalContext.Provider value={modal}>
      <Status />
    </ModalContext.Provider>,
  )
  expect(markup).toBe('<p>idle</p>')
  // A machine that had been created would follow the account.
  await modal.start()
  await modal.connect({ connectorId: 'io.metamask' })
  expect(modal.plugin(sendPlugin).store.getState().status).toBe('idle')
})

it('gives the receiver’s address, its name and the picture of that name, not of another one that the address has chosen [S3.030]', async () => {
  const { modal, read } = await use()
  await read().setReceiver('kit.eth')
  await expect.poll(() => getSendState(modal).receiverAddress).toBe(kit)
  expect(getSendState(modal).receiverProfileImageUrl).toBeUndefined()
  const { client } = modal.plugin(queryClientPlugin).get()
  const { queryKey } = identityQuery.options(modal, { namespace: 'eip155', address: kit })
  const avatar = 'https://cloud.example/v1/image/00ff00.a.b'
  client.setQueryData(queryKey, { name: 'other.eth', avatar })
  expect(getSendState(modal).receiverProfileImageUrl).toBeUndefined()
  client.setQueryData(queryKey, { name: 'kit.eth', avatar })
  expect(getSendState(modal)).toMatchObject({
    receiverAddress: kit,
    receiverProfileName: 'kit.eth',
    receiverProfileImageUrl: avatar,
  })
})

it('gives the public state: what is entered, for whom, and whether it is being sent [S3.029] [S4.046] [S4.049]', async () => {
  const { modal, read, transfer } = await use({ answer: 'hold' })
  seedHoldings({ modal })
  expect(getSendState(modal)).toMatchObject({ loading: false, token: undefined, tokenBalances: [] })
  await read().setReceiver('kit.eth')
  await read().setAmount({ text: '0.25', amount: 250_000_000_000_000_000n })
  await expect.poll(() => getSendState(modal).receiverProfileName).toBe('kit.eth')
  expect(getSendState(modal)).toMatchObject({
    token: { symbol: 'ETH' },
    sendTokenAmount: '0.25',
    receiverAddress: kit,
    networkBalanceInUSD: 0.742 * 2_601.25,
  })
  expect(getSendState(modal).tokenBalances.map(({ symbol }) => symbol)).toContain('USDC')
  await read().check()
  const sending = read().confirm()
  await expect.poll(() => transfer.log.some(({ method }) => method === 'send')).toBe(true)
  expect(getSendState(modal).loading).toBe(true)
  transfer.settle('approve')
  await sending
  expect(getSendState(modal)).toMatchObject({ loading: false })
})

it('empties the public state once it was sent, and when the active chain changes [S4.050] [S4.058]', async () => {
  const { modal, read } = await use()
  const empty = { sendTokenAmount: undefined, receiverAddress: undefined, receiverProfileName: undefined }
  await read().send({ to, amount: 5n, token: null })
  expect(getSendState(modal)).toMatchObject(empty)
  await read().setReceiver(to)
  await read().setAmount({ text: '5', amount: 5n })
  expect(getSendState(modal)).toMatchObject({ receiverAddress: to })
  await modal.switchNetwork(arbitrum)
  expect(getSendState(modal)).toMatchObject({ ...empty, token: { caipNetworkId: arbitrum.caipNetworkId } })
  expect(arbitrum.caipNetworkId).not.toBe(mainnet.caipNetworkId)
})
