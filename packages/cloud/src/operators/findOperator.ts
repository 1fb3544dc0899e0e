import type { AdminOperator } from '@latchkey/protocol/operator'
import { eq, or } from 'drizzle-orm'
import { ApiRefusal } from '../request/ApiRefusal.ts'
import { operators } from '../storage/operatorSchema.ts'
import type { Database } from '../storage/Storage.ts'

/**
 * Finds an operator and locks the row until the transaction ends.
 *
 * @param reference the id or the e-mail address.
 * @throws ApiRefusal `not_found`.
 */
export async function findOperator(transaction: Database, reference: string): Promise<AdminOperator> {
  const [operator] = await transaction
    .select()
    .from(operators)
    .where(or(eq(operators.id, reference), eq(operators.email, reference.trim().toLowerCase())))
    .for('update')
  if (operator !== undefined) return operator
  throw new ApiRefusal(
    'not_found',
    `There is no operator ${JSON.stringify(reference.slice(0, 254))}. Nothing was changed. List all with latchkey-cloud operators list.`,
  )
}
