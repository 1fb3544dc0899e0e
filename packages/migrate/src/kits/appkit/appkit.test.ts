import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../test/createApp.ts'
import { evmNetworks, otherNetworks } from './networks.ts'

const kit = '@reown/appkit'
const providers = `import { QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
`
const modal = `import { createAppKit } from '@reown/appkit/react'
import { mainnet } from '@reown/appkit/networks'

export const modal = createAppKit({ networks: [mainnet], projectId: 'abc' })
`
const main = `import { createRoot } from 'react-dom/client'
import { App } from './App'

createRoot(document.body).render(<App />)
`

/** Migrates a file with code that uses names of the kit, beside the modal and the place where the app is rendered. */
function convert(code: string, names: string, file = 'Page.tsx') {
  const files = {
    'modal.ts': modal,
    'main.tsx': main,
    [file]: `import { ${names} } from '@reown/appkit/react'\n\n${code}\n`,
  }
  const { kept, manual, text } = migrate(files, kit)
  return { text: text(file), kept, manual: manual.filter((line) => line.startsWith(file)) }
}

/** Migrates a call of `createAppKit` with options. */
function convertOptions(options: string, more = '') {
  const code = `${more}import { createAppKit } from '@reown/appkit/react'\n\ncreateAppKit({ networks, ${options} })\n\nexport const Page = () => <main />\n`
  const { manual, text } = migrate({ 'Page.tsx': code }, kit)
  return { text: text('Page.tsx'), manual: manual.filter((line) => line.startsWith('Page')) }
}

it('knows the networks of core', () => {
  const file = path.join(import.meta.dirname, '../../../../core/src/entrypoints/networks.ts')
  const names = [...readFileSync(file, 'utf8').matchAll(/^export \{ (\w+) \}/gm)].map(([, name = '']) => name)
  const compare = (one: string, other: string): number => one.localeCompare(other)
  expect([...evmNetworks, ...otherNetworks, 'defineNetwork'].toSorted(compare)).toEqual(names.toSorted(compare))
})

