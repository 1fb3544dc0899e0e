import { parseRecap } from './parseRecap.ts'
import type { RecapGrants } from './toRecap.ts'

const preamble = 'I further authorize the stated URI to perform the following actions on my behalf:'

/**
 * Returns the statements with which a wallet may have signed a message, the most likely first. Where the last resource is a
 * ReCap, wallets append what it allows, in words. A statement without the words is not among them: the visitor would grant
 * what no sentence says.
 *
 * Wallets differ in the order of abilities: EIP-5573 sorts them by bytes; the libraries of WalletConnect, which most wallets
 * use, sort them by name in the order of a language.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5573
 */
export function toRecapStatements(parameters: {
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
}): readonly (string | undefined)[] {
  const { resources, statement } = parameters
  const grants = parseRecap(resources)
  if (grants === undefined) return [statement]
  const sentences = [true, false].map((isWalletConnect) => `${preamble} ${describe(grants, isWalletConnect)}`)
  // Wallets append nothing to a statement that already has the words.
  if (sentences.some((sentence) => statement?.includes(sentence) === true)) return [statement]
  return [...new Set(sentences.map((sentence) => (statement === undefined ? sentence : `${statement} ${sentence}`)))]
}

/** Describes what a ReCap allows, in the words and order of the standard, or in those of the libraries of WalletConnect. */
function describe(grants: RecapGrants, isWalletConnect: boolean): string {
  let count = 0
  const compare = (left: string, right: string): number => toName(left).localeCompare(toName(right), 'en')
  const texts = Object.entries(grants).map(([resource, abilities]) => {
    const sorted = Object.keys(abilities).toSorted(isWalletConnect ? compare : undefined)
    const sentences = groupNames(sorted).map((group) => toSentence(++count, group, resource))
    // The libraries separate sentences by commas, and remove only the first comma after a full stop.
    return isWalletConnect ? sentences.join(', ').replace('.,', '.') : sentences.join(' ')
  })
  return texts.join(' ')
}

type AbilityGroup = readonly [namespace: string, names: readonly string[]]

function toSentence(number: number, [namespace, names]: AbilityGroup, resource: string): string {
  return `(${number}) '${namespace}': ${names.map((name) => `'${name}'`).join(', ')} for '${resource}'.`
}

/** The names of abilities by their namespaces: `request/personal_sign` is `personal_sign` of `request`. */
function groupNames(abilities: readonly string[]): readonly AbilityGroup[] {
  const groups = new Map<string, string[]>()
  for (const ability of abilities) {
    const [namespace = ''] = ability.split('/')
    const names = groups.get(namespace)
    if (names === undefined) groups.set(namespace, [toName(ability)])
    else names.push(toName(ability))
  }
  return [...groups]
}

function toName(ability: string): string {
  return ability.slice(ability.indexOf('/') + 1)
}
