import type { ErrorSurface } from './codes.ts'

/** The message of a code, and where it is shown. */
export interface ErrorText {
  readonly message: string
  readonly surface: ErrorSurface
}

/** Looks up the text of a code. An unknown code, for example of a newer copy of the package, is its own message. */
export function findErrorText(
  tables: Readonly<Record<ErrorSurface, Readonly<Record<string, string>>>>,
  code: string,
): ErrorText {
  for (const surface of ['toast', 'alert', 'internal'] as const) {
    const table = tables[surface]
    const message = Object.hasOwn(table, code) ? table[code] : undefined
    if (message !== undefined) return { message, surface }
  }
  return { message: code, surface: 'internal' }
}