describe('the config', () => {
  it('becomes one of wagmi with the EVM chains, and is the one that other files used', () => {
    const { manual, text } = migrate(
      {
        'src/networks.ts': `import { type AppKitNetwork, mainnet, solana } from '@reown/appkit/networks'
export const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, solana]
`,
        'src/config.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { cookieStorage, createStorage } from 'wagmi'
import { networks } from './networks'

export const wagmiAdapter = new WagmiAdapter({
  storage: createStorage({ storage: cookieStorage }),
  networks,
  projectId: 'abc',
  customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example.com' }] },
})
`,
        'src/Providers.tsx': `'use client'
${providers}import { createAppKit } from '@reown/appkit/react'
import { wagmiAdapter } from '@/config'
import { networks } from './networks'

createAppKit({ adapters: [wagmiAdapter], networks, projectId: 'abc' })

export const Providers = ({ children }) => (
  <WagmiProvider config={wagmiAdapter.wagmiConfig}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </WagmiProvider>
)
`,
      },
      kit,
    )
    expect(text('src/networks.ts')).toBe(`import { solana } from '@latchkey/core/networks'
import { mainnet } from 'wagmi/chains'
export const networks = [mainnet, solana] as const
`)
    expect(text('src/config.ts')).toBe(`import { mainnet } from 'wagmi/chains'
import { cookieStorage, createStorage, createConfig, http } from 'wagmi'

export const wagmiConfig = createConfig({
  storage: createStorage({ storage: cookieStorage }),
  chains: [mainnet],
  transports: { [mainnet.id]: http() },
})
`)
    expect(text('src/Providers.tsx')).toBe(`'use client'
${providers}import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { ModalProvider } from '@latchkey/react'
import { wagmiConfig } from '@/config'
import { networks } from './networks'

const modal = createModal({ adapters: [eip155Adapter({ wagmiConfig })], networks, projectId: 'abc' })

export const Providers = ({ children }) => (
  <WagmiProvider config={wagmiConfig}>
    <QueryClientProvider client={queryClient}><ModalProvider modal={modal}>{children}</ModalProvider></QueryClientProvider>
  </WagmiProvider>
)
`)
    expect(manual).toContain('src/config.ts:9 left out `customRpcUrls` of the adapter')
  })

  it('keeps the name that the app gave it, and is imported once', () => {
    const { text } = migrate(
      {
        'config.ts': `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { mainnet } from '@reown/appkit/networks'
export const wagmiAdapter = new WagmiAdapter({ networks: [mainnet] })
export const config = wagmiAdapter.wagmiConfig
`,
        'page.ts': `import { config, wagmiAdapter } from './config'
export const state = read(wagmiAdapter.wagmiConfig, config)
`,
      },
      kit,
    )
    expect(text('config.ts')).toContain('export const config = createConfig({ chains: [mainnet], transports:')
    expect(text('page.ts')).toBe(`import { config } from './config'
export const state = read(config, config)
`)
  })

  it('is not needed for an adapter that only the modal uses', () => {
    const { text } = convertOptions(
      "adapters: [new WagmiAdapter({ networks, projectId })], customRpcUrls: { 'eip155:1': [{ url: 'https://a.example.com' }, { url: 'https://b.example.com' }] }",
      "import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'\n",
    )
    expect(text).toContain(
      "adapters: [eip155Adapter({ rpcUrls: { 1: ['https://a.example.com', 'https://b.example.com'] } })] })",
    )
  })

  it.each([
    ['networks: list()', 'The networks of `WagmiAdapter` are not written out as a list of the app'],
    ['networks: [solana]', 'None of the networks of `WagmiAdapter` is an EVM chain'],
  ])('with %s is refused', (options, message) => {
    const code = `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { solana } from '@reown/appkit/networks'
const adapter = new WagmiAdapter({ ${options} })
export const config = adapter.wagmiConfig
`
    expect(() => migrate({ 'config.ts': code }, kit)).toThrow(message)
  })

  it('is refused if its adapter is used in a way that is not known', () => {
    const code = `import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { mainnet } from '@reown/appkit/networks'
const adapter = new WagmiAdapter({ networks: [mainnet] })
export const config = adapter.wagmiConfig
adapter.syncConnection()
`
    expect(() => migrate({ 'config.ts': code }, kit)).toThrow('`adapter` is used in another way')
  })
})

describe('networks', () => {
  it('come from core, or from viem if core does not have them', () => {
    const code = `import { aurora as own, base, type CaipNetwork, defineChain, solana, ton } from '@reown/appkit/networks'
export const list: CaipNetwork[] = [own, base, solana, ton, defineChain({ id: 'x', chainNamespace: 'solana' })]
export const byName = { own }
`
    const { kept, text } = migrate({ 'networks.ts': code }, kit)
    expect(text('networks.ts')).toBe(`import { ton } from '@reown/appkit/networks'
import type { Network } from '@latchkey/core'
import { base, defineNetwork, solana } from '@latchkey/core/networks'
import { aurora } from 'viem/chains'
export const list: Network[] = [aurora, base, solana, ton, defineNetwork({ id: 'x', chainNamespace: 'solana' })]
export const byName = { own: aurora }
`)
    expect(kept).toEqual([kit])
  })
})

describe('the options', () => {
  it.each([
    ["allWallets: 'HIDE', features: { email: true }", 'features: { allWallets: false, email: true }'],
    ["allWallets: 'HIDE'", 'features: { allWallets: false }'],
    ["allWallets: 'SHOW', debug: false", '{ adapters: [], networks }'],
    ['debug: true', "logLevel: 'debug'"],
    ['termsConditionsUrl', 'termsUrl: termsConditionsUrl'],
    ["featuredWalletIds: ['rainbow']", "featuredWalletIds: ['rainbow']"],
    ['features: { emailShowWallets }', 'features: { collapseWallets: !(emailShowWallets) }'],
    ["features: { swaps: ['1inch'], onramp: true }", "features: { swaps: ['1inch'], onramp: true }"],
    ["themeVariables: { '--w3m-accent': accent }", 'themeVariables: { accent: accent }'],
  ])('%s become %s', (before, after) => {
    const { manual, text } = convertOptions(before)
    expect(text).toContain(after)
    expect(manual).toEqual([])
  })

  it.each([
    ["allWallets: 'ONLY_MOBILE'", 'only on and off have a counterpart'],
    ['customRpcUrls: urls', 'it is not written out as an object'],
    ['themeVariables: theme', 'they are not written out as an object'],
    ['features: mine', 'they are not written out as an object'],
    ['featuredWalletIds: ids', 'the catalogue has ids of its own'],
    ['enableAuthLogger: true', 'it is not an option that the documentation of the kit lists'],
  ])('%s are left out', (option, why) => {
    const { manual, text } = convertOptions(option)
    expect(text).toContain('createModal({ adapters: [], networks })')
    expect(manual).toEqual([`Page.tsx:3 left out \`${option}\`: ${why}`])
  })
})

