import type { Find, Found } from './createFind.ts'

/** How many results are shown. */
const mostResults = 12

/** The search, in a dialog. Its index loads when it is opened for the first time, so that it works offline from then on. */
export function watchFinder(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-finder]')
  const input = dialog?.querySelector('input')
  const list = dialog?.querySelector('ul')
  const status = dialog?.querySelector('[role=status]')
  if (!dialog || !input || !list || !status) return
  let find: Promise<Find> | undefined
  let active = -1

  const open = (): void => {
    find ??= import('./createFind.ts').then(({ createFind }) => createFind())
    find.catch(() => {
      find = undefined
      status.textContent = 'The search index could not be loaded. Close and open the search to try again.'
    })
    if (!dialog.open) dialog.showModal()
    input.select()
  }
  const update = async (): Promise<void> => {
    const asked = input.value.trim()
    const search = await find
    if (search === undefined || asked !== input.value.trim()) return
    const found = asked === '' ? [] : search(asked).slice(0, mostResults)
    list.replaceChildren(...found.map(renderResult))
    input.setAttribute('aria-expanded', String(found.length > 0))
    status.textContent = asked !== '' && found.length === 0 ? `Nothing found for “${asked}”.` : ''
    select(found.length > 0 ? 0 : -1)
  }
  const select = (index: number): void => {
    const options = [...list.children]
    active = options.length === 0 ? -1 : (index + options.length) % options.length
    options.forEach((option, at) => option.setAttribute('aria-selected', String(at === active)))
    const option = options[active]
    if (option === undefined) input.removeAttribute('aria-activedescendant')
    else {
      input.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    }
  }

  document.querySelector('[data-search-open]')?.addEventListener('click', open)
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    const isTyping =
      target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
    if ((key !== '/' || isTyping) && !(key === 'k' && (event.metaKey || event.ctrlKey))) return
    event.preventDefault()
    open()
  })
  input.addEventListener('input', () => void update().catch(() => undefined))
  input.addEventListener('keydown', (event) => {
    const { key } = event
    if (key === 'ArrowDown') select(active + 1)
    else if (key === 'ArrowUp') select(active - 1)
    else if (key === 'Enter') list.children[active]?.querySelector('a')?.click()
    else return
    event.preventDefault()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
}

function renderResult({ address, title, section, summary }: Found, index: number): HTMLElement {
  const option = document.createElement('li')
  option.id = `result-${index}`
  option.setAttribute('role', 'option')
  const link = document.createElement('a')
  link.href = address
  link.tabIndex = -1
  for (const [name, text] of [
    ['b', title],
    ['small', section],
    ['span', summary],
  ] as const) {
    const part = document.createElement(name)
    part.textContent = text
    link.append(part)
  }
  option.append(link)
  return option
}
