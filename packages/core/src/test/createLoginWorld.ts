import { onTestFinished } from 'vitest'
import { loginPlugin } from '../login/loginPlugin.ts'
import { mainnet } from '../network/networks/mainnet.ts'
import { arbitrum } from '../network/networks/arbitrum.ts'
import { solana } from '../network/networks/solana.ts'
import { createFakeClock } from '../kernel/ports/createFakeClock.ts'
import { createMemoryStorage } from '../kernel/ports/createMemoryStorage.ts'
import type { ModalOptions } from '../plugin/Modal.ts'
import { createFakeAdapter } from './createFakeAdapter.ts'
import { createFakeSite } from './createFakeSite.ts'
import { createTestModal, type TestModal } from './createTestModal.ts'
import { until } from './until.ts'

/** A page with a login, the page's storage, and the secure site. Both outlive a page. */
export function createLoginWorld(parameters: { readonly options?: Partial<ModalOptions> | undefined } = {}) {
  const clock = createFakeClock()
  const storage = createMemoryStorage()
  const site = createFakeSite({ clock })

  const openPage = (options: Partial<ModalOptions> = {}) => {
    const page: TestModal = createTestModal({
      storage,
      fake: createFakeAdapter({}),
      others: [createFakeAdapter({ namespace: 'solana', wallets: [] })],
      options: {
        networks: [mainnet, arbitrum, solana],
        secureSite: 'https://wallet.example',
        ports: {
          clock,
          storage,
          frame: site.port,
          logger: { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined },
          platform: {
            isBrowser: true,
            isMobile: false,
            userAgent: '',
            origin: 'https://app.example',
            timeZone: 'Europe/Lisbon',
          },
        },
        ...parameters.options,
        ...options,
      },
    })
    const { modal } = page
    const plugin = modal.plugin(loginPlugin)
    onTestFinished(() => modal.destroy())
    const getState = () => plugin.store.getState()
    /** Lets the frame load: it counts as loaded 500 ms after it has announced itself. */
    const waitForFrame = async (): Promise<void> => {
      await until(() => getState().frame === 'ready')
      clock.advance(500)
    }
    /** Logs in by a code, from the address to the connection. */
    const logIn = async (email: string): Promise<void> => {
      const login = await plugin.load()
      const sending = login.sendCode({ email })
      if (getState().frame !== 'ready') await waitForFrame()
      await sending
      await login.enterCode({ code: site.mails.at(-1)?.code ?? '' })
    }
    const getAddress = (namespace: 'eip155' | 'solana'): string | undefined =>
      modal.controllers.account.store.getState().byNamespace[namespace]?.address
    return { ...page, clock, plugin, getState, waitForFrame, logIn, getAddress }
  }

  return { clock, storage, site, openPage }
}
