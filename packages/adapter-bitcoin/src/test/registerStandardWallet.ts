import { readProperty } from '@latchkey/core/adapter'
import type { TestPage } from './createTestPage.ts'

/** Registers a wallet as Wallet Standard has it, with apps that are there and with those that come. Returns its end. */
export function registerStandardWallet(page: TestPage, wallet: object): () => void {
  const ends: unknown[] = []
  let isOver = false
  const callback = (api: unknown): void => {
    if (isOver) return
    const register = readProperty(api, 'register')
    if (typeof register === 'function') ends.push(Reflect.apply(register, undefined, [wallet]))
  }
  page.addEventListener('wallet-standard:app-ready', (event) => callback(readProperty(event, 'detail')))
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: callback }))
  return () => {
    isOver = true
    for (const end of ends) if (typeof end === 'function') Reflect.apply(end, undefined, [])
  }
}
