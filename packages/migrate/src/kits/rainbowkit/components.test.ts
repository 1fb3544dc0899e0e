import { describe, expect, it } from 'vitest'
import { migrate } from '../../test/createApp.ts'

/** Migrates a component that uses names of the kit. */
function convert(code: string, names: string, file = 'Page.tsx') {
  const { manual, text } = migrate({ [file]: `import { ${names} } from '@rainbow-me/rainbowkit'\n\n${code}\n` })
  return { text: text(file), manual: manual.filter((line) => line.startsWith(file)) }
}

describe('ConnectButton', () => {
  it.each([
    ['<ConnectButton />', '<><NetworkButton /> <ConnectButton /></>'],
    ['<ConnectButton chainStatus="none" />', '<ConnectButton />'],
    [
      '<p><ConnectButton label="Sign in" chainStatus="icon" /></p>',
      '<p><NetworkButton /> <ConnectButton label="Sign in" /></p>',
    ],
    ['<ConnectButton accountStatus="avatar" chainStatus="none" />', `<ConnectButton show={['avatar']} />`],
    ['<ConnectButton showBalance chainStatus="none" />', `<ConnectButton show={['avatar', 'name', 'balance']} />`],
    ['<ConnectButton showBalance={false} chainStatus="none" />', '<ConnectButton />'],
    [
      `<ConnectButton chainStatus={'none'} accountStatus={{ smallScreen: 'avatar', largeScreen: 'address' }} />`,
      `<ConnectButton show={{ small: ['avatar'], large: ['name'] }} />`,
    ],
  ])('%s becomes %s', (before, after) => {
    expect(convert(`export const Page = () => ${before}`, 'ConnectButton').text).toContain(
      `export const Page = () => ${after}\n`,
    )
  })

  it('reports a value that is not written out', () => {
    const { manual, text } = convert(
      'export const Page = ({ size }) => <ConnectButton chainStatus="none" accountStatus={size} />',
      'ConnectButton',
    )
    expect(text).toContain('=> <ConnectButton />')
    expect(manual).toEqual(['Page.tsx:3 left out `accountStatus={size}`: its value is not written out'])
  })

  it('keeps a name that the file gave it, and is passed on as a value', () => {
    const { text } = convert('export const Page = () => <Layout button={Own} />', 'ConnectButton as Own')
    expect(text).toBe(
      "import { ConnectButton } from '@latchkey/react'\n\nexport const Page = () => <Layout button={ConnectButton} />\n",
    )
  })

  it('keeps the name under which it is exported, and stays where it is taken apart', () => {
    const { manual, text } = convert(
      'const { Custom } = Own\nexport { Own }\nexport const Page = () => <Own chainStatus="none" />',
      'ConnectButton as Own',
    )
    expect(text).toMatchInlineSnapshot(`
      "import { ConnectButton as Own } from '@rainbow-me/rainbowkit'
      import { ConnectButton } from '@latchkey/react'

      const { Custom } = Own
      export { ConnectButton as Own }
      export const Page = () => <ConnectButton />
      "
    `)
    expect(manual).toEqual([
      'Page.tsx:3 left `ConnectButton`',
      expect.stringContaining('Page.tsx:4 exports `ConnectButton`'),
    ])
  })

  it('gets another name if the file has its own', () => {
    const { text } = convert(
      'const NetworkButton = () => <i />\nexport const Page = () => <p><ConnectButton /><NetworkButton /></p>',
      'ConnectButton',
    )
    expect(text).toContain('NetworkButton as LatchkeyNetworkButton')
    expect(text).toContain('<p><LatchkeyNetworkButton /> <ConnectButton /><NetworkButton /></p>')
  })
})

