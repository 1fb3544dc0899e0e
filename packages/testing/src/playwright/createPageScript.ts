import { createBindingPort } from '../page/createBindingPort.ts'
import { createAnnouncement } from './createAnnouncement.ts'
import type { Announcement } from './createAnnouncement.ts'

/**
 * Returns the script that adds a wallet to a page. It reaches the wallet through the exposed function `binding`, and
 * does nothing when it runs again. It contains no library.
 */
export function createPageScript(parameters: Announcement & { readonly binding: string }): string {
  const { binding } = parameters
  // Some compilers wrap functions in a call of `__name`, which the page does not have.
  return `(() => {
    const __name = (value) => value
    const mark = Symbol.for(${JSON.stringify(binding)})
    const call = globalThis[${JSON.stringify(binding)}]
    if (globalThis[mark] || typeof call !== 'function') return
    Object.defineProperty(globalThis, mark, { value: true })
    const port = (${createBindingPort.toString()})(call)
    ${createAnnouncement(parameters)}
  })()`
}
