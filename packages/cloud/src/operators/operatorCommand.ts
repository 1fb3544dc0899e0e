import {
  listedOperatorSchema,
  operatorEmailSchema,
  operatorRoleSchema,
  operatorSchema,
} from '@latchkey/protocol/operator'
import { array, type InferOutput, literal, number, object, string, union, variant } from 'valibot'

/** What a command of the CLI does with operators. */
export const operatorCommandSchema = variant('command', [
  object({ command: literal('list') }),
  object({ command: literal('invite'), email: operatorEmailSchema, role: operatorRoleSchema }),
  object({ command: literal('recover'), email: operatorEmailSchema }),
  object({ command: literal('role'), email: operatorEmailSchema, role: operatorRoleSchema }),
  object({ command: literal('remove'), email: operatorEmailSchema }),
  object({ command: literal('end-sessions'), email: operatorEmailSchema }),
])

/** What a command of the CLI does with operators. */
export type OperatorCommand = InferOutput<typeof operatorCommandSchema>

/** The result of a command. */
export const operatorCommandResultSchema = union([
  object({ operators: array(listedOperatorSchema) }),
  object({ email: string(), link: string(), expiresAt: number() }),
  object({ email: string(), ended: number() }),
  object({ changed: operatorSchema }),
  object({ removed: operatorSchema }),
])

/** The result of a command. */
export type OperatorCommandResult = InferOutput<typeof operatorCommandResultSchema>
