import { ApiRefusal } from '../../ApiRefusal.ts'

/** Refuses to tell of an account's sessions to whoever has none of it. */
export function refuseForeignAccount(): never {
  throw new ApiRefusal(
    'session_required',
    'The token that was sent is of no living session of this account. Sign in with it first.',
    { headers: { 'www-authenticate': 'Bearer' } },
  )
}