describe('the provider', () => {
  it('is put where the app is rendered, and imports the modal', () => {
    const { text } = migrate({ 'modal.ts': modal, 'src/main.tsx': main }, kit)
    expect(text('src/main.tsx')).toBe(`import { createRoot } from 'react-dom/client'
import { App } from './App'
import { ModalProvider } from '@latchkey/react'
import { modal } from '../modal'

createRoot(document.body).render(<ModalProvider modal={modal}><App /></ModalProvider>)
`)
  })

  it.each([
    ['({ children }) => children', '({ children }) => <ModalProvider modal={modal}>{children}</ModalProvider>'],
    ['(props) => props.children', '(props) => <ModalProvider modal={modal}>{props.children}</ModalProvider>'],
    ['() => (<p />)', '() => (<ModalProvider modal={modal}><p /></ModalProvider>)'],
  ])('is put into the component %s beside the modal', (before, after) => {
    const code = modal.replace('export const modal = ', '')
    const { text } = migrate({ 'Page.tsx': `'use client'\n${code}\nexport const Page = ${before}\n` }, kit)
    expect(text('Page.tsx')).toContain('const modal = createModal({')
    expect(text('Page.tsx')).toContain(`export const Page = ${after}\n`)
  })

  it.each([
    [{ 'modal.ts': modal }, 'No place for `ModalProvider` was found'],
    [{ 'modal.ts': modal, 'main.tsx': main, 'other.ts': modal }, 'calls `createAppKit` several times'],
    [{ 'modal.ts': modal.replace('/react', '/vue') }, 'Only apps with React are changed'],
    [{ 'modal.ts': modal.replace('networks:', '...more, networks:') }, 'have spreads or methods'],
    [{ 'modal.ts': modal.replace(/createAppKit\(\{.*\}\)/, 'createAppKit(options)') }, 'not written out as an object'],
    [
      { 'modal.ts': modal.replace('export const modal =', 'export const start = () =>') },
      'is not at the top of a file',
    ],
    [
      {
        'modal.tsx':
          "import { AppKitProvider } from '@reown/appkit/react'\nexport const Page = () => <AppKitProvider />\n",
      },
      'Call `createAppKit` with its props at the top of a file instead',
    ],
  ])('of %j is refused', (files, message) => {
    expect(() => migrate(files, kit)).toThrow(message)
  })
})

describe('hooks', () => {
  it('are those of Latchkey', () => {
    const { manual, text } = convert(
      `export function Page() {
  const kit = useAppKit()
  const opened = useAppKitState().open
  const account = useAppKitAccount()
  const { caipNetworkId } = useAppKitNetwork()
  const { themeMode: mode } = useAppKitTheme()
  const { walletProvider } = useAppKitProvider(namespace)
  const { walletInfo } = useWalletInfo('solana')
  kit.open({ view: 'OnRampProviders', arguments: values })
  return [opened, account.address, caipNetworkId, mode, walletProvider, walletInfo]
}`,
      'useAppKit, useAppKitAccount, useAppKitNetwork, useAppKitProvider, useAppKitState, useAppKitTheme, useWalletInfo',
    )
    expect(manual).toEqual([])
    expect(text)
      .toBe(`import { useAccount, useModal, useModalState, useNetwork, useProvider, useTheme, useWalletInfo } from '@latchkey/react'

export function Page() {
  const kit = useModal()
  const opened = useModalState().isOpen
  const account = useAccount()
  const active = useNetwork()
  const caipNetworkId = active.network?.caipNetworkId
  const { themeMode: mode } = useTheme()
  const { provider: walletProvider } = useProvider({ namespace })
  const walletInfo = useWalletInfo({ namespace: 'solana' })
  kit.open({ view: 'OnRamp', parameters: values })
  return [opened, account.address, caipNetworkId, mode, walletProvider, walletInfo]
}
`)
  })

  it.each([
    ['const { unknown } = useAppKit()', 'useAppKit'],
    ['const { address } = useAppKitAccount(options)', 'useAppKitAccount'],
    ['send(useAppKitState())', 'useAppKitState'],
  ])('stay in a form that is not documented: %s', (code, name) => {
    const { kept, manual } = convert(`export function Page() {\n  ${code}\n}`, name)
    expect(manual).toEqual([expect.stringContaining(`left \`${name}\`: the call has another form`)])
    expect(kept).toEqual([kit])
  })

  it('take the latest event, which is undefined at first', () => {
    const { manual, text } = convert(
      `export function Page() {
  const events = useAppKitEvents()
  return events.data.event === 'MODAL_LOADED' ? events : events.data.event === 'CONNECT_FAILURE'
}`,
      'useAppKitEvents',
    )
    expect(text).toContain("events?.data.event === 'MODAL_CREATED' ? events : events?.data.event === 'CONNECT_FAILURE'")
    expect(manual).toEqual(['Page.tsx:5 left the event `CONNECT_FAILURE`, which does not exist'])
  })
})

describe('elements', () => {
  it.each([
    ['<appkit-button />', '<ConnectButton />'],
    [
      '<appkit-button balance="show" class="wide"></appkit-button>',
      `<ConnectButton show={['avatar', 'name', 'balance']} className="wide"></ConnectButton>`,
    ],
    ['<appkit-account-button balance="hide" />', '<AccountButton />'],
    ['<appkit-network-button disabled />', '<NetworkButton disabled />'],
    ['<appkit-wallet-button wallet="metamask" />', '<WalletButton connectorId="io.metamask" />'],
  ])('%s become %s', (before, after) => {
    const { text } = migrate({ 'Page.tsx': `export const Page = () => ${before}\n` }, kit)
    expect(text('Page.tsx')).toContain(`=> ${after}\n`)
  })

  it.each(['<appkit-wallet-button wallet={name} />', '<appkit-onramp-widget />'])('%s stay', (code) => {
    const { manual, text } = migrate({ 'Page.tsx': `export const Page = () => ${code}\n` }, kit)
    expect(text('Page.tsx')).toContain(code)
    expect(manual).toEqual([expect.stringContaining('left `<appkit-')])
  })
})
