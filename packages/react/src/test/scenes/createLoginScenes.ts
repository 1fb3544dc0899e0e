import { ModalError } from '@latchkey/core/internal'
import type { EmailUpdate, ErrorCode, LoginState, Modal } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { logIn } from '../logIn.ts'
import { patchLogin } from '../patchLogin.ts'
import { metamask, onPhone } from './cast.ts'
import { createScene, type SceneSteps } from './createScene.ts'
import type { Scene } from './Scene.ts'

export const loginEmail = 'ada@example.com'
/** The address that a visitor changes to. */
export const newLoginEmail = 'ada.lovelace@example.org'
export const longLoginEmail = 'a.rather.long.name.of.a.person@a-rather-long-domain.example'

/** Options of an app that offers the login by e-mail. */
export const withLogin = { secureSite: 'https://wallet.example', networks: [mainnet] } as const

const toError = (code: ErrorCode): LoginState['error'] => ({ code, message: new ModalError(code).message })

const atCode = (state: string, part: Partial<LoginState>, steps: Partial<SceneSteps> = {}, email = loginEmail): Scene =>
  createScene('EmailVerifyOtp', state, {
    options: withLogin,
    play: ({ modal }) => {
      sendCode(modal, email)
      patchLogin(modal, part)
      modal.open()
      modal.controllers.router.push('EmailVerifyOtp', { email })
    },
    ...steps,
  })

/** A link was sent a moment ago. */
const atDevice = (
  state: string,
  part: Partial<LoginState>,
  steps: Partial<SceneSteps> = {},
  email = loginEmail,
): Scene =>
  createScene('EmailVerifyDevice', state, {
    options: withLogin,
    play: ({ modal }) => {
      sendCode(modal, email)
      patchLogin(modal, { step: 'device', deviceNumber: '47', ...part })
      modal.open()
      modal.controllers.router.push('EmailVerifyDevice', { email })
    },
    ...steps,
  })

/** The code was sent a moment ago. */
function sendCode(modal: Modal, email: string): void {
  const now = modal.ports.clock.now()
  patchLogin(modal, { step: 'code', email, expiresAt: now + 600_000, resendAt: now + 30_000 })
}

