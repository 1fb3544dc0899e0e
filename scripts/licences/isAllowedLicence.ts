const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
])

/** Returns whether the allowed licences satisfy an SPDX expression of AND, OR and brackets. */
export function isAllowedLicence(expression: string): boolean {
  const inner = expression.trim()
  const bracketed = /^\((.*)\)$/.exec(inner)?.[1]
  if (bracketed !== undefined && !/^[^(]*\)/.test(bracketed)) return isAllowedLicence(bracketed)
  const choices = split(inner, ' OR ')
  if (choices.length > 1) return choices.some(isAllowedLicence)
  const parts = split(inner, ' AND ')
  return parts.length > 1 ? parts.every(isAllowedLicence) : allowed.has(inner)
}

/** Splits at a word outside of brackets. */
function split(expression: string, word: string): readonly string[] {
  const parts: string[] = ['']
  let depth = 0
  for (let at = 0; at < expression.length; at += 1) {
    const character = expression.charAt(at)
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0 && expression.startsWith(word, at)) {
      parts.push('')
      at += word.length - 1
    } else parts[parts.length - 1] += character
  }
  return parts
}
