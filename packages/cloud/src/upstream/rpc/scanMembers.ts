import { findStringEnd } from '../../request/findStringEnd.ts'

/** A member of a call, as positions in the text. The name includes its quotes. */
export interface ScannedMember {
  /** The position of the call in its batch, from 0. */
  readonly call: number
  readonly nameStart: number
  readonly nameEnd: number
  readonly valueStart: number
  readonly valueEnd: number
}

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/**
 * Visits the members of a JSON-RPC call or answer, or of those in a batch, in one pass that keeps nothing. Never throws;
 * what it finds in a text that is not JSON means nothing.
 *
 * @param visit returns whether the scan continues.
 */
export function scanMembers(text: string, visit: (member: ScannedMember) => boolean): void {
  let depth = 0
  let memberDepth = 0
  let call = -1
  let stringStart = 0
  let stringEnd = 0
  let name = { start: 0, end: 0 }
  let valueStart = -1
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index)
    if (character === quote) {
      const end = findStringEnd(text, index)
      if (depth === memberDepth) {
        stringStart = index
        stringEnd = end
      }
      index = end - 1
    } else if (character === openBrace || character === openBracket) {
      depth += 1
      if (memberDepth === 0) memberDepth = character === openBracket ? 2 : 1
      if (depth === memberDepth && character === openBrace) call += 1
    } else if (character === colon && depth === memberDepth) {
      name = { start: stringStart, end: stringEnd }
      valueStart = index + 1
    } else if (character === comma || character === closeBrace || character === closeBracket) {
      if (depth === memberDepth && valueStart !== -1) {
        const member = { call, nameStart: name.start, nameEnd: name.end, valueStart, valueEnd: index }
        valueStart = -1
        if (!visit(member)) return
      }
      if (character !== comma) depth -= 1
    }
  }
}
