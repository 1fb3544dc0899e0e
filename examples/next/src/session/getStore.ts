import { createMemoryStore } from './createMemoryStore.ts'
import type { SignInStore } from './SignInStore.ts'

const key = Symbol.for('next-example.store')

/**
 * The store of this process. Next loads a module anew for pages and for route handlers, so it is kept where both find it. An app
 * that runs in more than one process gives one here that they share, such as Redis or a table.
 */
export function getStore(): SignInStore {
  const scope: typeof globalThis & { [key]?: SignInStore } = globalThis
  return (scope[key] ??= createMemoryStore())
}
