import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../Page.ts'
import { repositoryFolder, repositoryUrl } from '../paths.ts'

/** Where a link leads: a page of the site with an anchor, a file that the site serves, or an address elsewhere. */
export type Target =
  | { readonly kind: 'page'; readonly path: string; readonly anchor: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'elsewhere'; readonly url: string }

export interface Links {
  /** Resolves a link as it is written in the text of a page. */
  readonly resolve: (page: Page, href: string) => Target
  /** What is wrong with the links that were resolved so far. */
  readonly problems: readonly string[]
}

/** Files of the repository that the site serves, by their path. */
const served: Readonly<Record<string, string>> = { 'docs/openapi.json': 'openapi.json' }

/** Resolves the links of pages. A link that is written for GitHub, relative to its file, leads to the page made of that file. */
export function createLinks(pages: readonly Page[]): Links {
  const bySource = new Map(pages.filter(({ isGenerated }) => !isGenerated).map((page) => [page.source, page.path]))
  const paths = new Set(pages.map((page) => page.path))
  const lower = new Map(pages.map((page) => [page.path.toLowerCase(), page.path]))
  const problems: string[] = []

  const resolve: Links['resolve'] = (page, href) => {
    if (/^(?:https?:|mailto:)/.test(href)) return resolveUrl(href)
    if (href.startsWith('#')) return resolveOwnAnchor(page, decodeURIComponent(href.slice(1)))
    if (href.startsWith('page:')) {
      const [target = '', anchor = ''] = href.slice(5).split('#')
      if (!paths.has(target)) problems.push(`${page.path || 'the first page'} links to ${target}, which is no page.`)
      return { kind: 'page', path: target, anchor }
    }
    const [file = '', anchor = ''] = href.split('#')
    return resolveFile(page, path.posix.normalize(path.posix.join(path.posix.dirname(page.source), file)), anchor)
  }

  const resolveUrl = (url: string): Target => {
    // READMEs of packages are shown by the registry too, and link to files of the repository by their whole address.
    const [, file, anchor = ''] = new RegExp(`^${repositoryUrl}/(?:blob|tree)/main/([^#]+)(?:#(.*))?$`).exec(url) ?? []
    const target = file === undefined ? undefined : findPage(file, anchor)
    return target ?? { kind: 'elsewhere', url }
  }

  const resolveFile = (page: Page, file: string, anchor: string): Target => {
    const target = findPage(file, anchor)
    if (target !== undefined) return target
    const copy = served[file]
    if (copy !== undefined) return { kind: 'file', path: copy }
    const place = path.join(repositoryFolder, file)
    if (file.startsWith('..') || !existsSync(place))
      problems.push(`${page.origin ?? page.source} links to ${file}, which does not exist.`)
    const anchored = anchor === '' ? '' : `#${anchor}`
    return { kind: 'elsewhere', url: `${repositoryUrl}/blob/main/${file}${anchored}` }
  }

  const findPage = (file: string, anchor: string): Target | undefined => {
    if (file === 'docs/options.md') return toOption(anchor)
    if (file === 'docs/errors.md') return toError(anchor)
    const found = bySource.get(file) ?? bySource.get(`${file.replace(/\/$/, '')}/README.md`)
    return found === undefined ? undefined : { kind: 'page', path: found, anchor }
  }

  const toOption = (anchor: string): Target => {
    const option = lower.get(`options/${anchor.toLowerCase()}`)
    if (anchor === '' || option !== undefined) return { kind: 'page', path: option ?? 'options', anchor: '' }
    const place = anchor.endsWith('adapterparameters') ? 'options/adapters' : 'options/types'
    return { kind: 'page', path: place, anchor }
  }

  const toError = (anchor: string): Target => {
    const isCode = paths.has(`errors/${anchor}`)
    return { kind: 'page', path: isCode ? `errors/${anchor}` : 'errors', anchor: isCode ? '' : anchor }
  }

  const resolveOwnAnchor = (page: Page, anchor: string): Target =>
    page.source === 'docs/options.md'
      ? toOption(anchor)
      : page.source === 'docs/errors.md'
        ? toError(anchor)
        : { kind: 'page', path: page.path, anchor }

  return { resolve, problems }
}
