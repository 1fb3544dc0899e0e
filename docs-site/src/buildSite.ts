import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { collectPages, type Collection } from './collect/collectPages.ts'
import { readExampleFiles } from './collect/readExampleFiles.ts'
import { readOpenApiText } from './generate/openApi.ts'
import type { Page } from './Page.ts'
import { outputFolder, repositoryFolder, siteFolder } from './paths.ts'
import { createHighlighter } from './render/createHighlighter.ts'
import { createLinks } from './render/createLinks.ts'
import { renderLive } from './render/renderLive.ts'
import { renderMarkdown } from './render/renderMarkdown.ts'
import { renderPage, renderPreview, toTypesFile } from './render/renderPage.ts'
import { toMarkdownFile, toPlainMarkdown } from './render/toPlainMarkdown.ts'
import { createSearchIndex } from './search/createSearchIndex.ts'
import { createTypeReader } from './types/createTypeReader.ts'
import { readTypedCode } from './types/readTypedCode.ts'
import { bundleClient } from './write/bundleClient.ts'
import { formatLlms, formatLlmsFull } from './write/writePrograms.ts'

export interface BuiltSite extends Collection {
  /** What a reader would stumble over: links that lead nowhere, code that does not compile. */
  readonly problems: readonly string[]
}

/** Builds the site into `docs-site/dist`. */
export async function buildSite(): Promise<BuiltSite> {
  rmSync(outputFolder, { recursive: true, force: true })
  mkdirSync(outputFolder, { recursive: true })
  const reader = createTypeReader()
  // The bundler works beside the compiler, which keeps this thread busy.
  const bundling = bundleClient()
  const [collection, highlight] = [collectPages(reader), await createHighlighter()]
  const { pages } = collection
  const { findHovers, problems } = readTypedCode(reader, pages, readExampleFiles())
  const links = createLinks(pages)

  const notFound: Page = {
    path: '404',
    title: 'Page not found',
    summary: 'There is no page at this address.',
    section: 'Start',
    source: 'docs-site/src/buildSite.ts',
    markdown:
      '# Page not found\n\nThere is no page at this address. Search for it, or start at [the first page](page:).',
    isGenerated: true,
    isMinor: true,
  }
  const rendered = [...pages, notFound].map((page) => ({
    page,
    rendered: renderMarkdown(page, { highlight, links, findHovers, renderLive }),
    markdown: toPlainMarkdown(page, links),
  }))

  const index = createSearchIndex(rendered)
  const hash = createHash('sha256').update(index).digest('hex').slice(0, 8)
  const assets = { ...(await bundling), search: `assets/search-${hash}.json` }
  write(assets.search, index)
  for (const { page, rendered: content, markdown } of rendered) {
    write(
      page.path === '404' ? '404.html' : path.join(page.path, 'index.html'),
      renderPage({ page, rendered: content, pages, assets }),
    )
    write(toMarkdownFile(page.path), markdown)
    if (content.types.length > 0) write(toTypesFile(page), JSON.stringify(content.types))
  }
  write('theme-preview/index.html', renderPreview(assets))
  write('llms.txt', formatLlms(pages))
  write('llms-full.txt', formatLlmsFull(rendered))
  write('openapi.json', readOpenApiText())
  cpSync(path.join(repositoryFolder, 'docs', 'images'), path.join(outputFolder, 'images'), { recursive: true })
  cpSync(path.join(siteFolder, 'styles', 'icon.svg'), path.join(outputFolder, 'icon.svg'))
  return { ...collection, problems: [...problems, ...new Set(links.problems)] }
}

function write(file: string, text: string): void {
  const place = path.join(outputFolder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}
