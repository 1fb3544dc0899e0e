import { readProperty } from './readProperty.ts'

/** The defaults, each replaced by the value of that name if one is given. `undefined` counts as not given. */
export function withDefaults<defaults extends object>(
  defaults: defaults,
  given: { readonly [name in keyof defaults]?: defaults[name] | undefined } | undefined,
): defaults {
  const values = Object.keys(defaults).map((name) => [name, readProperty(given, name)] as const)
  return { ...defaults, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) }
}
