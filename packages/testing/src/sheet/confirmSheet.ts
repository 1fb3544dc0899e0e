import type { Confirm } from '../wallet/types.ts'
import type { Sheet } from './createSheet.ts'

/** The colour scheme of the sheet. */
export type SheetTheme = 'light' | 'dark' | 'system'

/** The parameters of {@link confirmSheet}. */
export interface ConfirmSheetParameters {
  /** A function is called each time the sheet opens. Default: `system`. */
  readonly theme?: SheetTheme | (() => SheetTheme) | undefined
}

/**
 * Asks a visitor in the page, with a sheet that looks like the popup of a wallet extension: at the bottom right, on phones
 * at the bottom. For demos and manual tests; automated tests script the wallet instead.
 *
 * The sheet is in the browser's top layer, above open dialogs. It needs no stylesheet, works under a strict
 * Content-Security-Policy, and loads on first use.
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
