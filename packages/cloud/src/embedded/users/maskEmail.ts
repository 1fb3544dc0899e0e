/** Hides an e-mail address but for its first character and its domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const first = at > 1 ? email.slice(0, 1) : ''
  return `${first}•••${email.slice(at)}`
}
