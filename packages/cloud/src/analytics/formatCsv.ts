/** A cell of a table. Null is an empty one. */
export type CsvCell = string | number | null

/**
 * Formats a row of a table as CSV (RFC 4180). A text that a spreadsheet would calculate gets an apostrophe before it: visitors' pages choose
 * some of them.
 */
export function formatCsvRow(row: readonly CsvCell[]): string {
  return `${row.map(formatCell).join(',')}\r\n`
}

function formatCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
