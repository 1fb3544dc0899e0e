import { type Page, sections } from '../Page.ts'
import { toMarkdownFile } from '../render/toPlainMarkdown.ts'

/** Returns `llms.txt`: what a program needs to choose a page (llmstxt.org). */
export function formatLlms(pages: readonly Page[]): string {
  const lists = sections.flatMap((section) => {
    const members = pages.filter((page) => page.section === section && !page.isMinor)
    if (members.length === 0) return []
    return [
      `## ${section}`,
      '',
      ...members.map(({ path, title, summary }) => `- [${title}](${toMarkdownFile(path)}): ${summary}`),
      '',
    ]
  })
  return [
    '# Latchkey',
    '',
    '> A wallet connection and sign-in modal for web3 apps, with React hooks, a framework-free core, and a server that you host',
    '> yourself. MIT licensed.',
    '',
    'Each page is also Markdown, at its address with `.md`. `llms-full.txt` has all pages in one file, except the pages of single errors.',
    '',
    ...lists,
  ].join('\n')
}

/** Returns `llms-full.txt`. */
export function formatLlmsFull(pages: readonly { readonly page: Page; readonly markdown: string }[]): string {
  return pages
    .filter(({ page }) => !page.isMinor)
    .map(({ page, markdown }) => `<!-- ${toMarkdownFile(page.path)} -->\n\n${markdown}`)
    .join('\n')
}
