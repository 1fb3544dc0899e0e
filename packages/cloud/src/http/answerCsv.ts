import { type CsvCell, formatCsvRow } from '../analytics/formatCsv.ts'

/** Answers a table as a file, a row at a time, so that no copy of the whole table is made. */
export function answerCsv(parameters: {
  /** Of the file, with its ending. */
  readonly name: string
  readonly rows: Iterable<readonly CsvCell[]> | AsyncIterable<readonly CsvCell[]>
}): Response {
  const { name, rows } = parameters
  return new Response(ReadableStream.from(encodeRows(rows)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

async function* encodeRows(
  rows: Iterable<readonly CsvCell[]> | AsyncIterable<readonly CsvCell[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const row of rows) yield encoder.encode(formatCsvRow(row))
}
