import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { baseStyles } from '../theme/base.styles.ts'
import { createStyleRoot } from '../theme/createStyleRoot.ts'
import { resetStyles } from '../theme/reset.styles.ts'
import { createTranslator } from '../messages/createTranslator.ts'
import { loadMessages } from '../messages/loadMessages.ts'
import { MessagesContext } from '../messages/MessagesContext.ts'
import { StyleRootContext } from '../theme/StyleRootContext.ts'
import { themeStyles } from '../theme/theme.styles.ts'
import { findHardCodedText } from '../test/findHardCodedText.ts'
import { render } from '../test/render.tsx'
import { Avatar } from './Avatar.tsx'
import { Button } from './Button.tsx'
import { ConnectingRing } from './ConnectingRing.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Divider } from './Divider.tsx'
import { List } from './List.tsx'
import { ListItem } from './ListItem.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import { NetworkImage } from './NetworkImage.tsx'
import { QrCode } from './QrCode.tsx'
import { SearchField } from './SearchField.tsx'
import { SkeletonRow } from './SkeletonRow.tsx'
import { StatusBlock } from './StatusBlock.tsx'
import { WalletImage } from './WalletImage.tsx'

const nothing = (): void => {}

/** One of each component, with only texts from outside: Greek capital letters. */
const kit: ReactNode = (
  <LiveRegion>
    <Button loading>Α</Button>
    <CopyButton text="x" label="Β" />
    <List label="Γ">
      <ListItem title="Δ" selected media={<WalletImage name="Ε" source={undefined} />} onClick={nothing} />
      <ListItem title="Ζ" media={<NetworkImage networkId="eip155:1" name="Η" />} href="https://example.com" />
    </List>
    <Divider />
    <SearchField value="Θ" onChange={nothing} label="Ι" />
    <SkeletonRow />
    <StatusBlock
      title="Κ"
      media={
        <ConnectingRing status="waiting">
          <Avatar address="0x71C7656EC7ab88b098defB751B7401B5f6d8976F" />
        </ConnectingRing>
      }
    />
    <QrCode value="https://example.com" logo={<WalletImage name="Λ" source={undefined} />} />
    <QrCode value={undefined} />
  </LiveRegion>
)

it('takes all its texts from the catalogue', async () => {
  const { container } = await render(kit, { locale: 'en-XA' })
  await expect.poll(() => container.querySelector('.lk-qr-code')).not.toBeNull()
  expect(findHardCodedText({ element: container })).toEqual([])
  const english = await render(kit, { locale: 'en' })
  await expect.poll(() => english.container.querySelector('.lk-qr-code')).not.toBeNull()
  expect(findHardCodedText({ element: english.container })).toEqual([
    'or',
    'Clear search',
    'QR code',
    'Generating QR code',
  ])
})

it('works under a strict content security policy', async () => {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src data:"><div></div>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  const page = frame.contentDocument
  const host = page?.querySelector('div')
  if (!page || !host) throw new TypeError('The frame has no document.')
  const blocked: string[] = []
  page.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective))

  const shadow = host.attachShadow({ mode: 'open' })
  const styleRoot = createStyleRoot(shadow)
  for (const styles of [themeStyles, baseStyles, resetStyles]) styleRoot.adopt(styles)
  const container = page.createElement('main')
  shadow.append(container)
  const translator = createTranslator(await loadMessages('en', ['views']))
  const root = createRoot(container)
  onTestFinished(() => root.unmount())
  root.render(
    <StrictMode>
      <MessagesContext value={translator}>
        <StyleRootContext value={styleRoot}>{kit}</StyleRootContext>
      </MessagesContext>
    </StrictMode>,
  )
  await expect.poll(() => container.querySelector('.lk-qr-code')).not.toBeNull()
  const row = container.querySelector('.lk-row')
  expect(row && getComputedStyle(row).minBlockSize).toBe('56px')
  const face = container.querySelector('.lk-avatar-face')
  expect(face && getComputedStyle(face).backgroundImage).toContain('oklch')

  // Violations are reported in order, so once this one arrives there was none before it.
  container.setAttribute('style', 'color: red')
  await expect.poll(() => blocked).toEqual(['style-src-attr'])
})
