const repository = 'https://github.com/latchkey/latchkey'
const toSource = (file: string): string => `${repository}/blob/main/${file}`

export const links = [
  { name: 'GitHub', href: repository },
  { name: 'Documentation', href: `${repository}#readme` },
] as const

/** In KiB, rounded up. A test compares it with the limit that `npm test` checks. */
export const firstLoad = 20

/** What a developer wants to know first, each with its source. */
export const facts = [
  { name: `${firstLoad} kB`, text: 'gzipped, on top of React', href: toSource('docs/figures.md') },
  { name: 'MIT', text: 'free and open source', href: toSource('LICENSE') },
  { name: 'No account', text: 'and no vendor server needed', href: toSource('docs/page-access.md') },
  { name: '3 ecosystems', text: 'EVM, Solana and Bitcoin', href: toSource('README.md') },
  { name: 'Modern browsers', text: 'Chrome 116, Firefox 124, Safari 17.4', href: toSource('docs/support.md') },
] as const
