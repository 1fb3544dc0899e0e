import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The elementary types of the ABI, as a signature has them, with `[]` or `[n]` after them. Tuples are in parentheses. */
const elementary =
  /^(?:address|bool|string|function|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256))$/
const lists = /(?:\[\d{0,6}\])+$/

/**
 * Reads which function may be called: four bytes as they are, those of a signature such as `mint(uint256)`, `any`, or `none` for calls
 * without data. Returns `undefined` for any other text.
 */
export function toSelector(text: string): string | undefined {
  const trimmed = text.trim()
  const lower = trimmed.toLowerCase()
  if (lower === 'any' || lower === 'none' || /^0x[\da-f]{8}$/.test(lower)) return lower
  const [, name = '', types] = /^([A-Za-z_$][\w$]{0,127})\((.{0,1024})\)$/.exec(trimmed.replaceAll(' ', '')) ?? []
  if (types === undefined || !areTypes(types)) return undefined
  return `0x${bytesToHex(keccak_256(utf8ToBytes(`${name}(${types})`)).slice(0, 4))}`
}

/** Whether a text is a list of types in the form that selectors are made of: `uint`, which stands for `uint256`, is not one. */
function areTypes(text: string): boolean {
  return text === '' || (splitTypes(text)?.every((type) => isType(type)) ?? false)
}

function isType(type: string): boolean {
  const single = type.replace(lists, '')
  if (single.startsWith('(') && single.endsWith(')')) return single !== '()' && areTypes(single.slice(1, -1))
  return elementary.test(single)
}

/** Splits at the commas outside of parentheses. Returns `undefined` if a parenthesis is left open, or closed without being open. */
function splitTypes(text: string): readonly string[] | undefined {
  let depth = 0
  const types = ['']
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth < 0) return undefined
    if (sign === ',' && depth === 0) types.push('')
    else types.push(`${types.pop() ?? ''}${sign}`)
  }
  return depth === 0 ? types : undefined
}
