import type { ReactElement } from 'react'
import { Wordmark } from './header/Wordmark.tsx'

/** Shown when the page is opened without its chains. */
export function NoDevnet(): ReactElement {
  return (
    <main className="alone">
      <Wordmark />
      <h1>The local chains are not running</h1>
      <p>
        Run <code>npm start</code> in the repository: it starts them, and serves this page.
      </p>
      <button type="button" className="button" onClick={() => globalThis.location.reload()}>
        Try again
      </button>
    </main>
  )
}
