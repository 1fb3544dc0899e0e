import type { SheetRow } from './describePrompt.ts'
import { sheetMessages } from './sheetMessages.ts'
import { toVisibleText } from './toVisibleText.ts'

/** The maximum number of visible lines. */
const maximum = 60

/** Flattens structured data to lines, each named by its path: `from.wallet`, `tips.0`. */
export function flattenMessage(message: Readonly<Record<string, unknown>>): readonly SheetRow[] {
  const rows: SheetRow[] = []
  let left = 0
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) visit(inner, path === '' ? name : `${path}.${name}`)
    } else if (rows.length < maximum) {
      const text = String(value)
      const isAddress = /^0x[\da-f]{40}$/i.test(text)
      rows.push({ label: toVisibleText(path, 60), value: toVisibleText(text, 400), isAddress })
    } else {
      left += path.length + String(value).length
    }
  }
  visit(message, '')
  return left === 0 ? rows : [...rows, { label: '', value: sheetMessages.more(left) }]
}
