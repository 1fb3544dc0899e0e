import { createMemoryStore } from './createMemoryStore.ts'
import type { SignInStore } from './SignInStore.ts'

const key = Symbol.for('next-example.store')

/**
 * Returns the store of this process. Next loads a module separately for pages and for route handlers, so the store is
 * kept on `globalThis`. An app with several processes returns a shared store here, such as Redis or a database table.
 */
export function getStore(): SignInStore {
  const scope: typeof globalThis & { [key]?: SignInStore } = globalThis
  return (scope[key] ??= createMemoryStore())
}
