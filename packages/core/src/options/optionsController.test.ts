import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { createBrowserPlatform } from '../kernel/ports/createBrowserPlatform.ts'
import { applyRemoteFeatures } from './applyRemoteFeatures.ts'
import type { FeatureFlag, FeatureOptions, RemoteFeatures } from './features.ts'
import type { ModalOptions } from '../plugin/Modal.ts'
import { createFakeSiwx } from '../test/createFakeSiwx.ts'
import { isFeatureEnabled } from './isFeatureEnabled.ts'
import { createOptionsController } from './optionsController.ts'

function setUp(options: Partial<ModalOptions> = {}) {
  const warnings: unknown[] = []
  const alerted: string[] = []
  const ignore = () => undefined
  const logger = { error: ignore, warn: (text: unknown) => void warnings.push(text), info: ignore, debug: ignore }
  const controller = createOptionsController({
    options,
    alerts: { show: async ({ code }) => void alerted.push(code) },
    ports: {
      platform: createBrowserPlatform({
        navigator: { userAgent: '', maxTouchPoints: 0 },
        location: { origin: 'https://app.example.com:8443' },
      }),
    },
  })
  const isEnabled = (feature: FeatureFlag) => isFeatureEnabled(controller.store.getState(), feature)
  const applyRemote = (remote: Pick<FeatureOptions, keyof RemoteFeatures>, offered?: readonly string[]) =>
    applyRemoteFeatures({ controller, local: options.features, remote, offered, logger })
  return { controller, applyRemote, warnings, alerted, isEnabled, getState: () => controller.store.getState() }
}

const cloud = 'https://latchkey.example.com'
const secureSite = 'https://wallet.example.com'
const remoteFlags = ['email', 'socials', 'swaps', 'onramp', 'activity', 'nfts', 'branding'] as const

describe('defaults', () => {
  it('turns receive, send, analytics and all wallets on [S9.081]', () => {
    expect(setUp().getState().features).toMatchObject({ receive: true, send: true, analytics: true, allWallets: true })
  })

  it('turns legal checkbox and collapse wallets off', () => {
    expect(setUp().getState().features).toMatchObject({ legalCheckbox: false, collapseWallets: false })
  })

  it('orders the wallet features onramp, swaps, receive, send', () => {
    expect(setUp().getState().features.walletFeaturesOrder).toStrictEqual(['onramp', 'swaps', 'receive', 'send'])
  })

  it('orders the connector types walletConnect, recent, injected, featured, custom, external, recommended [S9.084]', () => {
    expect(setUp().getState().features.connectorTypeOrder).toStrictEqual([
      'walletConnect',
      'recent',
      'injected',
      'featured',
      'custom',
      'external',
      'recommended',
    ])
  })

  it('provides swaps via 1inch in the remote features', () => {
    expect(setUp().getState().remoteFeatures.swaps).toStrictEqual(['1inch'])
  })

  it('turns onramp, email, activity and socials on in the remote features [S9.086]', () => {
    const { isEnabled } = setUp({ cloud, secureSite })
    for (const feature of ['onramp', 'email', 'activity', 'socials'] as const) expect(isEnabled(feature)).toBe(true)
  })

  it('lists the socials google, x, farcaster, discord, apple, github, facebook', () => {
    expect(setUp().getState().remoteFeatures.socials).toStrictEqual([
      'google',
      'x',
      'farcaster',
      'discord',
      'apple',
      'github',
      'facebook',
    ])
  })

  it('prefers payment accounts on bitcoin [S9.090]', () => {
    expect(setUp().getState().defaultAccountTypes.bip122).toBe('payment')
  })

  it('prefers smart accounts on EVM [S9.091]', () => {
    expect(setUp().getState().defaultAccountTypes.eip155).toBe('smartAccount')
  })

  it('prefers eoa accounts on polkadot and solana [S9.092]', () => {
    const { polkadot, solana } = setUp().getState().defaultAccountTypes
    expect([polkadot, solana]).toStrictEqual(['eoa', 'eoa'])
  })

  it('switches networks only with a confirmation, restores connections and responds to unsupported networks', () => {
    expect(setUp().getState()).toMatchObject({
      ignoreSwitchConfirmation: false,
      shareFullUrl: false,
      enableReconnect: true,
      preload: 'intent',
      enableNetworkSwitch: true,
      allowUnsupportedChain: false,
      isBasic: false,
    })
  })

  it('uses the page’s host and origin as the app’s metadata', () => {
    expect(setUp().getState().metadata).toStrictEqual({
      name: 'app.example.com:8443',
      description: '',
      url: 'https://app.example.com:8443',
      icons: [],
    })
    expect(setUp({ metadata: { name: 'App' } }).getState().metadata).toMatchObject({
      name: 'App',
      url: 'https://app.example.com:8443',
    })
  })
})

