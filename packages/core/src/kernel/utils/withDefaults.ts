import { readProperty } from './readProperty.ts'

/** Returns the defaults, each replaced by the value of the same name unless that is `undefined`. */
export function withDefaults<defaults extends object>(
  defaults: defaults,
  values: { readonly [name in keyof defaults]?: defaults[name] | undefined } | undefined,
): defaults {
  const entries = Object.keys(defaults).map((name) => [name, readProperty(values, name)] as const)
  return { ...defaults, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) }
}
