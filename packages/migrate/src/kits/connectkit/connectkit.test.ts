import { describe, expect, it } from 'vitest'
import { migrate } from '../../test/createApp.ts'

const config = `import { getDefaultConfig } from 'connectkit'
import { createConfig } from 'wagmi'
import { mainnet } from 'wagmi/chains'

export const config = createConfig(getDefaultConfig({ walletConnectProjectId: 'abc', appName: 'My app', chains: [mainnet] }))
`
const names = 'Avatar, ConnectKitButton, ConnectKitProvider, SIWEProvider, useChains, useIsMounted, useModal, useSIWE'
function convert(code: string, more = '') {
  const { kept, manual, text } = migrate(
    {
      'wagmi.ts': config,
      'Page.tsx': `import { ${names} } from 'connectkit'\nimport { config } from './wagmi'\n${more}\n${code}\n`,
      'siwe.ts': `import type { SIWEConfig } from 'connectkit'
export const siwe: SIWEConfig = { getNonce, createMessage, signOutOnAccountChange: true, verifyMessage, getSession, signOut }
`,
    },
    'connectkit',
  )
  return { text, kept, manual: manual.filter((line) => line.startsWith('Page')), options: text('wagmi.ts').split('\n') }
}

describe('the config', () => {
  it('loses its inner call, and gets the modal behind it', () => {
    expect(convert('export const Page = () => <ConnectKitProvider />').text('wagmi.ts')).toMatchInlineSnapshot(`
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
  })
})

describe('the provider', () => {
  it('gives its options to the modal, and reports those without a counterpart', () => {
    const { manual, options } = convert(`export const Page = () => (
  <ConnectKitProvider
    mode="light"
    customTheme={{ '--ck-font-family': 'Inter', '--ck-unknown': 1 }}
    options={{ language: 'ar', hideTooltips: true, initialChainId: 0, enforceSupportedChains: true }}
    onConnect={() => undefined}
  />
)`)
    expect(options).toContain("  themeMode: 'light',")
    expect(options).toContain("  themeVariables: { font: 'Inter' },")
    expect(options).toContain("  locale: 'ar',")
    expect(options.join('\n')).not.toContain('allowUnsupportedChain')
    expect(manual).toMatchInlineSnapshot(`
      [
        "Page.tsx:7 left out \`--ck-unknown\` of the theme",
        "Page.tsx:8 left out \`hideTooltips: true\`: no counterpart",
        "Page.tsx:8 left out \`initialChainId: 0\`: 0 means the network of the wallet",
        "Page.tsx:9 left out \`onConnect={() => undefined}\`: one callback gets all events",
      ]
    `)
  })

  it('asks the visitor to switch only if it did before', () => {
    expect(
      convert('export const Page = () => <ConnectKitProvider options={{ enforceSupportedChains: false }} />').options,
    ).toContain('  allowUnsupportedChain: true,')
  })

  it('follows the system in the mode auto', () => {
    const { manual, options } = convert('export const Page = () => <ConnectKitProvider theme="auto" mode="auto" />')
    expect(options.join('\n')).not.toContain('theme')
    expect(manual).toEqual([])
  })
})

describe('sign-in', () => {
  it('becomes an option with the same fields', () => {
    const { options, text } = convert(
      'export const Page = () => (\n  <SIWEProvider {...siwe}>\n    <ConnectKitProvider />\n  </SIWEProvider>\n)',
      "import { siwe } from './siwe'",
    )
    expect(options).toContain('  siweConfig: siwe,')
    expect(options).toContain("import { siwe } from './siwe'")
    expect(text('Page.tsx')).toContain('(\n    <ModalProvider modal={modal} />\n)')
    expect(text('siwe.ts')).toBe(`import type { SiweConfig } from '@latchkey/core'
export const siwe: SiweConfig = { getNonce, createMessage, verifyMessage, getSession, signOut }
`)
  })

  it('keeps the children of the provider together', () => {
    const { text } = convert(
      'export const Page = () => <SIWEProvider {...siwe}><ConnectKitProvider />{1}</SIWEProvider>',
      "import { siwe } from './siwe'",
    )
    expect(text('Page.tsx')).toContain('=> <><ModalProvider modal={modal} />{1}</>')
  })

  it('stays if its props are written one by one', () => {
    const { kept, manual } = convert(
      'export const Page = () => <SIWEProvider signOut={signOut}><ConnectKitProvider /></SIWEProvider>',
    )
    expect(manual).toEqual([expect.stringContaining('left `SIWEProvider`')])
    expect(kept).toEqual(['connectkit'])
  })
})

describe('the button', () => {
  it.each([
    ['<ConnectKitButton />', '<ConnectButton />'],
    [
      '<ConnectKitButton label="In" showBalance />',
      `<ConnectButton label="In" show={['avatar', 'name', 'balance']} />`,
    ],
    ['<ConnectKitButton showAvatar={false} />', `<ConnectButton show={['name']} />`],
    ['<ConnectKitButton theme="soft"></ConnectKitButton>', '<ConnectButton></ConnectButton>'],
  ])('%s becomes %s', (before, after) => {
    expect(convert(`export const Page = () => ${before}`).text('Page.tsx')).toContain(`=> ${after}\n`)
  })

  it('of your own keeps its function', () => {
    const { text } = convert(
      'export const Page = () => <ConnectKitButton.Custom>{({ isConnected, show, hide, unsupported }) => <i onClick={isConnected ? hide : show} hidden={unsupported} />}</ConnectKitButton.Custom>',
    )
    expect(text('Page.tsx')).toMatchInlineSnapshot(`
      "import { ConnectButton, useModal, useNetwork } from '@latchkey/react'
      import { config } from './wagmi'

      export const Page = () => {
        const modal = useModal()
        const active = useNetwork()
        return <ConnectButton>{({ status, open }) => {
        const isConnected = status === 'connected'
        const show = open
        const hide = () => modal.close()
        const unsupported = !active.isSupported
        return <i onClick={isConnected ? hide : show} hidden={unsupported} />
      }}</ConnectButton>
      }
      "
    `)
  })
})

describe('hooks', () => {
  it('are those of Latchkey', () => {
    const { manual, text } = convert(`export function Page() {
  const { open, setOpen, openProfile } = useModal()
  const sign = useSIWE()
  const all = useChains()
  const mounted = useIsMounted()
  return [open, setOpen, openProfile, sign.isSignedIn, sign.data, all, mounted]
}`)
    expect(manual).toEqual([])
    expect(text('Page.tsx')).toMatchInlineSnapshot(`
      "import { useModal, useNetwork, useSiwx } from '@latchkey/react'
      import { config } from './wagmi'

      export function Page() {
        const modal = useModal()
        const open = modal.isOpen
        const setOpen = (isOpen: boolean) => (isOpen ? modal.open() : modal.close())
        const openProfile = () => modal.open({ view: 'Account' })
        const siwx = useSiwx()
        const sign = { isSignedIn: siwx.isSignedIn, data: siwx.session }
        const active = useNetwork()
        const all = active.networks
        const mounted = true
        return [open, setOpen, openProfile, sign.isSignedIn, sign.data, all, mounted]
      }
      "
    `)
  })

  it('get no types in JavaScript', () => {
    const { text } = migrate(
      {
        'wagmi.js': config,
        'Page.jsx': `import { ConnectKitProvider, useModal } from "connectkit"
export const useOpen = () => {
  const { setOpen } = useModal()
  return setOpen
}
export const Page = () => <ConnectKitProvider mode="dark" />
`,
      },
      'connectkit',
    )
    expect(text('wagmi.js')).toContain("themeMode: 'dark',")
    expect(text('Page.jsx')).toBe(`import { ModalProvider, useModal } from "@latchkey/react"
import { modal } from "./wagmi"
export const useOpen = () => {
  const modal = useModal()
  const setOpen = (isOpen) => (isOpen ? modal.open() : modal.close())
  return setOpen
}
export const Page = () => <ModalProvider modal={modal} />
`)
  })

  it('with callbacks, and components without a counterpart, stay', () => {
    const { manual, text } = convert(
      'export function Page() {\n  useModal({ onConnect: () => 1 })\n  return <Avatar />\n}',
    )
    expect(manual).toEqual([
      expect.stringContaining('left `useModal`'),
      expect.stringContaining('left `Avatar`, which has no counterpart'),
    ])
    expect(text('Page.tsx')).toContain("import { Avatar, useModal } from 'connectkit'")
  })
})
