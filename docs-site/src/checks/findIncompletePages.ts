import type { Page } from '../Page.ts'

/** What a reader finds on each page of a kind, as a pattern of its text. */
const parts: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  hooks: { example: /^```tsx$/m, type: /^## Type$/m, errors: /^## Errors$/m, version: /^Since \d/m },
  components: { example: /^```tsx$/m, type: /^## Props$/m, errors: /^## Errors$/m, version: /^Since \d/m },
  options: { example: /^```ts$/m, type: /^Type: `/m, errors: /options\.invalid/, version: /^Since \d/m },
  errors: { example: /^```ts$/m, cause: /^## What happened$/m, remedy: /^## What to do$/m, version: /^Since \d/m },
}

/** Returns the pages of hooks, components, options and errors without a part that each of them has. */
export function findIncompletePages(pages: readonly Page[]): readonly string[] {
  return pages.flatMap(({ isGenerated, markdown, path, summary }) => {
    const [kind = '', name = ''] = path.split('/')
    // Guides, the lists, and the pages of types, which options share.
    if (!isGenerated || name === '' || path === 'options/types' || path === 'options/adapters') return []
    const missing = Object.entries(parts[kind] ?? {}).flatMap(([part, pattern]) =>
      pattern.test(markdown) ? [] : [part],
    )
    return [...(summary === '' && kind in parts ? ['purpose'] : []), ...missing].map(
      (part) => `The page ${path} has no ${part}`,
    )
  })
}
