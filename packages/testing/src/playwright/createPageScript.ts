import { announceProvider } from '../page/announceProvider.ts'
import { createBindingPort } from '../page/createBindingPort.ts'
import type { AnnounceAs } from '../page/announceProvider.ts'
import type { EvmWallet } from '../wallet/types.ts'

/**
 * The script that puts a wallet's provider into a page. It asks the wallet through the function `binding` that the
 * page was given; a page that has run it once ignores it.
 */
export function createPageScript(parameters: {
  readonly binding: string
  readonly wallet: Pick<EvmWallet, 'info' | 'flags'>
  readonly as: AnnounceAs
}): string {
  const { binding, wallet, as } = parameters
  const { info, flags } = wallet
  // Some compilers wrap functions in a call of their own `__name`, which the page does not have.
  return `(() => {
    const __name = (value) => value
    const mark = Symbol.for(${JSON.stringify(binding)})
    const call = globalThis[${JSON.stringify(binding)}]
    if (globalThis[mark] || typeof call !== 'function') return
    Object.defineProperty(globalThis, mark, { value: true })
    const port = (${createBindingPort.toString()})(call)
    ;(${announceProvider.toString()})({ target: window, port, ...${toScriptText({ info, flags, as })} })
  })()`
}

/** JSON as it may stand in a script. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
