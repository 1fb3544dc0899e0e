import { type Page, sections } from '../Page.ts'
import { escapeHtml } from './escapeHtml.ts'
import { toRelativePage } from './toRelative.ts'

/** Sections with so many pages that only those who read them see the list. */
const long = new Set(['Options', 'Errors'])

/** Renders the list of pages, with the section of the current page open. */
export function renderNavigation(current: Page, pages: readonly Page[]): string {
  return sections
    .map((section) => {
      const members = pages.filter((page) => page.section === section && !page.isMinor)
      const isCurrent = section === current.section
      const shown = long.has(section) && !isCurrent ? members.slice(0, 1) : members
      if (shown.length === 0) return ''
      const groups = Map.groupBy(shown, ({ group = '' }) => group)
      const lists = [...groups].map(
        ([group, entries]) =>
          `${group === '' ? '' : `<p>${escapeHtml(group)}</p>`}<ul>${entries.map((page) => renderLink(current, page)).join('')}</ul>`,
      )
      return `<details${isCurrent ? ' open' : ''}><summary>${section}</summary>${lists.join('')}</details>`
    })
    .join('')
}

function renderLink(current: Page, page: Page): string {
  const isCurrent = page === current
  return `<li><a href="${escapeHtml(toRelativePage(current.path, page.path))}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a></li>`
}
