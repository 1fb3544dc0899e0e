import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { getHost } from '../getHost.ts'
import { foldText } from './foldText.ts'
import { getPrefixMasks } from './getLetterMask.ts'

/** One word of a wallet's name. */
export interface SearchWord {
  readonly text: string
  /** Letter masks of its prefixes, starting with the empty one. */
  readonly masks: readonly number[]
}

/** The searchable texts of a wallet, prepared once. */
export interface SearchTarget {
  readonly id: string
  /** The folded name without spaces, so that "trustwallet" and "Meta Mask" match. */
  readonly compact: string
  /** `compact` as a word. */
  readonly whole: SearchWord
  /** The words of all its names. */
  readonly words: readonly SearchWord[]
  readonly rdns: string
  /** The labels of the rdns and of the homepage's host, without the common ones. */
  readonly labels: readonly string[]
}

/** Labels that occur in many domains. */
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

/** Prepares a wallet for search by its name and its other names. */
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
