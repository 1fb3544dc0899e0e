import type { Modal } from '@latchkey/core'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { isDark } from '../../client/watchTheme.ts'

/**
 * Renders an example. Its wallet and its network, which exist only in this page, load when a visitor approaches it, as the code of
 * the modal does. Returns a function that ends it.
 */
export function mountDemo(stage: HTMLElement, modal: Modal, app: ReactNode): () => void {
  const end = new AbortController()
  const prepare = (): void => void addWallet(end.signal)
  for (const event of ['pointerenter', 'pointerdown', 'focusin'])
    stage.addEventListener(event, prepare, { once: true, signal: end.signal })
  const root = createRoot(stage)
  root.render(<StrictMode>{app}</StrictMode>)
  const setTheme = (): void => modal.controllers.theme.setMode(isDark() ? 'dark' : 'light')
  const observer = new MutationObserver(setTheme)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  setTheme()
  return () => {
    observer.disconnect()
    root.unmount()
    end.abort()
  }
}

const wallets = new Set<AbortSignal>()

/** Adds the wallet once. */
async function addWallet(signal: AbortSignal): Promise<void> {
  if (wallets.has(signal)) return
  wallets.add(signal)
  const { createDemoWallet } = await import('./createDemoWallet.ts')
  if (signal.aborted) return
  signal.addEventListener('abort', createDemoWallet(), { once: true })
}
