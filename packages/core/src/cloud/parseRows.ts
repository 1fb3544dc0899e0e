import type { GenericSchema, InferOutput } from 'valibot'
import type { ModalError } from '../kernel/errors/ModalError.ts'
import { nextTask } from '../kernel/utils/nextTask.ts'
import { parseAnswer } from './parseAnswer.ts'

/** How many rows are parsed in one task of the page. */
const rowsAtOnce = 1_000

/**
 * Parses a long list of what a server has answered, in several tasks, so that the page is not blocked.
 *
 * @param toError creates the error for a row that does not match; `details` says where in the row.
 * @throws the signal's reason
 */
export async function parseRows<schema extends GenericSchema>(
  schema: schema,
  rows: readonly unknown[],
  { signal, toError }: { readonly signal: AbortSignal | undefined; readonly toError: (details: string) => ModalError },
): Promise<readonly InferOutput<schema>[]> {
  const parsed: InferOutput<schema>[] = []
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    // What has read a long answer was long enough.
    if (rows.length > rowsAtOnce) await nextTask()
    signal?.throwIfAborted()
    for (const row of rows.slice(start, start + rowsAtOnce)) parsed.push(parseAnswer(schema, row, toError))
  }
  return parsed
}
