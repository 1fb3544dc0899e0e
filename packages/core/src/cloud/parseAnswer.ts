import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { ModalError } from '../kernel/errors/ModalError.ts'

/**
 * Parses what a server or the frame of the embedded wallet has answered.
 *
 * @param toError creates the error for an answer that does not match; `details` says where.
 */
export function parseAnswer<schema extends GenericSchema>(
  schema: schema,
  value: unknown,
  toError: (details: string) => ModalError,
): InferOutput<schema> {
  const { success, output, issues } = safeParse(schema, value)
  if (success) return output
  throw toError(`${issues[0].message} at ${issues[0].path?.map(({ key }) => String(key)).join('.') ?? 'the root'}`)
}
