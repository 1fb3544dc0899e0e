/** What an unserved name is. */
export const kinds = ['error', 'stored', 'state', 'option', 'flag', 'view', 'endpoint', 'export'] as const

/** The capabilities that will serve names on the debt list. */
const capabilities = [
  'login',
  'account',
  'send',
  'swap',
  'onramp',
  'activity',
  'names',
  'nfts',
  'smart-account',
  'dashboard',
] as const

/** Marks a name that no capability will serve. */
export const remove = 'remove'

/** A name that no code serves yet. */
export interface Unserved {
  readonly kind: (typeof kinds)[number]
  readonly name: string
}

/** A row of `debts.tsv`. */
export interface Debt {
  readonly line: number
  readonly kind: string
  readonly name: string
  readonly capability: string
}

/** Parses the text of `debts.tsv`; the first line is the heading. */
export function parseDebts(text: string): readonly Debt[] {
  return text
    .split('\n')
    .map((row, index) => {
      const [kind = '', name = '', capability = ''] = row.split('\t').map((column) => column.trim())
      return { line: index + 1, kind, name, capability }
    })
    .filter(({ line, kind }) => line > 1 && kind !== '')
}

/** Compares what no code serves with the debt list. */
export function checkDebts(parameters: {
  readonly unserved: readonly Unserved[]
  readonly debts: readonly Debt[]
  /** The flags of which the modal warns developers. */
  readonly warnedFlags: readonly string[]
}): readonly string[] {
  const { debts, unserved, warnedFlags } = parameters
  const toKey = ({ kind, name }: Pick<Debt, 'kind' | 'name'>): string => `${kind} ${name}`
  const listed = new Set(debts.map(toKey))
  const found = new Set(unserved.map(toKey))
  const seen = new Set<string>()
  const problems = unserved
    .filter((name) => !listed.has(toKey(name)))
    .map(({ kind, name }) => `${kind} ${name}: nothing serves it. Remove it, implement it, or add it to debts.tsv`)
  for (const debt of debts) {
    const [where, key] = [`debts.tsv:${debt.line}`, toKey(debt)]
    if (!found.has(key)) problems.push(`${where}: ${key} is served or gone; remove the row`)
    if (seen.has(key)) problems.push(`${where}: ${key} is listed twice`)
    seen.add(key)
    const isCapability = capabilities.some((capability) => capability === debt.capability)
    if (debt.capability === remove) problems.push(`${where}: no capability will serve ${key}; remove the name`)
    else if (!isCapability)
      problems.push(`${where}: "${debt.capability}" is no capability; allowed are ${capabilities.join(', ')}`)
  }
  const flags = unserved.filter(({ kind }) => kind === 'flag').map(({ name }) => name)
  for (const name of flags.filter((flag) => !warnedFlags.includes(flag)))
    problems.push(`flag ${name}: nothing reads it; add it to unservedFlags in core`)
  for (const name of warnedFlags.filter((flag) => !flags.includes(flag)))
    problems.push(`flag ${name}: is read or gone; remove it from unservedFlags in core`)
  return problems
}
