import { selectAccount } from '@latchkey/core'
import { modal } from './modal.ts'

/** Calls back with the visitor's address, now and whenever it changes. Returns a function that ends it. */
export function watchAddress(listener: (address: string | undefined) => void): () => void {
  const { store } = modal.controllers.account
  const report = (): void => listener(selectAccount(store.getState(), 'eip155').address)
  report()
  return store.subscribe(report)
}
