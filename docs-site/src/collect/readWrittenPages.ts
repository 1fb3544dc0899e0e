import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Page, sections } from '../Page.ts'
import { siteFolder } from '../paths.ts'
import { includeExamples } from './includeExamples.ts'
import { toSummary } from './toSummary.ts'

/** Reads the pages that exist only on the site, `docs-site/pages`. Each begins with its section, its place in it, and
 * its name in the navigation if that is not its heading. */
export function readWrittenPages(): readonly Page[] {
  const folder = path.join(siteFolder, 'pages')
  return globSync('**/*.md', { cwd: folder })
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      const [head, name = '', place = '', label] = /^<!-- (.+?) (\d+)(?: (.+))? -->\n+/.exec(text) ?? []
      const section = sections.find((known) => known === name)
      const [, title] = /^# (.+)$/m.exec(text) ?? []
      if (head === undefined || section === undefined || title === undefined)
        throw new TypeError(`docs-site/pages/${file} does not begin with <!-- Section 10 --> and a heading.`)
      const markdown = includeExamples(text.slice(head.length), `docs-site/pages/${file}`)
      const page: Page = {
        path: file.replaceAll('\\', '/').replace(/(?:\/?index)?\.md$/, ''),
        title: label ?? title,
        summary: toSummary(markdown),
        section,
        markdown,
        source: `docs-site/pages/${file}`,
        isGenerated: false,
      }
      return { place: Number(place), page }
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ page }) => page)
}
