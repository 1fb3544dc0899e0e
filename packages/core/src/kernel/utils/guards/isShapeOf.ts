import { isPlainObject } from '../isPlainObject.ts'
import type { Guard, Guarded } from './Guard.ts'

/** Creates a guard for plain objects with exactly these fields, each of which passes its guard. */
export function isShapeOf<guards extends Readonly<Record<string, Guard<unknown>>>>(
  guards: guards,
): Guard<{ readonly [name in keyof guards]: Guarded<guards[name]> }> {
  const fields = Object.entries(guards)
  return (value): value is { readonly [name in keyof guards]: Guarded<guards[name]> } =>
    isPlainObject(value) &&
    Object.keys(value).length === fields.length &&
    fields.every(([name, isField]) => Object.hasOwn(value, name) && isField(value[name]))
}