describe('ConnectButton.Custom', () => {
  it('keeps its function, with the names declared first', () => {
    const { manual, text } = convert(
      `export function Page() {
  // The button
  return (
    <ConnectButton.Custom>
      {({ account, openConnectModal: show, openChainModal, mounted }) => (
        <button type="button" onClick={account ? openChainModal : show} hidden={!mounted}>
          {account?.address}
        </button>
      )}
    </ConnectButton.Custom>
  )
}`,
      'ConnectButton',
    )
    expect(manual).toEqual([])
    expect(text).toMatchInlineSnapshot(`
      "import { ConnectButton, useModal } from '@latchkey/react'

      export function Page() {
        const modal = useModal()
        // The button
        return (
          <ConnectButton>
            {({ status, address, shortAddress, open }) => {
              const account = status === 'connected' && address !== undefined ? { address } : undefined
              const show = open
              const openChainModal = () => modal.open({ view: 'Networks' })
              const mounted = true
              return (
              <button type="button" onClick={account ? openChainModal : show} hidden={!mounted}>
                {account?.address}
              </button>
            )
            }}
          </ConnectButton>
        )
      }
      "
    `)
  })

  it('calls each hook once in a component', () => {
    const button =
      '<ConnectButton.Custom>{({ openChainModal }) => <i onClick={openChainModal} />}</ConnectButton.Custom>'
    const { text } = convert(
      `export function Page() {\n  const { openConnectModal } = useConnectModal()\n  return <p onClick={openConnectModal}>${button}${button}</p>\n}\nexport const Other = () => <p>${button}${button}</p>`,
      'ConnectButton, useConnectModal',
    )
    expect(text.match(/const modal = useModal\(\)/g)).toHaveLength(2)
    expect(text).toContain('export const Other = () => {\n  const modal = useModal()\n  return <p>')
  })

  it('stays where no hook can be called, and the kit with it', () => {
    const code =
      'export default [<ConnectButton.Custom>{({ openChainModal }) => <i onClick={openChainModal} />}</ConnectButton.Custom>]'
    const { manual, text } = convert(
      `${code}\nexport const Page = () => <ConnectButton chainStatus="none" />`,
      'ConnectButton',
    )
    expect(manual).toEqual([expect.stringContaining('left `ConnectButton.Custom`: it is not in a component')])
    expect(text).toContain("import { ConnectButton as KitConnectButton } from '@rainbow-me/rainbowkit'")
    expect(text).toContain(
      '<KitConnectButton.Custom>{({ openChainModal }) => <i onClick={openChainModal} />}</KitConnectButton.Custom>',
    )
    expect(text).toContain('export const Page = () => <ConnectButton />')
  })

  it('stays if its function has another form', () => {
    expect(
      convert('export const Page = () => <ConnectButton.Custom>{render}</ConnectButton.Custom>', 'ConnectButton')
        .manual,
    ).toEqual([expect.stringContaining('its child is not an arrow function')])
    expect(
      convert(
        'export const Page = () => <ConnectButton.Custom>{(all) => <i {...all} />}</ConnectButton.Custom>',
        'ConnectButton',
      ).manual,
    ).toEqual([expect.stringContaining('does not take its parameter apart')])
  })
})

describe('WalletButton', () => {
  it('gets the reverse domain name of the wallet', () => {
    expect(convert('export const Page = () => <WalletButton wallet="rainbow" />', 'WalletButton').text).toContain(
      '<WalletButton connectorId="me.rainbow" />',
    )
  })

  it('stays for a wallet without one', () => {
    const { manual, text } = convert('export const Page = () => <WalletButton wallet="argent" />', 'WalletButton')
    expect(manual).toEqual([expect.stringContaining('the wallet has no reverse domain name')])
    expect(text).toContain("import { WalletButton } from '@rainbow-me/rainbowkit'")
  })
})

