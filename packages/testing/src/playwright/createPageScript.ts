import { createBindingPort } from '../page/createBindingPort.ts'
import { createAnnouncement } from './createAnnouncement.ts'
import type { Announcement } from './createAnnouncement.ts'

/**
 * The script that puts a wallet into a page. It asks the wallet through the function `binding` that the page was given; a
 * page that has run it once ignores it. It holds no library.
 */
export function createPageScript(parameters: Announcement & { readonly binding: string }): string {
  const { binding } = parameters
  // Some compilers wrap functions in a call of their own `__name`, which the page does not have.
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
