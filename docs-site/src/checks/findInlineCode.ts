import type { BuiltPage } from './readBuiltPages.ts'

/** Returns the pages with scripts or styles in the page, which the site's policy blocks, and those without the policy. */
export function findInlineCode(pages: readonly BuiltPage[]): readonly string[] {
  return pages.flatMap(({ file, html }) => [
    ...(/<script(?![^>]* src=)[^>]*>/.test(html) ? [`${file} has an inline script`] : []),
    ...(/<style[\s>]/.test(html) ? [`${file} has an inline style sheet`] : []),
    ...(/<[^>]* style="/.test(html) ? [`${file} has an inline style`] : []),
    ...(/<[^>]* on\w+="/.test(html) ? [`${file} has an inline event handler`] : []),
    ...(html.includes('http-equiv="Content-Security-Policy"') ? [] : [`${file} has no Content-Security-Policy`]),
  ])
}
