import { ConnectButton, NetworkButton } from '@latchkey/react'
import type { ReactElement } from 'react'
import { LocaleControl } from './LocaleControl.tsx'
import { ThemeControl } from './ThemeControl.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The header of both pages. The buttons open the modal, so the headless page does not show them. */
export function Header({ hasButtons }: { readonly hasButtons: boolean }): ReactElement {
  return (
    <header className="top">
      <a className="home" href="#/">
        <Wordmark />
      </a>
      <div className="top-controls">
        <LocaleControl />
        <ThemeControl />
      </div>
      {hasButtons && (
        <div className="top-buttons">
          <NetworkButton />
          <ConnectButton />
        </div>
      )}
    </header>
  )
}
