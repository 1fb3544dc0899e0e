/** A part of the account in a button. */
export type AccountPart = (typeof accountParts)[number]

const accountParts = ['avatar', 'address', 'name', 'network', 'balance'] as const

/** Parses the attribute `show`, names separated by spaces. Unknown names are left out; undefined if no name is left. */
export function parseParts(value: string | null): readonly AccountPart[] | undefined {
  const names = (value ?? '').split(/\s+/)
  const parts = names.flatMap((name) => accountParts.find((part) => part === name) ?? [])
  return parts.length === 0 ? undefined : parts
}
