import type { SmartCall } from '../../vault/sign/SignRequest.ts'
import type { AskedTransaction } from '../readTransaction.ts'

/** A call as a smart account carries it out; `undefined` for what only a transaction can do: create a contract, or name an access list. */
export function toSmartCall({ accessList, data, to, value }: AskedTransaction): SmartCall | undefined {
  return to === undefined || accessList.length > 0 ? undefined : { to, value, data }
}
