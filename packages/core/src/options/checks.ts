import { ModalError } from '../kernel/errors/ModalError.ts'
import { describeValue } from '../kernel/utils/describeValue.ts'
import { isPlainObject } from '../kernel/utils/isPlainObject.ts'
import { readProperty } from '../kernel/utils/readProperty.ts'

/** Throws `options.invalid` unless the value is allowed for the option. */
export type Check = (value: unknown, option: string) => void

/** Throws the one error about options. Names and passwords in URLs are left out of it. */
export function refuse(option: string, value: unknown, allowed: string): never {
  const given = describeValue(value).replace(/\/\/[^/@\s]*@/g, '//')
  throw new ModalError('options.invalid', { context: { option, given, allowed } })
}

/** A check by a condition. */
export function is(allowed: string, isAllowed: (value: unknown) => boolean): Check {
  return (value, option) => {
    if (!isAllowed(value)) refuse(option, value, allowed)
  }
}

/** A check for texts of a form. */
export function isText(allowed: string, isAllowed: (value: string) => boolean): Check {
  return is(allowed, (value) => typeof value === 'string' && value.length <= 2_048 && isAllowed(value))
}

/** A check for one of some texts. */
export function oneOf(values: readonly string[]): Check {
  return is(`one of ${values.join(', ')}`, (value) => values.some((known) => known === value))
}

/** A check for a list whose items pass a check. */
export function listOf(check: Check, allowed = 'a list'): Check {
  return (value, option) => {
    if (!Array.isArray(value)) return refuse(option, value, allowed)
    for (const [index, item] of value.entries()) check(item, `${option}[${index}]`)
  }
}

/** A check for `true`, `false` or a list whose items pass a check. */
export function listOrFlag(check: Check): Check {
  const checkList = listOf(check, 'a list, true or false')
  return (value, option) => {
    if (typeof value !== 'boolean') checkList(value, option)
  }
}

/** A check for an object whose fields pass their checks, and which has no others. */
export function shape(checks: Readonly<Record<string, Check>>, required: readonly string[] = []): Check {
  return (value, option) => {
    if (!isPlainObject(value)) return refuse(option, value, 'an object')
    checkFields(value, { checks, required, prefix: `${option}.` })
  }
}

/** Checks the fields of an object. A field that is `undefined` counts as not given. */
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
