import { grammar } from './grammar.ts'

/** Whether a text is an authority of RFC 3986 with a host: `app.example.com`, `127.0.0.1:8080`, `[::1]`. */
export function isAuthority(text: string): boolean {
  if (text === '' || !grammar.authority.test(text)) return false
  const address = /\[([\da-fA-F:.]+)\]/.exec(text)?.[1]
  return address === undefined || URL.canParse(`http://[${address}]/`)
}
