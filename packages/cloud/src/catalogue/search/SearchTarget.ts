import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { getHost } from '../getHost.ts'
import { foldText } from './foldText.ts'
import { getPrefixMasks } from './getLetterMask.ts'

/** A word of a wallet. */
export interface SearchWord {
  readonly text: string
  /** The letters of its beginnings, the empty one first. */
  readonly masks: readonly number[]
}

/** What of a wallet search looks at, prepared once. */
export interface SearchTarget {
  readonly id: string
  /** The name, folded, without spaces: for those who write "trustwallet" and "Meta Mask". */
  readonly compact: string
  /** The same as a word. */
  readonly whole: SearchWord
  /** The words of its names. */
  readonly words: readonly SearchWord[]
  readonly rdns: string
  /** The labels of the rdns and of the homepage's host, but for those that everybody has. */
  readonly labels: readonly string[]
}

/** What stands in many addresses. */
export const commonLabels: ReadonlySet<string> = new Set([
  'app',
  'co',
  'com',
  'io',
  'me',
  'net',
  'org',
  'wallet',
  'xyz',
])

/** Prepares a wallet for search, which also finds it by other names that it has. */
export function toSearchTarget(
  { id, name, rdns, homepage }: CatalogueWallet,
  otherNames: readonly string[] = [],
): SearchTarget {
  const folded = foldText(name)
  const compact = folded.replaceAll(' ', '')
  const reverse = (rdns ?? '').toLowerCase()
  const host = getHost(homepage) ?? ''
  const labels = new Set(
    [...reverse.split('.'), ...host.split('.')].map((label) => foldText(label).replaceAll(' ', '')),
  )
  return {
    id: id.toLowerCase(),
    compact,
    whole: toWord(compact),
    words: [folded, ...otherNames.map(foldText)].flatMap((text) => text.split(' ')).map(toWord),
    rdns: reverse,
    labels: [...labels].filter((label) => label.length > 1 && !commonLabels.has(label)),
  }
}

function toWord(text: string): SearchWord {
  return { text, masks: getPrefixMasks(text) }
}
