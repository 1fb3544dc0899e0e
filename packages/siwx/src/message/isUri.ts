import { grammar } from './grammar.ts'

/** Whether a text is a URI of RFC 3986: with a scheme, and no character outside of ASCII. */
export function isUri(text: string): boolean {
  if (!grammar.uri.test(text)) return false
  const address = /^[^:]+:\/\/(?:[^/?#@]*@)?\[([\da-fA-F:.]+)\]/.exec(text)?.[1]
  return address === undefined || URL.canParse(`http://[${address}]/`)
}
