import { type OperatorRole, operatorRoles } from '@latchkey/protocol/operator'
import { useOperator } from './useOperator.ts'

/** Whether the operator has at least a role. What an operator may not do is not shown; the cloud refuses it anyway. */
export function useMay(role: OperatorRole): boolean {
  const { operator } = useOperator()
  return operatorRoles.indexOf(operator.role) >= operatorRoles.indexOf(role)
}
