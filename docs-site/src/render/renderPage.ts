import type { Page } from '../Page.ts'
import { repositoryUrl } from '../paths.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { RenderedMarkdown } from './renderMarkdown.ts'
import { renderNavigation } from './renderNavigation.ts'
import { toEditUrl, toMarkdownFile } from './toPlainMarkdown.ts'
import { toRelative, toRelativePage } from './toRelative.ts'

/** The files that every page loads, by their part. */
export interface Assets {
  readonly style: string
  readonly theme: string
  readonly script: string
  readonly search: string
  /** The script of the page in the frame of the theme builder. */
  readonly preview: string
}

/**
 * The policy of every page: no inline scripts or styles, nothing from other hosts. Live examples draw the pictures of wallets from
 * `data:` addresses.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Renders the page that the theme builder shows in its frame. It is no page for readers. */
export function renderPreview(assets: Pick<Assets, 'preview' | 'style'>): string {
  const at = (file: string): string => escapeHtml(toRelative('theme-preview', file))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Preview of a theme</title>
<link rel="icon" href="${at('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${at(assets.style)}">
<script type="module" src="${at(assets.preview)}"></script>
</head>
<body class="preview"><div id="app"></div></body>
</html>
`
}

/** Renders a whole page. `neighbours` are the pages before and after it. */
export function renderPage(parameters: {
  readonly page: Page
  readonly rendered: RenderedMarkdown
  readonly pages: readonly Page[]
  readonly assets: Assets
}): string {
  const { page, rendered, pages, assets } = parameters
  const at = (file: string): string => escapeHtml(toRelative(page.path, file))
  const title = page.path === '' ? 'Latchkey' : `${page.title} · Latchkey`
  const types = rendered.types.length > 0 ? ` data-types="${at(toTypesFile(page))}"` : ''
  return `<!doctype html>
<html lang="en" data-root="${at('') || './'}" data-search="${at(assets.search)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(page.summary)}">
<link rel="icon" href="${at('icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${at(assets.style)}">
<link rel="alternate" type="text/markdown" href="${at(toMarkdownFile(page.path))}">
<script src="${at(assets.theme)}"></script>
<script type="module" src="${at(assets.script)}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<button type="button" class="icon menu" aria-label="Pages" aria-expanded="false" aria-controls="pages" data-menu>${icons.menu}</button>
<a class="brand" href="${at('') || './'}">${icons.mark}<span>Latchkey</span></a>
<button type="button" class="search" data-search-open aria-keyshortcuts="/">${icons.search}<span>Search</span><kbd>/</kbd></button>
<a class="plain" href="${repositoryUrl}" rel="noreferrer">GitHub</a>
<button type="button" class="icon" aria-label="Dark theme" aria-pressed="false" data-theme-toggle>${icons.theme}</button>
</header>
<div class="frame">
<nav class="pages" id="pages" aria-label="Pages">${renderNavigation(page, pages)}</nav>
<main id="content" tabindex="-1"${types}>
<p class="tools"><span>${escapeHtml(page.section)}</span><a href="${at(toMarkdownFile(page.path))}">View as Markdown</a><button type="button" data-copy-page="${at(toMarkdownFile(page.path))}">Copy page</button></p>
<article>${rendered.html}</article>
${renderNeighbours(page, pages)}
</main>
${renderContents(rendered)}
</div>
<dialog class="finder" aria-label="Search" data-finder>
<label>${icons.search}<input type="search" placeholder="Search the documentation" autocomplete="off" spellcheck="false" role="combobox" aria-label="Search the documentation" aria-controls="results" aria-expanded="false" aria-autocomplete="list"></label>
<ul id="results" role="listbox" aria-label="Results"></ul>
<p role="status"></p>
</dialog>
</body>
</html>
`
}

/** Returns where the types of a page's code are. */
export function toTypesFile(page: Page): string {
  return page.path === '' ? 'types.json' : `${page.path}/types.json`
}

function renderContents({ headings }: RenderedMarkdown): string {
  if (headings.length < 2) return '<div></div>'
  const links = headings
    .filter(({ level }) => level === 2 || headings.length < 24)
    .map(({ level, id, text }) => `<li data-level="${level}"><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`)
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${links.join('')}</ul></nav>`
}

function renderNeighbours(page: Page, pages: readonly Page[]): string {
  const listed = pages.filter((other) => !other.isMinor)
  const index = listed.indexOf(page)
  const link = (other: Page | undefined, word: string, className: string): string =>
    other === undefined || index === -1
      ? ''
      : `<a class="${className}" href="${escapeHtml(toRelativePage(page.path, other.path))}"><span>${word}</span>${escapeHtml(other.title)}</a>`
  return `<footer>
<nav class="neighbours" aria-label="Neighbouring pages">${link(listed[index - 1], 'Previous', 'previous')}${link(listed[index + 1], 'Next', 'next')}</nav>
<p><a href="${escapeHtml(toEditUrl(page))}" rel="noreferrer">Source of this page</a> · MIT licensed</p>
</footer>`
}

const icon = (path: string): string =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`

const icons = {
  menu: icon('<path d="M4 7h16M4 12h16M4 17h16"/>'),
  search: icon('<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4 4"/>'),
  theme: icon('<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/>'),
  mark: icon('<circle cx="8.5" cy="12" r="4.5"/><path d="M13 12h8M18 12v3.5"/>'),
}
