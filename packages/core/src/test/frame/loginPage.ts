import type { RemoteSession } from '../../adapter/types.ts'
import { isSocialProvider } from '@latchkey/protocol/atoms'
import { createModal } from '../../createModal.ts'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import type { Login } from '../../login/Login.ts'
import { loginPlugin } from '../../login/loginPlugin.ts'
import { mainnet } from '../../network/networks/mainnet.ts'
import { solana } from '../../network/networks/solana.ts'
import type { Modal } from '../../plugin/Modal.ts'
import { createFakeAdapter } from '../createFakeAdapter.ts'

// The script of the pages in login.test.ts: an app with a real login, whose adapters keep the session that they adopt.

let modal: Modal | undefined
let session: RemoteSession | undefined
let login: Login | undefined
let social: Promise<unknown> | undefined
const steps: unknown[] = []

const getModal = (): Modal => {
  if (modal === undefined) throw new TypeError('The modal is missing')
  return modal
}
const getLogin = () => getModal().plugin(loginPlugin)

/** Runs an action; a failure is returned as its code, because errors lose it between processes. */
async function tell(action: () => Promise<unknown>): Promise<unknown> {
  try {
    return await action()
  } catch (error) {
    return error instanceof ModalError ? { code: error.code, details: error.details } : String(error)
  }
}

Object.assign(globalThis, {
  app: {
    start: (secureSite: string, projectId: string) =>
      tell(async () => {
        const fake = createFakeAdapter({ wallets: [] })
        const { adopt } = fake.adapter
        Object.assign(fake.adapter, {
          adopt: async (adopted: RemoteSession) => {
            session = adopted
            return await adopt(adopted)
          },
        })
        modal = createModal({
          projectId,
          secureSite,
          networks: [mainnet, solana],
          adapters: [fake.factory, createFakeAdapter({ namespace: 'solana', wallets: [] }).factory],
        })
        await modal.start()
      }),
    getState: () => getLogin().store.getState(),
    getAddresses: () => {
      const { byNamespace } = getModal().controllers.account.store.getState()
      return [byNamespace.eip155?.address, byNamespace.solana?.address]
    },
    sendCode: (email: string) => tell(async () => await (await getLogin().load()).sendCode({ email })),
    cancel: () => tell(async () => (await getLogin().load()).cancel()),
    enterCode: (code: string) => tell(async () => (await (await getLogin().load()).enterCode({ code })).activeAddress),
    /** Loads the login, so that a popup opens within a press. */
    prepareSocial: async () => {
      login = await getLogin().load()
      getLogin().store.subscribe(({ social: attempt }) => steps.push(attempt?.step))
    },
    beginSocial: (provider: string) => {
      if (!isSocialProvider(provider)) throw new TypeError(provider)
      social = tell(async () => (await login?.logInWithSocial({ provider }))?.activeAddress)
    },
    beginFarcaster: () => {
      social = tell(async () => (await (await getLogin().load()).logInWithFarcaster()).activeAddress)
    },
    /** How the social login ended. */
    getSocial: () => social,
    getSteps: () => [...new Set(steps)].filter((step) => step !== undefined),
    enterSocialCode: (code: string) =>
      tell(async () => (await (await getLogin().load()).enterSocialCode({ code })).activeAddress),
    sign: (message: string, address: string) =>
      tell(async () =>
        session?.request({ networkId: 'eip155:1', method: 'personal_sign', params: [message, address] }),
      ),
    openSettings: () => tell(async () => await (await getLogin().load()).openSettings()),
    disconnect: () => tell(async () => await getModal().disconnect()),
  },
})
