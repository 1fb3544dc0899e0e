import { CloudError } from '../../CloudError.ts'

/**
 * A row of an exported list, numbered from 1 (or its line number), with its value or the reason why it could not be
 * read.
 */
export type ExportedRow =
  | { readonly row: number; readonly value: unknown }
  | { readonly row: number; readonly reason: string }

type JsonRecord = Readonly<Record<string, unknown>>

/**
 * Splits an exported wallet list into rows. Accepts JSON (an array; an object with the list in `data`, `listings` or
 * `wallets`; a record of wallets by id; a single wallet) and JSON Lines.
 *
 * @throws CloudError `catalogue.invalid` for any other format.
 */
export function listExportedRows(text: string): readonly ExportedRow[] {
  const body = text.replace(/^\uFEFF/, '')
  const whole = parseJson(body)
  if ('value' in whole) return listValues(whole.value).map((value, index) => ({ row: index + 1, value }))
  const lines = body.split(/\r?\n/).flatMap((line, index) => (line.trim() === '' ? [] : [{ line, row: index + 1 }]))
  const rows = lines.map(({ line, row }): ExportedRow => {
    const parsed = parseJson(line)
    if ('value' in parsed) return { row, value: parsed.value }
    return { row, reason: `Not JSON: ${parsed.reason}` }
  })
  const first = rows[0]
  if (rows.length > 1 && first !== undefined && 'value' in first && isRecord(first.value)) return rows
  throw new CloudError(
    'catalogue.invalid',
    `The list is neither JSON nor JSON Lines (${whole.reason}). Nothing was imported. Export it again, or check it with a JSON validator.`,
  )
}

function listValues(value: unknown): readonly unknown[] {
  const list =
    Array.isArray(value) || !isRecord(value) ? value : (value['data'] ?? value['listings'] ?? value['wallets'] ?? value)
  if (Array.isArray(list)) return list
  if (isRecord(list)) {
    if ('id' in list && 'name' in list) return [list]
    const entries = Object.entries(list)
    if (entries.length > 0 && entries.every(([, entry]) => isRecord(entry))) {
      return entries.map(([id, entry]) => (isRecord(entry) ? { id, ...entry } : entry))
    }
  }
  throw new CloudError(
    'catalogue.invalid',
    'The file is valid JSON but not a wallet list. Nothing was imported. Use an array, an object with "data", "listings" or "wallets", or one wallet per line.',
  )
}

function parseJson(text: string): { readonly value: unknown } | { readonly reason: string } {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch (error) {
    return { reason: error instanceof Error ? error.message.slice(0, 200) : String(error) }
  }
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
