import path from 'node:path'
import type { BuiltPage } from './readBuiltPages.ts'

/**
 * Returns the links, pictures and files of pages that lead nowhere, and those to an anchor that does not exist. `hasFile` returns
 * whether the site has a file.
 */
export function findBrokenLinks(pages: readonly BuiltPage[], hasFile: (file: string) => boolean): readonly string[] {
  const ids = new Map(
    pages.map(({ file, html }) => [file, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]),
  )
  return pages.flatMap(({ file, html }) =>
    [
      ...new Set(
        [...html.matchAll(/ (?:href|src|srcset|data-copy-page|data-types|data-search)="([^"]*)"/g)].map(
          ([, url = '']) => url,
        ),
      ),
    ]
      .filter((url) => !/^(?:https?:|mailto:|data:)/.test(url))
      .flatMap((url) => {
        const [address = '', anchor = ''] = url.replaceAll('&amp;', '&').split('#')
        const target = resolve(file, address)
        if (!hasFile(target)) return [`${file} links to ${url}, which does not exist`]
        const isFound = anchor === '' || ids.get(target)?.has(decodeURIComponent(anchor)) === true
        return isFound ? [] : [`${file} links to ${url}, but the page has no such anchor`]
      }),
  )
}

/** Returns the file behind an address, as a static host does. */
function resolve(file: string, address: string): string {
  if (address === '') return file
  const joined = path.posix.join(path.posix.dirname(file), address)
  return joined.endsWith('/') || joined === '.' ? path.posix.join(joined, 'index.html') : joined
}
