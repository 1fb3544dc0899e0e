import { ModalError } from '../kernel/errors/ModalError.ts'
import { describeValue } from '../kernel/utils/describeValue.ts'
import { isPlainObject } from '../kernel/utils/isPlainObject.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'

/** Throws `options.invalid` unless the value is allowed for the option. */
export type Check = (value: unknown, option: string) => void

/** Throws `options.invalid`. Removes user names and passwords from URLs in its message. */
export function refuse(option: string, value: unknown, allowed: string): never {
  const given = describeValue(value).replace(/\/\/[^/@\s]*@/g, '//')
  throw new ModalError('options.invalid', { context: { option, given, allowed } })
}

/** Creates a check from a condition. */
export function is(allowed: string, isAllowed: (value: unknown) => boolean): Check {
  return (value, option) => {
    if (!isAllowed(value)) refuse(option, value, allowed)
  }
}

/** Creates a check for texts of a certain form. */
export function isText(allowed: string, isAllowed: (value: string) => boolean): Check {
  return is(allowed, (value) => typeof value === 'string' && value.length <= 2_048 && isAllowed(value))
}

/** Creates a check for a closed list of texts. */
export function oneOf(values: readonly string[]): Check {
  return is(`one of ${values.join(', ')}`, (value) => values.some((known) => known === value))
}

/** Creates a check for a list whose items all pass a check. */
export function listOf(check: Check, allowed = 'a list'): Check {
  return (value, option) => {
    if (!Array.isArray(value)) return refuse(option, value, allowed)
    for (const [index, item] of value.entries()) check(item, `${option}[${index}]`)
  }
}

/** Creates a check for `true`, `false` or a list whose items all pass a check. */
export function listOrFlag(check: Check): Check {
  const checkList = listOf(check, 'a list, true or false')
  return (value, option) => {
    if (typeof value !== 'boolean') checkList(value, option)
  }
}

/** Creates a check for an object with only these fields, each of which passes its check. */
export function shape(checks: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  return (value, option) => {
    if (!isPlainObject(value)) return refuse(option, value, 'an object')
    checkFields(value, { checks, required, prefix: `${option}.` })
  }
}

/** Checks the fields of an object. A field that is `undefined` counts as not set. */
export function checkFields(
  value: object,
  parameters: {
    readonly checks: Readonly<Record<string, Check>>
    readonly required: readonly string[]
    readonly prefix: string
  },
): void {
  const { checks, required, prefix } = parameters
  const names = Object.keys(checks)
  for (const [name, field] of Object.entries(value)) {
    const check = names.includes(name) ? checks[name] : undefined
    if (check === undefined) {
      refuse(`${prefix}${name.slice(0, 64)}`, field, `one of the names ${names.join(', ')}`)
    } else if (field !== undefined) check(field, `${prefix}${name}`)
  }
  for (const name of required) {
    if (readProperty(value, name) === undefined) checks[name]?.(undefined, `${prefix}${name}`)
  }
}
