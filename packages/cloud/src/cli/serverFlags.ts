import type { FlagTypes, ParsedFlags } from './parseFlags.ts'

/** The flags that go before the settings of the same meaning. */
export const serverFlags = {
  host: 'string',
  port: 'string',
  data: 'string',
  dev: 'boolean',
} as const satisfies FlagTypes

/** These flags as text, as a variable would hold them. */
export function toSettingFlags(flags: ParsedFlags['flags']): Readonly<Record<string, string | undefined>> {
  const names = Object.keys(serverFlags).filter((name) => flags[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, flags[name] === true ? '1' : String(flags[name])]))
}
