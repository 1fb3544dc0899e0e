/** The parts of the navigation, in their order. */
export const sections = [
  'Start',
  'Use',
  'Components',
  'Hooks',
  'Options',
  'Errors',
  'Guides',
  'Self-host',
  'Coming from',
  'Packages',
  'About',
] as const

export type Section = (typeof sections)[number]

/** A page before it is rendered. */
export interface Page {
  /** Its address without a slash at the ends, such as `hooks/useAccount`; empty for the first page. */
  readonly path: string
  readonly title: string
  /** One sentence for the list of pages and for search. */
  readonly summary: string
  readonly section: Section
  /** Its text, with links relative to `source`. */
  readonly markdown: string
  /** The file in the repository from which links in the text start, relative to the repository. */
  readonly source: string
  /** The file to change if the text is wrong, relative to the repository; `source` by default. */
  readonly origin?: string | undefined
  /** Guides are ranked above pages that are made from the code. */
  readonly isGenerated: boolean
  /** Left out of the navigation; its section's first page links to it. */
  readonly isMinor?: boolean | undefined
  /** The group of the navigation inside a section, such as `Money` of the hooks. */
  readonly group?: string | undefined
}
