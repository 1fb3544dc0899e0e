import MarkdownIt from 'markdown-it'
import type { Page } from '../Page.ts'
import type { Hover } from '../types/readHovers.ts'
import type { Highlight } from './createHighlighter.ts'
import type { Links, Target } from './createLinks.ts'
import { createSlugs } from './createSlugs.ts'
import { escapeHtml } from './escapeHtml.ts'
import { toRelative, toRelativePage } from './toRelative.ts'

/** A heading below the title of a page. */
export interface Heading {
  readonly level: number
  readonly id: string
  readonly text: string
}

export interface RenderedMarkdown {
  readonly html: string
  readonly headings: readonly Heading[]
  /** The types of names in code, in the order of `data-t`. */
  readonly types: readonly string[]
  /** The text without marks, for search. */
  readonly text: string
}

export interface Renderer {
  readonly highlight: Highlight
  readonly links: Links
  /** Returns the types of names in a block of code. */
  readonly findHovers: (code: string) => readonly Hover[]
  /** Renders the place of a live example. */
  readonly renderLive: (name: string) => string
}

/** Elements that texts may use as HTML. Everything else is shown as text. */
const allowedHtml = /^<\/?(?:picture|source|img|br|kbd|details|summary|a)\b/

/** Renders the text of a page. */
export function renderMarkdown(page: Page, { highlight, links, findHovers, renderLive }: Renderer): RenderedMarkdown {
  const markdown = new MarkdownIt({ html: true, linkify: false })
  const headings: Heading[] = []
  const types: string[] = []
  const toSlug = createSlugs()
  const toHref = (href: unknown): string => toAddress(page, links.resolve(page, String(href)))
  const { rules } = markdown.renderer

  rules.fence = (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {}
    const [language = '', ...caption] = info.split(' ')
    const code = content.trimEnd()
    const found = /^[jt]sx?$/.test(language) ? findHovers(code) : []
    const first = types.length
    types.push(...found.map(({ text }) => text))
    const html = highlight(code, language, found).replaceAll(
      / data-t="(\d+)"/g,
      (_, at) => ` data-t="${first + Number(at)}"`,
    )
    return renderCode({ html, language, caption: caption.join(' '), hasTypes: found.length > 0 })
  }
  rules.code_block = (tokens, index) =>
    renderCode({
      html: escapeHtml((tokens[index]?.content ?? '').trimEnd()),
      language: '',
      caption: '',
      hasTypes: false,
    })
  rules.heading_open = (tokens, index) => {
    const { tag = 'h2' } = tokens[index] ?? {}
    const text = toPlainText(tokens[index + 1]?.children ?? [])
    const id = toSlug(text)
    const level = Number(tag.slice(1))
    if (level === 2 || level === 3) headings.push({ level, id, text })
    return `<${tag} id="${escapeHtml(id)}">`
  }
  rules.heading_close = (tokens, index) => {
    const { tag = 'h2' } = tokens[index] ?? {}
    const last = headings.at(-1)
    const link =
      last === undefined || tag === 'h1' || Number(tag.slice(1)) !== last.level
        ? ''
        : ` <a class="anchor" href="#${escapeHtml(last.id)}" aria-label="Link to ${escapeHtml(last.text)}">#</a>`
    return `${link}</${tag}>`
  }
  rules.link_open = (tokens, index) => {
    const href = toHref(tokens[index]?.attrGet('href'))
    return `<a href="${escapeHtml(href)}"${/^https?:/.test(href) ? ' rel="noreferrer"' : ''}>`
  }
  rules.image = (tokens, index) => {
    const token = tokens[index]
    const source = escapeHtml(toImage(page, String(token?.attrGet('src'))))
    return `<img src="${source}" alt="${escapeHtml(token?.content ?? '')}" loading="lazy">`
  }
  rules.table_open = () => '<div class="table" role="group" aria-label="Table" tabindex="0"><table>'
  rules.table_close = () => '</table></div>'
  rules.th_open = (tokens, index) =>
    tokens[index + 1]?.content === '' ? '<td>' : `<th scope="col"${toAlignment(tokens[index]?.attrGet('style'))}>`
  rules.td_open = (tokens, index) => `<td${toAlignment(tokens[index]?.attrGet('style'))}>`
  rules.th_close = (tokens, index) => (tokens[index - 1]?.content === '' ? '</td>' : '</th>')
  const renderHtml = (html: string): string => {
    const [, live] = /^<div data-live="([\w-]+)">/.exec(html) ?? []
    if (live !== undefined) return renderLive(live)
    if (html.startsWith('<!--')) return ''
    if (!allowedHtml.test(html)) return escapeHtml(html)
    return html.replaceAll(
      /\b(src|srcset)="([^"]*)"/g,
      (_, name, source) => `${name}="${escapeHtml(toImage(page, source))}"`,
    )
  }
  rules.html_block = (tokens, index) => renderHtml(tokens[index]?.content ?? '')
  rules.html_inline = (tokens, index) => renderHtml(tokens[index]?.content ?? '')

  const source = page.markdown.replaceAll(/^::: live ([\w-]+)$/gm, '<div data-live="$1"></div>')
  const parsed = markdown.parse(source, {})
  const html = markdown.renderer.render(parsed, markdown.options, {})
  const text = parsed.flatMap((token) => (token.type === 'inline' ? [toPlainText(token.children ?? [])] : [])).join(' ')
  return { html, headings, types, text }
}

function renderCode(block: {
  readonly html: string
  readonly language: string
  readonly caption: string
  readonly hasTypes: boolean
}): string {
  const { html, language, caption, hasTypes } = block
  const name = escapeHtml(caption === '' ? language : caption)
  const label = `Code${name === '' ? '' : `, ${name}`}`
  return [
    `<figure class="code"${hasTypes ? ' data-types' : ''}>`,
    `<figcaption><span>${name}</span><button type="button" data-copy>Copy</button></figcaption>`,
    `<pre tabindex="0" role="group" aria-label="${label}"><code>${html}</code></pre></figure>`,
  ].join('')
}

/** Returns a class in place of the style with which the parser aligns a column: the site's policy allows no inline styles. */
function toAlignment(style: unknown): string {
  return String(style).includes('right') ? ' class="right"' : String(style).includes('center') ? ' class="center"' : ''
}

function toPlainText(tokens: readonly { readonly type: string; readonly content: string }[]): string {
  return tokens
    .filter(({ type }) => type === 'text' || type === 'code_inline' || type === 'softbreak')
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
}

/** Returns the address of a target, from a page. */
function toAddress(page: Page, target: Target): string {
  if (target.kind === 'elsewhere') return target.url
  if (target.kind === 'file') return toRelative(page.path, target.path)
  const anchor = target.anchor === '' ? '' : `#${target.anchor}`
  return target.path === page.path && anchor !== '' ? anchor : `${toRelativePage(page.path, target.path)}${anchor}`
}

/** Pictures are copied into one folder. */
function toImage(page: Page, source: string): string {
  return toRelative(page.path, `images/${source.split('/').at(-1) ?? ''}`)
}