describe('the state', () => {
  it('holds features, remoteFeatures, projectId, sdkType, sdkVersion and metadata [S3.049]', () => {
    const { getState } = setUp({ projectId: 'p', metadata: { name: 'App' }, features: { send: false, email: false } })
    expect(getState()).toMatchObject({
      features: { send: false, receive: true },
      remoteFeatures: { email: false, activity: true },
      projectId: 'p',
      sdkType: 'latchkey',
      sdkVersion: packageJson.version,
      metadata: { name: 'App' },
    })
  })

  it('holds customWallets and the include, exclude and featured wallet ids [S3.050]', () => {
    const lists = {
      customWallets: [{ id: 'own', name: 'Own', mobile_link: 'own://' }],
      includeWalletIds: ['a'],
      excludeWalletIds: ['b'],
      featuredWalletIds: ['c'],
    }
    expect(setUp(lists).getState()).toMatchObject(lists)
  })

  it('is plain data that survives JSON, without callbacks', () => {
    const { siwx } = createFakeSiwx()
    const state = setUp({ onEvent: () => {}, onError: () => {}, siwx, cloud: `${cloud}//` }).getState()
    expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state)
    expect(state.cloud).toBe(cloud)
  })
})

describe('remote features', () => {
  it('takes email, socials, swaps, onramp, activity and branding from the project configuration [S6.002]', () => {
    const { applyRemote, getState } = setUp({ cloud })
    const remote = {
      email: false,
      socials: ['github'],
      swaps: false,
      onramp: ['coinbase'],
      activity: false,
      nfts: false,
      branding: true,
    } as const
    applyRemote(remote)
    expect(getState().remoteFeatures).toStrictEqual(remote)
  })

  it('lets a remote configuration override the local settings [S6.003]', () => {
    const { applyRemote, isEnabled } = setUp({ cloud, secureSite, features: { email: true, swaps: false } })
    expect([isEnabled('email'), isEnabled('swaps')]).toStrictEqual([true, false])
    applyRemote({ email: false, swaps: ['1inch'] })
    expect([isEnabled('email'), isEnabled('swaps')]).toStrictEqual([false, true])
  })

  it('warns that the local configuration was ignored, naming it [S6.004]', () => {
    const { applyRemote, warnings } = setUp({
      cloud,
      features: { email: true, swaps: false, send: false, socials: undefined },
    })
    expect(warnings).toStrictEqual([])
    applyRemote({ email: false, swaps: ['1inch'], onramp: false })
    expect(warnings).toStrictEqual(["The local configuration of email, swaps was ignored: the project's own is used."])
  })

  it('leaves to the app what the operator has not set', () => {
    const { applyRemote, getState, warnings } = setUp({
      cloud,
      features: { email: false, socials: ['github', 'apple', 'google'], swaps: false, activity: false },
    })
    applyRemote({ socials: ['google', 'github'], swaps: ['1inch'], onramp: ['coinbase'] }, [
      'socials',
      'swaps',
      'onramp',
    ])
    expect(getState().remoteFeatures).toStrictEqual({
      email: false,
      socials: ['github', 'google'],
      swaps: false,
      onramp: ['coinbase'],
      activity: false,
      nfts: true,
      branding: false,
    })
    expect(warnings).toStrictEqual([])
  })

  it.each([
    [['apple'] as const, ['google'] as const],
    [true, false],
    [['google'] as const, false],
  ] as const)('has no socials if the app chooses %j of the offer %j', (socials, offer) => {
    const { applyRemote, getState } = setUp({ cloud, features: { socials } })
    applyRemote({ socials: offer }, ['socials'])
    expect(getState().remoteFeatures.socials).toBe(false)
  })

  it('takes everything that the cloud offers if the app has not chosen', () => {
    for (const features of [undefined, { swaps: true, onramp: true } as const]) {
      const { applyRemote, getState, warnings } = setUp({ cloud, features })
      applyRemote({ swaps: ['devnet'], onramp: ['coinbase'], socials: false }, ['swaps', 'onramp'])
      expect(getState().remoteFeatures).toMatchObject({ swaps: ['devnet'], onramp: ['coinbase'], socials: false })
      expect(warnings).toStrictEqual([])
    }
    const { applyRemote, getState } = setUp({ cloud, features: { swaps: ['1inch'] } })
    applyRemote({ swaps: ['devnet'] }, ['swaps'])
    expect(getState().remoteFeatures.swaps).toBe(false)
  })

  it('keeps the default where the cloud says nothing: swaps by 1inch [S9.085]', () => {
    const { applyRemote, getState } = setUp({ cloud })
    expect(getState().remoteFeatures.swaps).toStrictEqual(['1inch'])
    applyRemote({ email: false })
    expect(getState().remoteFeatures.swaps).toStrictEqual(['1inch'])
  })

  it('does not warn if the app configured none of these features', () => {
    const { applyRemote, warnings } = setUp({ cloud, features: { send: false } })
    applyRemote({ email: false })
    expect(warnings).toStrictEqual([])
  })

  it('disables all of them in basic mode, whatever the configuration [S6.005]', () => {
    const { applyRemote, isEnabled } = setUp({
      cloud,
      basic: true,
      features: { email: true, swaps: true, branding: true },
    })
    for (const flag of remoteFlags) expect(isEnabled(flag)).toBe(false)
    applyRemote({
      email: true,
      socials: ['google'],
      swaps: ['1inch'],
      activity: true,
      branding: true,
    })
    for (const flag of remoteFlags) expect(isEnabled(flag)).toBe(false)
    expect(isEnabled('send')).toBe(true)
  })
})

