import type { Cacao } from '@latchkey/protocol/siwx'
import { parseBase64 } from '@latchkey/protocol/atoms'
import { object, record, safeParse, string, unknown } from 'valibot'

const prefix = 'urn:recap:'
const sentence = 'I further authorize the stated URI to perform the following actions on my behalf:'
/** What may be done to what: by resource, then by `<ability>/<action>`. */
const recapSchema = object({ att: record(string(), record(string(), unknown())) })

type Granted = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * The statements that a payload may have been signed with: its own, and with the sentence of its recap.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 */
export function toRecapStatements({
  resources,
  statement,
}: Pick<Cacao['p'], 'resources' | 'statement'>): readonly (string | undefined)[] {
  const recap = resources?.at(-1)
  if (recap === undefined || !recap.startsWith(prefix)) return [statement]
  const granted = parseRecap(recap.slice(prefix.length))
  if (granted === undefined) return [statement]
  const own = statement === undefined || statement === '' ? '' : `${statement} `
  // The proposal sorts by characters, wallets by what a language makes of them.
  const compares = [undefined, (left: string, right: string) => left.localeCompare(right, 'en')]
  return [...new Set([statement, ...compares.map((compare) => `${own}${toSentence(granted, compare)}`)])]
}

function toSentence(granted: Granted, compare: ((left: string, right: string) => number) | undefined): string {
  let count = 0
  const parts = Object.entries(granted).flatMap(([resource, abilities]) =>
    [...groupActions(Object.keys(abilities).toSorted(compare))].map(([ability, actions]) => {
      count += 1
      return `(${count}) '${ability}': ${actions.map((action) => `'${action}'`).join(', ')} for '${resource}'.`
    }),
  )
  return `${sentence} ${parts.join(' ')}`
}

function parseRecap(text: string): Granted | undefined {
  const padded = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  const bytes = parseBase64(padded + '='.repeat((4 - (padded.length % 4)) % 4))
  if (bytes === undefined) return undefined
  try {
    const result = safeParse(recapSchema, JSON.parse(new TextDecoder().decode(bytes)))
    return result.success ? result.output.att : undefined
  } catch {
    return undefined
  }
}

/** `request/eth_sendTransaction` is the action `eth_sendTransaction` of the ability `request`. */
function groupActions(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>()
  for (const name of names) {
    const [ability = '', ...action] = name.split('/')
    groups.set(ability, [...(groups.get(ability) ?? []), action.join('/')])
  }
  return groups
}
