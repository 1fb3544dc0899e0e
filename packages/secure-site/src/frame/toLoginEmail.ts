/** The spelling by which the server compares addresses: the local part in lower case, the domain in ASCII. */
export function toLoginEmail(text: string): string {
  const trimmed = text.trim()
  const at = trimmed.lastIndexOf('@')
  const domain = `https://${trimmed.slice(at + 1)}`
  const host = URL.canParse(domain) ? new URL(domain).hostname : trimmed.slice(at + 1).toLowerCase()
  return `${trimmed.slice(0, at).toLowerCase()}@${host}`
}
