import { scanMembers } from './scanMembers.ts'

/** JSON-RPC has four names, and extensions add few. */
const namesAtMost = 16

/**
 * Finds a call in a JSON-RPC body that contains a duplicate name, such as `method`, ignoring case, or too many names.
 * Parsers disagree about which duplicate counts, so an upstream could execute a method that was not checked here.
 *
 * Go also takes `ſ` for s and the Kelvin sign for k. `method` has neither letter.
 *
 * @param body a call or a batch. It may still be anything: this runs before it is parsed, which costs more.
 * @returns a sentence for the developer; `undefined` if there is no such call.
 */
export function findNameFault(body: string): string | undefined {
  let fault: string | undefined
  let call = -1
  const names = new Set<string>()
  scanMembers(body, (member) => {
    if (member.call !== call) names.clear()
    call = member.call
    const name = readName(body.slice(member.nameStart, member.nameEnd))
    if (names.has(name)) fault = 'A call contains a duplicate key.'
    else if (names.size === namesAtMost) fault = `A call contains more than ${namesAtMost} keys.`
    names.add(name)
    return fault === undefined
  })
  return fault
}

function readName(token: string): string {
  if (!token.includes('\\')) return token.slice(1, -1).toLowerCase()
  try {
    return String(JSON.parse(token)).toLowerCase()
  } catch {
    // The parser rejects the body.
    return token
  }
}
