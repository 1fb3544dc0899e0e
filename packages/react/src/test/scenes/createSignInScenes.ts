import { selectSignIn, signInPlugin, type ModalOptions } from '@latchkey/core'
import { ModalError } from '@latchkey/core/internal'
import { createFakeAdapter, createFakeSiwx, fakeWallet, type FakeSiwx } from '@latchkey/core/testing'
import type { Scene } from './Scene.ts'
import { toIcon } from '../toIcon.ts'

/** The statement in the signed message, written by the app's server. */
export const signInWords = [
  ...['app.example wants you to sign in with your account:', 'Sign in to the demo app.', 'URI: https://app.example'],
  ...['Version', 'Chain ID', 'Nonce: nonce', 'Issued At'],
]

const address = '0x71C7656EC7ab88b098defB751B7401B5f68976F1'
const longName = 'Unknown wallet with a name that is far too long'
const onMainnet = { chainId: 'eip155:1', accountAddress: address } as const

interface Steps extends Pick<Scene, 'press' | 'advance' | 'platform'> {
  readonly status: string
  readonly wallet?: string | undefined
  /** Called before the wallet connects. */
  readonly prepare?: ((siwx: FakeSiwx) => void) | undefined
  readonly play?: ((world: Parameters<Scene['play']>[0], siwx: FakeSiwx) => void) | undefined
  readonly isRequired?: boolean | undefined
  readonly isSmart?: boolean | undefined
  readonly options?: Partial<ModalOptions> | undefined
}

const signs: NonNullable<Steps['play']> = ({ modal }) =>
  void modal
    .plugin(signInPlugin)
    .load()
    .then((machine) => machine.signIn())
    .catch(() => undefined)

const atSignIn = (state: string, steps: Steps): Scene => {
  const { wallet = 'MetaMask', prepare, play, isRequired, isSmart, options, ...rest } = steps
  const siwx = createFakeSiwx({ isRequired: isRequired ?? false })
  siwx.now = () => Date.UTC(2025, 0, 1)
  prepare?.(siwx)
  const metamask = { ...fakeWallet('io.metamask', wallet), icon: wallet === longName ? undefined : toIcon('#f0883e') }
  return {
    name: `SIWXSignMessage · ${state}`,
    view: 'SIWXSignMessage',
    fake: createFakeAdapter({
      wallets: [metamask],
      addresses: [address],
      features: siwx.features,
      ...(isSmart && { accountType: 'smartAccount' }),
    }),
    connected: [metamask.id],
    options: { metadata: { name: 'Demo app', icons: [toIcon('#2557ea')] }, siwx: siwx.siwx, ...options },
    play: (world) => play?.(world, siwx),
    ...rest,
  }
}

const hold = (siwx: FakeSiwx): void => {
  siwx.answer = 'hold'
}
const answer =
  (error: FakeSiwx['answer']) =>
  (siwx: FakeSiwx): void => {
    siwx.answer = error
  }

/** All states of the sign-in view. */
export const createSignInScenes = (): readonly Scene[] => [
  atSignIn('asked', { status: 'asking' }),
  atSignIn('message shown', { status: 'asking', press: ['lk-siwx-show-message'] }),
  atSignIn('no name, no picture', { status: 'asking', options: { metadata: undefined }, platform: { origin: '' } }),
  atSignIn('expired', {
    status: 'asking',
    isRequired: true,
    prepare: (siwx) => {
      siwx.life = 1_000
      siwx.put(onMainnet)
    },
    play: ({ clock, modal }, siwx) => {
      const { store } = modal.plugin(signInPlugin)
      let end: () => void = () => undefined
      const expire = (): void => {
        if (selectSignIn(store.getState(), 'eip155').status !== 'signedIn') return
        end()
        siwx.now = clock.now
        // The timer is set after the state change.
        queueMicrotask(() => clock.advance(1_000))
      }
      end = store.subscribe(expire)
      // The session may have been found before the scene plays.
      expire()
    },
  }),
  atSignIn('waiting', { status: 'waiting', prepare: hold, play: signs, advance: 100 }),
  atSignIn('waiting long', { status: 'waiting', prepare: hold, play: signs, advance: 5_000 }),
  atSignIn('declined', { status: 'declined', prepare: answer('reject'), play: signs }),
  atSignIn('pending', { status: 'pending', prepare: answer(new ModalError('connection.pending')), play: signs }),
  atSignIn('smart account', {
    status: 'failed',
    isSmart: true,
    prepare: ({ faults }) => void (faults.addSession = new Error('401')),
    play: signs,
  }),
  atSignIn('no message', {
    status: 'failed',
    prepare: ({ faults }) => void (faults.createMessage = new TypeError('Failed to fetch')),
  }),
  atSignIn('long name', {
    status: 'declined',
    wallet: longName,
    prepare: answer('reject'),
    play: signs,
  }),
  atSignIn('off', {
    status: 'off',
    options: { siwx: undefined },
    play: ({ modal }) => modal.open({ view: 'SIWXSignMessage' }),
  }),
]
