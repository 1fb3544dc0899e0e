import type { ErrorSurface } from './codes.ts'

/** The words of a code, and where they are shown. */
export interface ErrorText {
  readonly message: string
  readonly surface: ErrorSurface
}

/** Looks a code up. One that is in no table, as from a newer copy of the package, stands for itself. */
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
