import type { Context } from 'hono'
import type { SecurityLog } from '../../../observe/createSecurityLog.ts'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { HttpEnvironment } from '../../HttpEnvironment.ts'

/** The kinds of wrong credentials of operators in the security log. */
const units: Readonly<Record<string, string>> = {
  passkey_refused: 'operator_passkey',
  invitation_unknown: 'operator_invitation',
}

/** Runs a step of a login or a proof. If its credential is refused, the security log says so. */
export async function reportRefused<value>(parameters: {
  readonly context: Context<HttpEnvironment>
  readonly securityLog: SecurityLog
  readonly step: () => Promise<value>
}): Promise<value> {
  const { context, securityLog, step } = parameters
  try {
    return await step()
  } catch (error) {
    const unit = error instanceof ApiRefusal ? units[error.code] : undefined
    const address = context.get('client')
    if (unit !== undefined) securityLog.refused({ purpose: 'credential', share: 'address', unit, address })
    throw error
  }
}
