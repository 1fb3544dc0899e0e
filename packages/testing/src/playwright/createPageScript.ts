import { announceProvider } from '../page/announceProvider.ts'
import type { AnnounceAs } from '../page/announceProvider.ts'
import { createBindingPort } from '../page/createBindingPort.ts'
import { createSolanaFeatures } from '../page/createSolanaFeatures.ts'
import { registerStandardWallet } from '../page/registerStandardWallet.ts'
import { toSolanaPageWallet } from '../solana/toSolanaPageWallet.ts'
import type { SolanaWallet } from '../solana/types.ts'
import type { EvmWallet } from '../wallet/types.ts'

/**
 * The script that puts a wallet into a page. It asks the wallet through the function `binding` that the page was given; a
 * page that has run it once ignores it. It holds the code of the wallet's own kind only, and no library.
 */
export function createPageScript(parameters: {
  readonly binding: string
  readonly wallet: EvmWallet | SolanaWallet
  /** How an EVM wallet is announced. */
  readonly as: AnnounceAs
}): string {
  const { binding, wallet, as } = parameters
  // Some compilers wrap functions in a call of their own `__name`, which the page does not have.
  return `(() => {
    const __name = (value) => value
    const mark = Symbol.for(${JSON.stringify(binding)})
    const call = globalThis[${JSON.stringify(binding)}]
    if (globalThis[mark] || typeof call !== 'function') return
    Object.defineProperty(globalThis, mark, { value: true })
    const port = (${createBindingPort.toString()})(call)
    ${createAnnouncement(wallet, as)}
  })()`
}

function createAnnouncement(wallet: EvmWallet | SolanaWallet, as: AnnounceAs): string {
  if (wallet.namespace === 'solana') {
    return `;(${registerStandardWallet.toString()})({
      target: window, port, wallet: ${toScriptText(toSolanaPageWallet(wallet))},
      createFeatures: ${createSolanaFeatures.toString()},
    })`
  }
  const { info, flags } = wallet
  return `;(${announceProvider.toString()})({ target: window, port, ...${toScriptText({ info, flags, as })} })`
}

/** JSON as it may stand in a script. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