describe('hooks', () => {
  it('open views of one modal in a function', () => {
    const { text } = convert(
      `export function Page() {
  const { openConnectModal, connectModalOpen } = useConnectModal()
  const { openAccountModal: show } = useAccountModal()
  const chain = useChainModal()
  const open = useConnectModal().openConnectModal
  return <i onClick={chain.openChainModal ?? show} title={String(connectModalOpen)} onDoubleClick={openConnectModal ?? open} />
}`,
      'useAccountModal, useChainModal, useConnectModal',
    )
    expect(text).toMatchInlineSnapshot(`
      "import { useModal } from '@latchkey/react'

      export function Page() {
        const modal = useModal()
        const openConnectModal = () => modal.open({ view: 'Connect' })
        const connectModalOpen = modal.isOpen && modal.view === 'Connect'
        const show = () => modal.open({ view: 'Account' })
        const chain = { openChainModal: () => modal.open({ view: 'Networks' }) }
        const open = () => modal.open({ view: 'Connect' })
        return <i onClick={chain.openChainModal ?? show} title={String(connectModalOpen)} onDoubleClick={openConnectModal ?? open} />
      }
      "
    `)
  })

  it('take another name where the function has a variable of that name', () => {
    const { text } = convert(
      'export const usePage = (modal: string) => {\n\tconst { openConnectModal } = useConnectModal()\n\treturn [modal, openConnectModal]\n}',
      'useConnectModal',
      'page.ts',
    )
    expect(text).toContain(
      "\tconst modal2 = useModal()\n\tconst openConnectModal = () => modal2.open({ view: 'Connect' })\n",
    )
  })

  it('in other forms stay and are reported', () => {
    const { manual, text } = convert('export const useIt = () => useConnectModal()', 'useConnectModal')
    expect(manual).toEqual([expect.stringContaining('left `useConnectModal`: the call has another form')])
    expect(text).toContain("import { useConnectModal } from '@rainbow-me/rainbowkit'")
  })

  it('of recent transactions become comments, or stay', () => {
    const call = 'export function Page() {\n  const add = useAddRecentTransaction()\n  add({ hash: "0x" })\n}'
    expect(convert(call, 'useAddRecentTransaction').text).toContain('Before: add({ hash: "0x" }) */')
    expect(convert(call, 'useAddRecentTransaction').text).not.toContain('rainbow')
    const passed = 'export function Page() {\n  const add = useAddRecentTransaction()\n  return add\n}'
    expect(convert(passed, 'useAddRecentTransaction').text).toContain(passed)
  })
})

describe('the code around', () => {
  it('keeps Windows line ends, tabs, double quotes, semicolons and comments', () => {
    const { text } = migrate({
      'Page.jsx': [
        '// @ts-check',
        'import { useConnectModal } from "@rainbow-me/rainbowkit"; // the kit',
        'import { useAccount } from "wagmi";',
        '',
        'export function Page()  {',
        '\tconst { openConnectModal } = useConnectModal(); // opens',
        '\treturn   <i onClick={openConnectModal} />;',
        '}',
        '',
      ].join('\r\n'),
    })
    expect(text('Page.jsx')).toBe(
      [
        '// @ts-check',
        'import { useModal } from "@latchkey/react"; // the kit',
        'import { useAccount } from "wagmi";',
        '',
        'export function Page()  {',
        '\tconst modal = useModal();',
        '\tconst openConnectModal = () => modal.open({ view: "Connect" }); // opens',
        '\treturn   <i onClick={openConnectModal} />;',
        '}',
        '',
      ].join('\r\n'),
    )
  })

  it('is not touched in files without the kit, and mentions elsewhere are reported', () => {
    const { files, manual } = migrate({
      'other.ts': "export const kit = 'none'\n",
      'styles.css': "@import '@rainbow-me/rainbowkit/styles.css';\n",
      'lazy.test.ts':
        "import { useConnectModal } from '@rainbow-me/rainbowkit'\nvi.mock('@rainbow-me/rainbowkit')\nexport const useIt = () => useConnectModal()\n",
      'lazy.ts': "export const load = () => import('@rainbow-me/rainbowkit')\n",
      'broken.ts': "import { ConnectButton } from '@rainbow-me/rainbowkit'\nconst = 1\n",
    })
    expect(files).toEqual([])
    expect(manual).toEqual([
      expect.stringContaining('broken.ts:2 left the file: it cannot be parsed'),
      'lazy.test.ts:2 mentions `@rainbow-me/rainbowkit`',
      expect.stringContaining('lazy.test.ts:3 left `useConnectModal`'),
      'lazy.ts:1 mentions `@rainbow-me/rainbowkit`',
      'styles.css:1 mentions `@rainbow-me/rainbowkit`',
    ])
  })
})
