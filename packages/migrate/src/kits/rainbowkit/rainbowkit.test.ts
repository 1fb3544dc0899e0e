import { describe, expect, it } from 'vitest'
import { migrate } from '../../test/createApp.ts'

const config = `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({ appName: 'My app', projectId: 'abc', chains: [mainnet] })
`
const app = (element: string, more = ''): Record<string, string> => ({
  'wagmi.ts': config,
  'App.tsx': `import * as React from 'react'
import { ConnectButton, RainbowKitProvider, darkTheme, lightTheme, midnightTheme, type Theme } from '@rainbow-me/rainbowkit'
import { config } from './wagmi'
${more}
export const App = () => ${element}
`,
})
const theme = (value: string, more?: string) => {
  const { manual, text } = migrate(app(`<RainbowKitProvider theme={${value}}><i /></RainbowKitProvider>`, more))
  return {
    options: text('wagmi.ts')
      .split('\n')
      .filter((line) => /^ {2}theme|^ {4}/.test(line))
      .join('\n'),
    manual,
    app: text('App.tsx'),
  }
}

describe('getDefaultConfig', () => {
  it('becomes a config of wagmi, with the modal behind it', () => {
    const { kept, text } = migrate(app('<RainbowKitProvider><i /></RainbowKitProvider>'))
    expect(text('wagmi.ts')).toMatchInlineSnapshot(`
      "import { eip155Adapter } from '@latchkey/adapter-eip155'
      import { createModal } from '@latchkey/core'
      import { createConfig, http } from 'wagmi'
      import { mainnet } from 'wagmi/chains'

      export const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })

      export const modal = createModal({
        projectId: 'abc',
        metadata: { name: 'My app' },
        networks: config.chains,
        adapters: [eip155Adapter({ wagmiConfig: config })],
      })
      "
    `)
    expect(text('App.tsx')).toContain("import { config, modal } from './wagmi'")
    expect(text('App.tsx')).toContain('<ModalProvider modal={modal}><i /></ModalProvider>')
    expect(kept).toEqual([])
  })

  it('keeps transports and other options of wagmi, and comments', () => {
    const { text } = migrate({
      'wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { http } from 'wagmi'
import { base } from 'wagmi/chains'

const projectId = process.env.ID!
const chains = [base] as const

export const config = getDefaultConfig({
  appName: 'My app',
  // The id of the project
  projectId,
  // All chains
  chains,
  transports: { [base.id]: http('https://rpc.example.com') },
  ssr: true, // Next
  multiInjectedProviderDiscovery: false,
})
`,
    })
    expect(text('wagmi.ts')).toMatchInlineSnapshot(`
      "import { eip155Adapter } from '@latchkey/adapter-eip155'
      import { createModal } from '@latchkey/core'
      import { http, createConfig } from 'wagmi'
      import { base } from 'wagmi/chains'

      const projectId = process.env.ID!
      const chains = [base] as const

      export const config = createConfig({
        // The id of the project
        // All chains
        chains,
        transports: { [base.id]: http('https://rpc.example.com') },
        ssr: true, // Next
        multiInjectedProviderDiscovery: false,
      })

      export const modal = createModal({
        projectId,
        metadata: { name: 'My app' },
        networks: config.chains,
        adapters: [eip155Adapter({ wagmiConfig: config })],
      })
      "
    `)
  })

  it('makes a client for chains that are not written out', () => {
    const { text } = migrate({
      'wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { chains } from './chains'
export const config = getDefaultConfig({ appName: 'My app', projectId: 'abc', chains: chains })
`,
    })
    expect(text('wagmi.ts')).toContain(
      'createConfig({ chains: chains, client: ({ chain }) => createClient({ chain, transport: http() }) })',
    )
    expect(text('wagmi.ts')).toContain("import { createClient } from 'viem'")
  })

  it('keeps groups, and reports wallets that the catalogue lacks and groups that have no others', () => {
    const { manual, text } = migrate({
      'wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { ledgerWallet, rainbowWallet, valoraWallet, walletConnectWallet } from '@rainbow-me/rainbowkit/wallets'
import { base } from 'wagmi/chains'
export const config = getDefaultConfig({
  appName: 'My app',
  projectId: 'abc',
  chains: [base],
  wallets: [
    { groupName: 'Best', wallets: [rainbowWallet, valoraWallet] },
    { groupName: 'Others', wallets: [walletConnectWallet] },
    { wallets: [ledgerWallet] },
  ],
})
`,
    })
    expect(text('wagmi.ts')).toContain("walletGroups: [{ name: 'Best', walletIds: ['rainbow'] }],")
    expect(text('wagmi.ts')).not.toContain('@rainbow-me')
    expect(text('wagmi.ts')).toContain("featuredWalletIds: ['ledger'],")
    expect(manual).toContainEqual(expect.stringContaining("wagmi.ts:10 left out the heading 'Others'"))
    expect(manual).toContainEqual(expect.stringContaining('wagmi.ts:9 left out `valoraWallet`'))
    expect(manual.join('\n')).not.toContain('Best')
    expect(manual.join('\n')).not.toContain('walletConnectWallet')
  })

  it('is refused, and nothing changes, if it is not a constant of its own or there are two', () => {
    const inside = `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
export function make() { return getDefaultConfig({ appName: 'a', projectId: 'b', chains: [] }) }
`
    expect(() => migrate({ 'wagmi.ts': inside })).toThrow('wagmi.ts:2 is not a constant of its own')
    expect(() => migrate({ 'one.ts': config, 'two.ts': config })).toThrow('several configs: one.ts:4, two.ts:4')
    const spread = config.replace("appName: 'My app'", '...options')
    expect(() => migrate({ 'wagmi.ts': spread })).toThrow('are not written out as an object')
  })
})

describe('connectorsForWallets', () => {
  it('leaves the config of wagmi, also beside other connectors', () => {
    const { text } = migrate({
      'wagmi.ts': `import { connectorsForWallets } from '@rainbow-me/rainbowkit'
import { metaMaskWallet } from '@rainbow-me/rainbowkit/wallets'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { safe } from 'wagmi/connectors'

const connectors = connectorsForWallets(
  [{ groupName: 'Suggested', wallets: [metaMaskWallet] }],
  { appName: 'My app', projectId: 'abc' },
)

export const config = createConfig({
  connectors: [...connectors, safe()],
  chains: [mainnet],
  transports: { [mainnet.id]: http() },
})
`,
    })
    expect(text('wagmi.ts')).toMatchInlineSnapshot(`
      "import { eip155Adapter } from '@latchkey/adapter-eip155'
      import { createModal } from '@latchkey/core'
      import { createConfig, http } from 'wagmi'
      import { mainnet } from 'wagmi/chains'
      import { safe } from 'wagmi/connectors'

      export const config = createConfig({
        connectors: [safe()],
        chains: [mainnet],
        transports: { [mainnet.id]: http() },
      })

      export const modal = createModal({
        projectId: 'abc',
        metadata: { name: 'My app' },
        networks: config.chains,
        adapters: [eip155Adapter({ wagmiConfig: config })],
        walletGroups: [{ name: 'Suggested', walletIds: ['metamask'] }],
      })
      "
    `)
  })
})

describe('the props of RainbowKitProvider', () => {
  it('become options, or are reported', () => {
    const { manual, text } = migrate(
      app(
        `<RainbowKitProvider
    modalSize="compact"
    initialChain={mainnet.id}
    locale="fr"
    avatar={Avatar}
    appInfo={{ appName: 'Other', learnMoreUrl: 'https://a.example', disclaimer: Text }}
    coolMode
    showRecentTransactions
    id="one"
    later={1}
  >
    <i />
  </RainbowKitProvider>`,
        "import { mainnet } from 'wagmi/chains'\nimport { Avatar, Text } from './parts'",
      ),
    )
    expect(text('wagmi.ts')).toContain("  defaultNetwork: mainnet,\n  locale: 'fr',\n")
    expect(text('App.tsx')).toContain('<ModalProvider modal={modal}>\n    <i />\n  </ModalProvider>')
    expect(text('App.tsx')).not.toContain('wagmi/chains')
    expect(text('App.tsx')).not.toContain('./parts')
    expect(manual.filter((line) => line.startsWith('App.tsx'))).toMatchInlineSnapshot(`
      [
        "App.tsx:7 left out \`modalSize="compact"\`: no counterpart",
        "App.tsx:10 left out \`avatar={Avatar}\`: the modal shows a picture instead of a component",
        "App.tsx:11 left out \`learnMoreUrl: 'https://a.example'\`: the view \`WhatIsAWallet\` explains wallets itself",
        "App.tsx:11 left out \`disclaimer\`: the modal shows a text instead of a component",
        "App.tsx:12 left out \`coolMode\`: no counterpart",
        "App.tsx:15 left out \`later={1}\`: it is not a prop that the documentation of the kit lists",
      ]
    `)
  })

  it('take imports with them into the file of the config', () => {
    const { text } = migrate(
      app(
        '<RainbowKitProvider initialChain={base} locale={locale} />',
        "import { base } from 'wagmi/chains'\nimport { locale } from './settings'",
      ),
    )
    expect(text('wagmi.ts')).toContain("import { mainnet, base } from 'wagmi/chains'")
    expect(text('wagmi.ts')).toContain("import { locale } from './settings'")
    expect(text('wagmi.ts')).toContain('defaultNetwork: base,\n  locale,')
  })

  it('find a chain by its number', () => {
    const { text } = migrate(app('<RainbowKitProvider initialChain={10} />'))
    expect(text('wagmi.ts')).toContain('defaultNetwork: config.chains.find(({ id }) => id === 10),')
  })

  it('are reported if a variable of the component decides', () => {
    const { manual, text } = migrate(
      app('(() => { const locale = React.useId(); return <RainbowKitProvider locale={locale} /> })()'),
    )
    expect(manual).toContainEqual(
      expect.stringContaining('left out `locale={locale}`: its value depends on a variable'),
    )
    expect(text('App.tsx')).toContain('<ModalProvider modal={modal} />')
  })
})

describe('themes', () => {
  it('of the kit become a mode and tokens', () => {
    expect(
      theme(
        `darkTheme({ accentColor: '#123', accentColorForeground: 'white', borderRadius: 'small', fontStack: 'rounded', overlayBlur: 'none' })`,
      ).options,
    ).toMatchInlineSnapshot(`
      "  themeMode: 'dark',
        themeVariables: {
          accent: '#123',
          'on-primary': 'white',
          'radius-dialog': '12px',
          'radius-row': '8px',
          'radius-control': '6px',
          font: 'ui-rounded, system-ui, sans-serif',"
    `)
    expect(theme('lightTheme()').options).toBe("  themeMode: 'light',")
    expect(theme('null').options).toBe("  themeMode: 'inherit',")
  })

  it('report what has no token', () => {
    expect(theme(`midnightTheme({ overlayBlur: 'large' })`).manual.filter((line) => line.startsWith('App'))).toEqual([
      expect.stringContaining('left out the colours of `midnightTheme`'),
      expect.stringContaining("left out `overlayBlur: 'large'` of the theme"),
    ])
  })

  it('of both modes follow the system', () => {
    expect(theme(`{ lightMode: lightTheme(), darkMode: darkTheme({ accentColor: 'red' }) }`).options).toBe(
      "  themeVariables: { accent: { dark: 'red' } },",
    )
  })

  it('of your own keep what has a token', () => {
    const own = `const own: Theme = {
  blurs: { modalOverlay: 'blur(4px)' },
  colors: { accentColor: 'red', modalBackground: '#111', closeButton: 'blue', connectButtonText: 'white' },
  fonts: { body: 'Inter' },
  radii: { modal: '8px', menuButton: '4px', actionButton: '2px', connectButton: '1px', modalMobile: '8px' },
  shadows: { dialog: 'none', walletLogo: 'none' },
}`
    const { app: code, manual, options } = theme('own', own)
    expect(options).toMatchInlineSnapshot(`
      "  themeVariables: {
          accent: 'red',
          bg: '#111',
          font: 'Inter',
          'radius-dialog': '8px',
          'radius-row': '4px',
          'radius-control': '2px',
          shadow: 'none',"
    `)
    expect(code).not.toContain('const own')
    expect(manual.filter((line) => line.includes('of the theme')).map((line) => line.replace(/.*left out /, '')))
      .toMatchInlineSnapshot(`
      [
        "\`blurs.modalOverlay\` of the theme",
        "\`colors.closeButton\` of the theme",
        "\`colors.connectButtonText\` of the theme",
        "\`radii.connectButton\` of the theme",
        "\`radii.modalMobile\` of the theme",
        "\`shadows.walletLogo\` of the theme",
      ]
    `)
  })

  it('that are merged are read one after the other', () => {
    expect(
      theme(
        `merge(midnightTheme(), { colors: { accentColor: '#07296d' } } as Theme)`,
        "import merge from 'lodash.merge'",
      ).options,
    ).toContain("accent: '#07296d'")
  })

  it('that are left out leave no import of the kit', () => {
    const { app: code, manual } = theme('darkTheme({ ...darkTheme.accentColors.pink })')
    expect(manual).toContainEqual(expect.stringContaining('it cannot be read before the app runs'))
    expect(code).not.toContain('rainbow')
  })

  it('that depend on the component are reported', () => {
    expect(theme(`Math.random() > 1 ? darkTheme() : lightTheme()`).manual).toContainEqual(
      expect.stringContaining('it cannot be read before the app runs'),
    )
  })
})
