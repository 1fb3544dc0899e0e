import { ModalProvider } from '@latchkey/react'
import type { ReactElement } from 'react'
import { Header } from './header/Header.tsx'
import { HeadlessPage } from './headless/HeadlessPage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { PhoneDock } from './phone/PhoneDock.tsx'
import { usePlayground } from './state/usePlayground.ts'
import { useStore } from './state/useStore.ts'
import { useHash } from './useHash.ts'

/** The two pages, and the modal that they share. */
export function App(): ReactElement {
  const modal = useStore(usePlayground().modal)
  const page = useHash() === '#/headless' ? 'headless' : 'home'
  return (
    <ModalProvider modal={modal}>
      <Header hasButtons={page === 'home'} />
      <main>{page === 'headless' ? <HeadlessPage /> : <HomePage />}</main>
      <PhoneDock />
      <footer className="foot">
        <p>The private keys of the local accounts are public: never send them anything of value.</p>
      </footer>
    </ModalProvider>
  )
}
