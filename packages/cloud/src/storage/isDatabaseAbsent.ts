import { listCauses } from './listCauses.ts'

const absentCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  // Postgres is starting up or shutting down.
  '57P03',
  '57P01',
  // It ended a session because another one crashed.
  '57P02',
])

/** What the driver says of connections, without a code. */
const absentMessage =
  /^(?:connection terminated|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error)/i

/** Whether a query failed because the database is unreachable or starting, as opposed to refusing it. */
export function isDatabaseAbsent(error: unknown): boolean {
  return listCauses(error).some(
    (cause) => absentCodes.has('code' in cause ? String(cause.code) : '') || absentMessage.test(cause.message),
  )
}
