import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAdvice } from './createAdvice.ts'
import { isReactRender } from './kernel/utils/isReactRender.ts'
import { arbitrum } from './network/networks/arbitrum.ts'
import { mainnet } from './network/networks/mainnet.ts'
import type { FeatureOptions } from './options/features.ts'
import { listMisuses } from './options/listMisuses.ts'
import type { ModalOptions } from './plugin/Modal.ts'
import { createFakeAdapter } from './test/createFakeAdapter.ts'
import { createTestModal } from './test/createTestModal.ts'

const networks = [mainnet, arbitrum]
const { factory } = createFakeAdapter({})

function setUp(options: Partial<ModalOptions> = {}, page: EventTarget = new EventTarget()) {
  const warnings: string[] = []
  const ignore = () => undefined
  const logger = {
    error: ignore,
    warn: (text: unknown) => void warnings.push(String(text)),
    info: ignore,
    debug: ignore,
  }
  const create = () => createAdvice({ options: { adapters: [factory], ports: { logger }, ...options }, networks, page })
  return { create, warnings }
}

afterEach(() => vi.restoreAllMocks())

describe('flags', () => {
  const values: Required<FeatureOptions> = {
    send: true,
    receive: true,
    walletFeaturesOrder: ['send'],
    email: true,
    socials: ['google'],
    swaps: true,
    onramp: ['meld'],
    nfts: true,
    activity: true,
    branding: true,
    analytics: true,
    allWallets: true,
    legalCheckbox: true,
    collapseWallets: true,
    connectMethodsOrder: ['wallet'],
    connectorTypeOrder: ['injected'],
  }
  it.each(Object.entries(values))('says nothing about %s, which has an effect', (name, value) => {
    const { create, warnings } = setUp({ features: { [name]: value } })
    create().start()
    expect(warnings).toStrictEqual([])
  })

  it('names the flags that are set and that no code reads', () => {
    const listOf = (features: FeatureOptions) =>
      listMisuses({ features, adapters: [], networkIds: [], unserved: ['email', 'socials', 'send'] })
    expect(listOf({ email: true, send: true, swaps: true })).toStrictEqual([
      'These flags of `features` have no effect yet: email, send.',
    ])
    expect(listOf({ socials: false, send: undefined, swaps: true })).toStrictEqual([])
  })
})

describe('a warning', () => {
  const adapters = [{ ...factory, endpointNetworks: ['eip155:137'] }]
  const warning = 'An adapter has endpoints for networks that are not in `networks`, so they are not used: eip155:137.'

  it('is written to the console although the log level is `error` by default, unless the app chooses a lower one', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    for (const logLevel of ['silent', 'error'] as const) setUp({ adapters, logLevel, ports: {} }).create().start()
    expect(warn).not.toHaveBeenCalled()
    setUp({ adapters, ports: {} }).create().start()
    expect(warn).toHaveBeenCalledExactlyOnceWith('[Latchkey]', warning)
  })

  it('comes when the modal starts, and not in a built app', async () => {
    const start = async (): Promise<readonly string[]> => {
      const { modal, logged } = createTestModal({ options: { adapters } })
      await modal.start()
      await modal.destroy()
      return logged
    }
    expect(await start()).toContain(warning)
    vi.stubEnv('NODE_ENV', 'production')
    expect(await start()).toStrictEqual([])
    vi.unstubAllEnvs()
  })
})

describe('endpoints', () => {
  it('names the networks with an endpoint that the app does not list', () => {
    const endpointNetworks = ['eip155:1', 'eip155:137', 'eip155:10']
    const { create, warnings } = setUp({ adapters: [{ ...factory, endpointNetworks }] })
    create().start()
    expect(warnings).toStrictEqual([
      'An adapter has endpoints for networks that are not in `networks`, so they are not used: eip155:137, eip155:10.',
    ])
  })

  it('says nothing if all of them are listed', () => {
    const { create, warnings } = setUp({ adapters: [{ ...factory, endpointNetworks: ['eip155:1'] }, factory] })
    create().start()
    expect(warnings).toStrictEqual([])
  })
})

describe('a modal created during a render', () => {
  /** Named like the function of React's development builds that calls components. */
  function renderWithHooks<value>(component: () => value): value {
    return component()
  }

  it('is reported when an earlier one with the same options still runs', () => {
    const page = new EventTarget()
    const { create, warnings } = setUp({}, page)
    const [first, second] = [renderWithHooks(create), renderWithHooks(create)]
    first.start()
    expect(warnings).toStrictEqual([])
    second.start()
    expect(warnings).toStrictEqual([expect.stringContaining('Call it once, outside of components.')])
  })

  it('is not reported if the earlier one was destroyed, or was never started, as React does in StrictMode', () => {
    const page = new EventTarget()
    const { create, warnings } = setUp({}, page)
    const first = renderWithHooks(create)
    first.start()
    first.destroy()
    renderWithHooks(create)
    renderWithHooks(create).start()
    expect(warnings).toStrictEqual([])
  })

  it('is not reported beside a modal with another `storagePrefix` or project', () => {
    const page = new EventTarget()
    const all = [{}, { storagePrefix: 'admin' }, { projectId: 'other' }].map((options) => setUp(options, page))
    for (const { create } of all) renderWithHooks(create).start()
    expect(all.flatMap(({ warnings }) => warnings)).toStrictEqual([])
  })

  it('is not confused with modals that a module creates again, as hot reloading does', () => {
    const page = new EventTarget()
    const { create, warnings } = setUp({}, page)
    create().start()
    renderWithHooks(create).start()
    create().start()
    expect(warnings).toStrictEqual([])
  })

  it('is recognised by the stacks of React 18 and React 19', () => {
    expect(isReactRender('Error\n    at App (App.tsx:3)\n    at renderWithHooks (react-dom.development.js:1)')).toBe(
      true,
    )
    expect(isReactRender('App@App.tsx:3\nreact_stack_bottom_frame@react-dom-client.development.js:1')).toBe(true)
    expect(isReactRender('Error\n    at main.tsx:3\n    at ModuleJob.run (node:internal)')).toBe(false)
  })
})
