import type { StyleDefinition } from './StyleDefinition.ts'
import { toLayeredCss } from './toLayeredCss.ts'

export interface CreateSheetParameters {
  readonly definition: StyleDefinition
  /** The window of the root that will adopt the sheet: a browser refuses a sheet of another window. */
  readonly window: Window & typeof globalThis
}

/**
 * Makes a constructed style sheet. Unlike a `<style>` element it is allowed by `Content-Security-Policy: style-src 'self'`.
 */
export function createSheet({ definition, window }: CreateSheetParameters): CSSStyleSheet {
  const sheet = new window.CSSStyleSheet()
  sheet.replaceSync(toLayeredCss(definition))
  return sheet
}
