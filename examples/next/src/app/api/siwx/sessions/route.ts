import { parseSession } from '@latchkey/siwx/verify'
import { array, boolean, maxLength, minLength, object, parse, pipe, unknown } from 'valibot'
import { answer } from '../../../../session/answer.ts'
import type { KeptSession } from '../../../../session/SignInStore.ts'
import { takeUp } from '../../../../session/takeUp.ts'
import { getSessions, setSessions, toAccount } from '../../../../session/visitor.ts'

const signInSchema = object({
  sessions: pipe(array(unknown()), minLength(1), maxLength(20)),
  replace: boolean(),
})

/** Returns the account's sign-ins that belong to the visitor's cookie. */
export async function GET(request: Request): Promise<Response> {
  return await answer(request, async () => {
    const account = getAccount(request)
    const sessions = await getSessions()
    return { sessions: sessions.filter((session) => account !== null && isOf(session, account)) }
  })
}

/** Signs in. */
export async function POST(request: Request): Promise<Response> {
  return await answer(request, async () => {
    const { replace, sessions } = parse(signInSchema, await request.json())
    const added = await takeUp(sessions.map(parseSession), request.signal)
    const isReplaced = (other: KeptSession): boolean => added.some((session) => isOf(other, toAccount(session)))
    const others = replace ? [] : await getSessions()
    await setSessions([...others.filter((other) => !isReplaced(other)), ...added])
  })
}

/** Signs out an account, or all of them. */
export async function DELETE(request: Request): Promise<Response> {
  return await answer(request, async () => {
    const account = getAccount(request)
    await setSessions(account === null ? [] : (await getSessions()).filter((session) => !isOf(session, account)))
  })
}

const getAccount = (request: Request): string | null => new URL(request.url).searchParams.get('account')

/** Addresses of eip155 are case-insensitive, others are not. */
function isOf(session: KeptSession, account: string): boolean {
  const ownAccount = toAccount(session)
  return (
    ownAccount === account || (ownAccount.startsWith('eip155:') && ownAccount.toLowerCase() === account.toLowerCase())
  )
}
