import { solana, mainnet } from '@latchkey/core/networks'
import { createFakeAdapter, createFakeClock, createFakeSite, createTestModal } from '@latchkey/core/testing'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModalContext } from '../internals/ModalContext.ts'
import { metamask } from '../test/scenes/cast.ts'
import { useEmbeddedWallet } from './useEmbeddedWallet.ts'
import { useLogin } from './useLogin.ts'
import { useUser } from './useUser.ts'

const ada = 'ada@example.com'
const useAll = () => ({ login: useLogin(), user: useUser(), wallet: useEmbeddedWallet() })

async function use() {
  const clock = createFakeClock()
  const site = createFakeSite({ clock })
  const { modal } = createTestModal({
    fake: createFakeAdapter({ wallets: [metamask] }),
    others: [createFakeAdapter({ namespace: 'solana', wallets: [] })],
    options: {
      networks: [mainnet, solana],
      secureSite: 'https://wallet.example',
      ports: { clock, frame: site.port },
    },
  })
  onTestFinished(() => modal.destroy())
  await modal.start()
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <StrictMode>
      <ModalContext.Provider value={modal}>{children}</ModalContext.Provider>
    </StrictMode>
  )
  const { result } = await renderHook(useAll, { wrapper })
  return { modal, clock, site, wrapper, read: () => result.current }
}

it('logs in without the modal, and returns the user and the wallet', async () => {
  const { clock, modal, read, site } = await use()
  expect(read().user).toMatchObject({ isLoggedIn: false, email: undefined })
  expect(read().wallet).toMatchObject({ addresses: undefined, hasRecoveryMethod: undefined })
  const sending = read().login.sendCode({ email: ada })
  await expect.poll(() => read().login.state.frame).toBe('ready')
  clock.advance(500)
  await sending
  expect(read().login.state).toMatchObject({ step: 'code', email: ada })
  await expect(read().login.enterCode({ code: '000000' })).rejects.toMatchObject({ code: 'auth.codeWrong' })
  await expect.poll(() => read().login.state.triesLeft).toBe(4)
  await read().login.enterCode({ code: site.mails[0]?.code ?? '' })
  await expect.poll(() => read().user.email).toBe(ada)
  expect(read().wallet).toMatchObject({
    addresses: site.wallets.get(ada),
    hasRecoveryMethod: false,
    isVerified: true,
  })
  expect((await read().user.getToken()).token).toBe(`token of ${ada}`)
  await read().wallet.openSettings()
  await expect.poll(() => read().wallet.hasRecoveryMethod).toBe(true)
  expect(modal.controllers.modal.store.getState().isOpen).toBe(false)
  await modal.disconnect()
  await expect.poll(() => read().user.isLoggedIn).toBe(false)
})

it('sends another code, and ends the login under way', async () => {
  const { clock, read, site } = await use()
  const sending = read().login.sendCode({ email: ada })
  await expect.poll(() => read().login.state.frame).toBe('ready')
  clock.advance(500)
  await sending
  await expect(read().login.resendCode()).rejects.toMatchObject({ code: 'auth.emailCooldown' })
  clock.advance(30_000)
  await read().login.resendCode()
  expect(site.mails).toHaveLength(2)
  await read().login.cancel()
  await expect.poll(() => read().login.state).toMatchObject({ step: 'idle', email: null })
})

it('renders on a server, and rejects what needs a login', async () => {
  const { read, wrapper: Wrapper } = await use()
  const Show = (): ReactNode => useLogin().state.step
  expect(
    renderToString(
      <Wrapper>
        <Show />
      </Wrapper>,
    ),
  ).toContain('idle')
  await expect(read().user.getToken()).rejects.toMatchObject({ code: 'auth.notConnected' })
  await expect(read().wallet.openSettings()).rejects.toMatchObject({ code: 'auth.notConnected' })
})
