import type { AdminAuditEntry } from '@latchkey/protocol/project'

const columns = [
  'seq',
  'time',
  'actor',
  'action',
  'object',
  'reason',
  'address',
  'requestId',
  'before',
  'after',
] as const

/** Writes entries as RFC 4180 has it. Cells that a spreadsheet would take for a formula begin with an apostrophe. */
export function toCsv(entries: readonly AdminAuditEntry[]): string {
  const rows = entries.map((entry) =>
    columns.map((column) => {
      const value = entry[column]
      if (value === null) return ''
      if (column === 'time') return new Date(entry.time).toISOString()
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
    }),
  )
  return [columns, ...rows]
    .map((cells) => cells.map(toCell).join(','))
    .join('\r\n')
    .concat('\r\n')
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
