import { decodeAbiParameters, parseAbiParameters, toFunctionSelector } from 'viem'

/** The errors that calls usually fail with, and that of `Simple7702Account.executeBatch`, which holds another one. */
const selectors = {
  error: toFunctionSelector('Error(string)'),
  panic: toFunctionSelector('Panic(uint256)'),
  execute: toFunctionSelector('ExecuteError(uint256,bytes)'),
}
const texts = parseAbiParameters('string')
const numbers = parseAbiParameters('uint256')
const nested = parseAbiParameters('uint256, bytes')

/** Characters of a reason that a contract states, at most. */
const lengthAtMost = 200

/** Says why calls fail, from the data of the revert. A contract can state any text, so it is only one line of plain text. */
export function decodeRevert(data: `0x${string}`, depth = 0): string {
  if (data === '0x') return 'without a reason'
  const selector = data.slice(0, 10)
  const content: `0x${string}` = `0x${data.slice(10)}`
  try {
    if (selector === selectors.execute && depth < 4) {
      const [index, inner] = decodeAbiParameters(nested, content)
      return `call ${index}: ${decodeRevert(inner, depth + 1)}`.slice(0, lengthAtMost)
    }
    if (selector === selectors.panic) return `panic ${decodeAbiParameters(numbers, content)[0]}`
    if (selector === selectors.error) return toLine(decodeAbiParameters(texts, content)[0])
  } catch {
    // It only begins like one of these.
  }
  return `error ${selector}`
}

function toLine(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, lengthAtMost)
}
