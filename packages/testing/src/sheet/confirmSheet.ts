import type { Confirm } from '../wallet/types.ts'
import type { Sheet } from './createSheet.ts'

/** How the sheet looks. */
export type SheetTheme = 'light' | 'dark' | 'system'

/** What can be chosen about the sheet. */
export interface ConfirmSheetParameters {
  /** Asked anew each time the sheet opens if it is a function. `system` if unset. */
  readonly theme?: SheetTheme | (() => SheetTheme) | undefined
}

/**
 * Asks a person in the page, by a sheet that looks like the popup of a wallet extension: at the bottom right, on phones
 * at the bottom. For demos and for trying things by hand; tests tell the wallet what to do instead.
 *
 * The sheet is in the browser's top layer, over any open dialog, needs no stylesheet, works under a strict
 * Content-Security-Policy, and is loaded when it is first needed.
 *
 * @example
 * ```ts
 * import { announceWallet, confirmSheet, createEvmWallet } from '@latchkey/testing'
 *
 * announceWallet(createEvmWallet({ name: 'Demo Wallet', confirm: confirmSheet(), storage: localStorage }))
 * ```
 */
export function confirmSheet(parameters: ConfirmSheetParameters = {}): Confirm {
  let sheet: Promise<Sheet> | undefined
  return async (prompt, { signal }) => {
    sheet ??= import('./createSheet.ts').then(({ createSheet }) => createSheet(parameters))
    return (await sheet).ask(prompt, signal)
  }
}
