import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../Page.ts'
import { examplesFolder, repositoryUrl } from '../paths.ts'
import type { Links } from './createLinks.ts'
import { toRelative } from './toRelative.ts'

/** Returns the text of a page as Markdown for programs: links lead to the Markdown of other pages, live examples are their code. */
export function toPlainMarkdown(page: Page, links: Links): string {
  const parts = page.markdown.split(/(^```.*?^```$)/gms)
  return `${parts
    .map((part) => (part.startsWith('```') ? part : replaceLinks(page, part, links)))
    .join('')
    .trim()}\n`
}

function replaceLinks(page: Page, text: string, links: Links): string {
  return text
    .replaceAll(/^<!--.*?-->\n?/gms, '')
    .replaceAll(/^::: live ([\w-]+)$/gm, (_, name: string) => describeLive(name))
    .replaceAll(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (_, mark: string, label: string, href: string) => {
      if (mark === '!') return `![${label}](${toRelative(page.path, `images/${href.split('/').at(-1) ?? ''}`)})`
      return `[${label}](${toMarkdownAddress(page, links, href)})`
    })
}

function toMarkdownAddress(page: Page, links: Links, href: string): string {
  const target = links.resolve(page, href)
  if (target.kind === 'elsewhere') return target.url
  if (target.kind === 'file') return toRelative(toFolder(page), target.path)
  const anchor = target.anchor === '' ? '' : `#${target.anchor}`
  return `${toRelative(toFolder(page), toMarkdownFile(target.path))}${anchor}`
}

/** The Markdown of a page is one level above the folder of its HTML. */
function toFolder(page: Page): string {
  return page.path.split('/').slice(0, -1).join('/')
}

/** Returns where the Markdown of a page is. */
export function toMarkdownFile(address: string): string {
  return address === '' ? 'index.md' : `${address}.md`
}

/** What a reader without a browser gets: the code of a live example. The theme builder has none that would help. */
function describeLive(name: string): string {
  return name === 'theme-builder'
    ? '*(The theme builder is on the web page.)*'
    : `\`\`\`tsx\n${readFileSync(path.join(examplesFolder, 'live', `${name}.tsx`), 'utf8').trimEnd()}\n\`\`\``
}

/** Returns the address of the file to change if the text of a page is wrong. */
export function toEditUrl(page: Page): string {
  return `${repositoryUrl}/blob/main/${page.origin ?? page.source}`
}
