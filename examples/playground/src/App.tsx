import { ModalProvider } from '@latchkey/react'
import type { ReactElement } from 'react'
import { Header } from './header/Header.tsx'
import { HeadlessPage } from './headless/HeadlessPage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { PhoneDock } from './phone/PhoneDock.tsx'
import { usePlayground } from './state/usePlayground.ts'
import { useStore } from './state/useStore.ts'
import { useHash } from './useHash.ts'

const words = {
  home: {
    title: 'One way in, for every wallet',
    text: 'Latchkey is an open-source wallet-connection modal. Here it runs on local chains of Ethereum, Solana and Bitcoin, with play money.',
  },
  headless: {
    title: 'Without the modal',
    text: 'The same connections, with hooks only. Nothing on this page opens the modal.',
  },
} as const

/** The two pages, and the modal that they share. */
export function App(): ReactElement {
  const modal = useStore(usePlayground().modal)
  const page = useHash() === '#/headless' ? 'headless' : 'home'
  return (
    <ModalProvider modal={modal}>
      <Header hasButtons={page === 'home'} />
      <main>
        <div className="hero">
          <div>
            <h1>{words[page].title}</h1>
            <p>{words[page].text}</p>
          </div>
          <nav className="pages" aria-label="Pages">
            <a href="#/" aria-current={page === 'home' ? 'page' : undefined} data-testid="pg-home">
              With the modal
            </a>
            <a href="#/headless" aria-current={page === 'headless' ? 'page' : undefined} data-testid="pg-headless">
              By hooks alone
            </a>
          </nav>
        </div>
        {page === 'headless' ? <HeadlessPage /> : <HomePage />}
      </main>
      <PhoneDock />
      <footer className="foot">
        <p>The accounts of the local chains are public: never send them anything of value.</p>
      </footer>
    </ModalProvider>
  )
}