const atSending = (state: string, part: Partial<LoginState>, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('EmailLogin', state, {
    options: withLogin,
    play: ({ modal }) => {
      patchLogin(modal, part)
      modal.open()
      modal.controllers.router.push('EmailLogin')
    },
    ...steps,
  })

const atApproval = (state: string, part: Partial<LoginState>, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('ApproveTransaction', state, {
    options: withLogin,
    play: ({ modal }) => {
      patchLogin(modal, part)
      modal.open({ view: 'ApproveTransaction' })
    },
    ...steps,
  })

const atConnect = (state: string, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('Connect', state, { options: withLogin, play: ({ modal }) => modal.open(), ...steps })

const provider = 'google'

/** A social login that has begun. */
const atSocial = (state: string, part: Partial<LoginState>, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('ConnectingSocial', state, {
    options: withLogin,
    play: ({ modal }) => {
      patchLogin(modal, { social: { provider, step: 'popupOpened', uri: null }, ...part })
      modal.open()
      modal.controllers.router.push('ConnectingSocial', { provider })
    },
    ...steps,
  })

const farcasterUri = 'https://farcaster.xyz/~/siwf?channelToken=0f1e2d3c4b5a69788796a5b4c3d2e1f0'

/** A login with Farcaster whose code is shown. */
const atFarcaster = (state: string, part: Partial<LoginState>, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('ConnectingFarcaster', state, {
    options: withLogin,
    play: ({ modal }) => {
      patchLogin(modal, { social: { provider: 'farcaster', step: 'started', uri: farcasterUri }, ...part })
      modal.open()
      modal.controllers.router.push('ConnectingFarcaster')
    },
    ...steps,
  })

/** A login with a passkey that has begun. */
const atPasskey = (state: string, part: Partial<LoginState>, steps: Partial<SceneSteps> = {}): Scene =>
  createScene('ConnectingPasskey', state, {
    options: withLogin,
    play: ({ modal }) => {
      patchLogin(modal, { step: 'passkey', ...part })
      modal.open()
      modal.controllers.router.push('ConnectingPasskey')
    },
    ...steps,
  })

/** The account of a visitor who is logged in. */
const atAccount = (
  state: string,
  parameters: Parameters<typeof logIn>[1],
  view: 'Account' | 'ProfileWallets' = 'Account',
): Scene =>
  createScene(view, state, {
    options: withLogin,
    play: (world) =>
      void logIn(world, parameters).then(() => {
        world.modal.open()
        if (view !== 'Account') world.modal.controllers.router.push(view)
      }),
  })

/** The account of a visitor whose wallet can be a smart account, with a change of its type that the wallet does not answer. */
const atAccountType = (state: string, press: readonly string[] = []): Scene =>
  createScene('Account', state, {
    options: withLogin,
    play: (world) => {
      world.site.smartNetworks = [mainnet.caipNetworkId]
      void logIn(world)
        .then(async () => await world.site.settled())
        .then(() => {
          if (press.length > 0) world.site.held.add('SET_PREFERRED_ACCOUNT')
          world.modal.open()
        })
    },
    press,
  })

/** A change of the e-mail address. */
const atUpdate = (
  view: 'UpdateEmailWallet' | 'UpdateEmailPrimaryOtp' | 'UpdateEmailSecondaryOtp',
  state: string,
  part: Partial<EmailUpdate> | undefined,
  steps: Partial<SceneSteps> = {},
): Scene =>
  createScene(view, state, {
    options: withLogin,
    play: (world) =>
      void logIn(world).then(() => {
        const { controllers, ports } = world.modal
        world.modal.open()
        if (view === 'UpdateEmailSecondaryOtp') controllers.router.push(view, { email: newLoginEmail })
        else controllers.router.push(view)
        if (part) {
          const now = ports.clock.now()
          const times = { expiresAt: now + 600_000, resendAt: now + 30_000 }
          const stage =
            view === 'UpdateEmailWallet' ? 'address' : view === 'UpdateEmailPrimaryOtp' ? 'primary' : 'secondary'
          const before = { email: newLoginEmail, stage, pending: null, triesLeft: null, error: null, ...times } as const
          patchLogin(world.modal, { emailUpdate: { ...before, ...part } })
        }
      }),
    ...steps,
  })

/** All states of the login by e-mail. */
export const createLoginScenes = (): readonly Scene[] => [
  atConnect('e-mail before pairing', { fake: { wallets: [] }, pairs: true }),
  atConnect('e-mail after the wallets of the page'),
  atConnect('e-mail missing', { press: ['lk-connect-email-submit'] }),
  atConnect('e-mail on a phone', { fake: { wallets: [] }, pairs: true, platform: onPhone }),
  atConnect('e-mail, terms and privacy', {
    fake: { wallets: [metamask] },
    options: { ...withLogin, termsUrl: 'https://app.example/terms', privacyUrl: 'https://app.example/privacy' },
  }),
  atConnect('all social accounts', { press: ['lk-connect-socials-more'] }),
  atConnect('two social accounts', { options: { ...withLogin, features: { socials: ['github', 'google'] } } }),
  atConnect('no social accounts', { options: { ...withLogin, features: { socials: false } } }),
  atPasskey('not begun', { step: 'idle' }, { status: 'asking' }),
  atPasskey('waiting', {}, { status: 'waiting' }),
  atPasskey('frame above', { screen: 'login' }, { status: 'screen' }),
  atPasskey('unreachable', { step: 'idle', error: toError('embeddedWallet.unreachable') }, { status: 'unreachable' }),
  atPasskey('unavailable', { step: 'idle', error: toError('auth.connectorNotFound') }, { status: 'unavailable' }),
  atPasskey('opening', { step: 'connecting' }, { status: 'opening' }),
  atPasskey('declined', { step: 'idle', error: toError('connection.rejected') }, { status: 'declined' }),
  atPasskey('wallet failed', { step: 'idle', error: toError('embeddedWallet.damaged') }, { status: 'failed' }),
  atSocial('not begun', { social: null }, { status: 'asking' }),
  atSocial('waiting', {}, { status: 'waiting' }),
  atSocial(
    'popup blocked',
    { social: { provider, step: 'started', uri: 'https://wallet.example/login/social?attempt=1' } },
    { status: 'blocked' },
  ),
  atSocial('result received', { social: { provider, step: 'received', uri: null } }, { status: 'received' }),
  atSocial('popup closed', { error: toError('auth.popupClosed') }, { status: 'closed' }),
  atSocial('asks for a code', {}, { press: ['lk-connecting-social-code'], status: 'code' }),
  atSocial('wrong code', { error: toError('auth.codeWrong') }, { status: 'code' }),
  ...(['auth.socialFailed', 'auth.offline', 'embeddedWallet.unreachable'] as const).map((code) =>
    atSocial(`failed: ${code}`, { error: toError(code) }, { status: 'failed' }),
  ),
  atSocial('unavailable', { error: toError('auth.unavailable') }, { status: 'unavailable' }),
  atSocial('opening', { step: 'connecting' }, { status: 'opening' }),
  atSocial('frame above', { step: 'connecting', screen: 'create' }, { status: 'screen' }),
  atSocial('declined', { error: toError('connection.rejected') }, { status: 'declined' }),
  atSocial('wallet failed', { error: toError('embeddedWallet.damaged') }, { status: 'walletFailed' }),
  atFarcaster('not begun', { social: null }, { status: 'asking' }),
  atFarcaster('preparing', { social: { provider: 'farcaster', step: 'started', uri: null } }, { status: 'preparing' }),
  atFarcaster('code', {}, { status: 'code' }),
  atFarcaster('link on a phone', {}, { status: 'code', platform: onPhone }),
  atFarcaster('expired', { error: toError('auth.codeExpired') }, { status: 'expired' }),
  ...(['auth.farcasterFailed', 'auth.offline'] as const).map((code) =>
    atFarcaster(`failed: ${code}`, { error: toError(code) }, { status: 'failed' }),
  ),
  atFarcaster('unavailable', { error: toError('auth.unavailable') }, { status: 'unavailable' }),
  atFarcaster('opening', { step: 'connecting' }, { status: 'opening' }),
  atFarcaster('declined', { error: toError('connection.rejected') }, { status: 'declined' }),
  atFarcaster('wallet failed', { error: toError('embeddedWallet.damaged') }, { status: 'walletFailed' }),
  atSending('asks for the address', {}, { status: 'asking' }),
  atSending('address missing', {}, { status: 'asking', press: ['lk-email-login-submit'] }),
  atSending('sending', { step: 'sending', email: loginEmail }, { status: 'sending' }),
  atSending('sending for long', { step: 'sending', email: loginEmail }, { status: 'sending', advance: 5_000 }),
  ...(['auth.offline', 'auth.unavailable', 'config.originNotAllowed', 'auth.limited', 'frame.failed'] as const).map(
    (code) =>
      atSending(`failed: ${code}`, { step: 'idle', email: loginEmail, error: toError(code) }, { status: 'failed' }),
  ),
  atSending(
    'invalid address',
    { step: 'idle', email: 'ada@example', error: toError('auth.emailInvalid') },
    { status: 'asking' },
  ),
  atSending(
    'cooldown',
    {},
    {
      status: 'failed',
      play: ({ modal }) => {
        const resendAt = modal.ports.clock.now() + 24_000
        patchLogin(modal, { email: loginEmail, error: toError('auth.emailCooldown'), resendAt })
        modal.open()
        modal.controllers.router.push('EmailLogin')
      },
    },
  ),
  atSending('opening at once', { step: 'connecting', email: loginEmail }, { status: 'opening' }),
  atCode('entering', {}, { status: 'entering' }),
  atCode('long address', {}, { status: 'entering' }, longLoginEmail),
  atCode('may be sent again', {}, { status: 'entering', advance: 30_000 }),
  atCode('checking', { step: 'verifying' }, { status: 'checking' }),
  atCode('wrong', { error: toError('auth.codeWrong'), triesLeft: 3 }, { status: 'wrong' }),
  atCode('wrong, one try left', { error: toError('auth.codeWrong'), triesLeft: 1 }, { status: 'wrong' }),
  atCode('expired', { error: toError('auth.codeExpired') }, { status: 'expired' }),
  atCode('expired by the clock', {}, { status: 'expired', advance: 600_000 }),
  atCode('too many', { error: toError('auth.codeExhausted') }, { status: 'exhausted', advance: 30_000 }),
  atCode(
    'limited',
    { error: toError('auth.limited') },
    {
      status: 'limited',
      play: ({ modal }) => {
        sendCode(modal, loginEmail)
        patchLogin(modal, { error: toError('auth.limited'), resendAt: modal.ports.clock.now() + 900_000 })
        modal.open()
        modal.controllers.router.push('EmailVerifyOtp', { email: loginEmail })
      },
    },
  ),
  atCode('sending another', { step: 'sending' }, { status: 'resending' }),
  atCode('unreachable', { error: toError('auth.offline') }, { status: 'unreachable' }),
  atCode('opening', { step: 'connecting', expiresAt: null }, { status: 'opening' }),
  atCode('frame above', { step: 'connecting', expiresAt: null, screen: 'create' }, { status: 'screen' }),
  atCode('declined', { expiresAt: null, error: toError('connection.rejected') }, { status: 'declined' }),
  ...(
    ['frame.failed', 'embeddedWallet.unavailable', 'embeddedWallet.suspended', 'embeddedWallet.damaged'] as const
  ).map((code) => atCode(`failed: ${code}`, { expiresAt: null, error: toError(code) }, { status: 'failed' })),
  atDevice('waiting', {}, { status: 'waiting' }),
  atDevice('long address', {}, { status: 'waiting' }, longLoginEmail),
  atDevice('may be sent again', {}, { status: 'waiting', advance: 30_000 }),
  atDevice('sending another', { step: 'sending' }, { status: 'resending' }),
  atDevice('expired by the clock', {}, { status: 'expired', advance: 600_000 }),
  atDevice(
    'wrong number',
    { step: 'idle', deviceNumber: null, error: toError('auth.codeExpired') },
    { status: 'expired' },
  ),
  ...(['auth.offline', 'auth.limited', 'auth.unavailable', 'frame.failed'] as const).map((code) =>
    atDevice(`unsent: ${code}`, { step: 'idle', deviceNumber: null, error: toError(code) }, { status: 'unsent' }),
  ),
  atDevice('confirmed', { step: 'connecting', deviceNumber: null, expiresAt: null }, { status: 'opening' }),
  atDevice(
    'frame above',
    { step: 'connecting', deviceNumber: null, expiresAt: null, screen: 'create' },
    { status: 'screen' },
  ),
  atDevice(
    'declined',
    { step: 'idle', deviceNumber: null, error: toError('connection.rejected') },
    { status: 'declined' },
  ),
  atUpdate('UpdateEmailWallet', 'asks for the address', undefined, { status: 'asking' }),
  atUpdate('UpdateEmailWallet', 'address missing', undefined, { status: 'failed', press: ['lk-update-email-submit'] }),
  atUpdate('UpdateEmailWallet', 'sending', { pending: 'sending' }, { status: 'sending' }),
  atUpdate('UpdateEmailPrimaryOtp', 'entering', {}, { status: 'entering' }),
  atUpdate('UpdateEmailPrimaryOtp', 'checking', { pending: 'checking' }, { status: 'checking' }),
  atUpdate('UpdateEmailPrimaryOtp', 'wrong', { error: toError('auth.codeWrong'), triesLeft: 2 }, { status: 'wrong' }),
  atUpdate('UpdateEmailSecondaryOtp', 'entering', {}, { status: 'entering' }),
  atUpdate('UpdateEmailSecondaryOtp', 'expired', { error: toError('auth.codeExpired') }, { status: 'expired' }),
  atUpdate('UpdateEmailSecondaryOtp', 'in use', { error: toError('auth.emailInUse') }, { status: 'inUse' }),
  atUpdate('UpdateEmailSecondaryOtp', 'done', { stage: 'done', expiresAt: null }, { status: 'done' }),
  atCode('changed address', { error: toError('auth.emailChanged') }, { status: 'changed' }),
  atAccount('logged in by e-mail', {}),
  atAccount('logged in, long address', { email: longLoginEmail }),
  atAccount('logged in, not backed up', { user: { hasRecoveryMethod: false } }),
  atAccount('logged in, address not confirmed', { user: { isVerified: false } }),
  atAccountType('logged in, smart account'),
  atAccountType('logged in, changing the type of the account', ['lk-account-type-eoa']),
  atAccount('logged in by e-mail', {}, 'ProfileWallets'),
  atApproval('waiting', { frame: 'ready', screen: 'approve' }, { status: 'waiting' }),
  atApproval('unreachable', { frame: 'failed' }, { status: 'unreachable' }),
  atApproval('nothing to approve', {}, { status: 'done' }),
]
