import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import '../parts/Dialog.css'
import './Shell.css'
import { commonMessages } from '../messages/common.ts'
import { shellMessages } from '../messages/shell.ts'
import { buttonClass } from '../parts/buttonClass.ts'
import { Icon } from '../parts/Icon.tsx'
import { Navigation } from './Navigation.tsx'
import { ProjectMenu } from './ProjectMenu.tsx'

/** The frame around the pages of a session: navigation at the side, or behind a button in a bar on narrow screens. */
export function Shell(): ReactNode {
  return (
    <CSPProvider disableStyleElements>
      <a className={`${buttonClass()} skip`} href="#content">
        {shellMessages.skip}
      </a>
      <div className="shell">
        <aside className="side">
          <Navigation />
        </aside>
        <TopBar />
        <main id="content" className="content" tabIndex={-1}>
          <OfflineBar />
          <Outlet />
        </main>
      </div>
    </CSPProvider>
  )
}

function TopBar(): ReactNode {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [openAt, setOpenAt] = useState<string>()
  return (
    <header className="top-bar">
      {/* A link of it leads to another path, which closes it. */}
      <Dialog.Root open={openAt === path} onOpenChange={(open) => setOpenAt(open ? path : undefined)}>
        <Dialog.Trigger className="top-bar-button" aria-label={shellMessages.menu}>
          <Icon name="menu" size={20} />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Backdrop className="dialog-scrim" />
          <Dialog.Popup className="drawer" aria-label={shellMessages.menu}>
            <div className="side">
              <Navigation />
            </div>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <ProjectMenu isCompact />
      <span />
    </header>
  )
}

function OfflineBar(): ReactNode {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  return <div role="status">{!isOnline && <p className="offline">{commonMessages.offline}</p>}</div>
}

function watchNetwork(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