describe('isFeatureEnabled', () => {
  it('treats an empty list as off, and true as the default list', () => {
    const { isEnabled, getState } = setUp({ cloud, features: { swaps: [], onramp: true, socials: false } })
    expect([isEnabled('swaps'), isEnabled('onramp'), isEnabled('socials')]).toStrictEqual([false, true, false])
    expect(getState().remoteFeatures.onramp).toStrictEqual(['meld', 'coinbase'])
  })

  it('disables features of the cloud if there is no cloud', () => {
    const { isEnabled } = setUp({ features: { email: true, swaps: true } })
    for (const flag of ['email', 'socials', 'swaps', 'onramp', 'activity', 'analytics'] as const) {
      expect(isEnabled(flag)).toBe(false)
    }
    expect([isEnabled('send'), isEnabled('receive'), isEnabled('allWallets')]).toStrictEqual([true, true, true])
  })

  it('turns the logins on with a secure site: the one of the project, unless the app names another', () => {
    const { controller, getState, isEnabled } = setUp({ cloud })
    expect([isEnabled('email'), isEnabled('socials'), isEnabled('swaps')]).toStrictEqual([false, false, true])
    controller.setSecureSite(secureSite)
    expect([isEnabled('email'), isEnabled('socials')]).toStrictEqual([true, true])
    expect(getState().secureSite).toBe(secureSite)
    const own = setUp({ secureSite: 'https://own.example.com' })
    own.controller.setSecureSite(secureSite)
    expect(own.getState().secureSite).toBe('https://own.example.com')
    expect(own.isEnabled('email')).toBe(true)
  })
})

describe('start', () => {
  it('shows the alert Project ID Not Configured when no project id is given [S5.024]', () => {
    for (const options of [{}, { projectId: '' }]) {
      const { controller, alerted } = setUp(options)
      expect(alerted).toStrictEqual([])
      controller.start()
      expect(alerted).toStrictEqual(['config.projectIdMissing'])
    }
  })

  it('shows no alert if a project id is set', () => {
    const { controller, alerted } = setUp({ projectId: 'a-project' })
    controller.start()
    expect(alerted).toStrictEqual([])
  })
})
