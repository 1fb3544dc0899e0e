import type { OperatorCommandResult } from '../../operators/operatorCommand.ts'

/** Formats the result of an `operators` command for the terminal. */
export function formatOperators(result: OperatorCommandResult): string {
  if ('operators' in result) return formatList(result.operators)
  if ('link' in result) {
    const until = new Date(result.expiresAt).toISOString().slice(0, 16).replace('T', ' ')
    return `${result.link}\n\nGive this link to ${result.email} only. It registers one passkey, once, until ${until} UTC.\n`
  }
  if ('ended' in result) return `Sessions of ${result.email} that have ended: ${result.ended}.\n`
  if ('changed' in result) return `${result.changed.email} has the role ${result.changed.role}.\n`
  return `${result.removed.email} was removed, with all passkeys and sessions.\n`
}

function formatList(operators: Extract<OperatorCommandResult, { operators: unknown }>['operators']): string {
  if (operators.length === 0)
    return 'There are no operators yet. Invite the first with latchkey-cloud operators invite <email> --role owner.\n'
  const width = Math.max(...operators.map(({ email }) => email.length))
  return operators
    .map(({ email, passkeys, role, seenAt, sessions }) => {
      const seen = seenAt === null ? 'never' : new Date(seenAt).toISOString().slice(0, 10)
      return `${email.padEnd(width)}  ${role.padEnd(6)}  passkeys: ${passkeys}  sessions: ${sessions}  last seen: ${seen}\n`
    })
    .join('')
}
