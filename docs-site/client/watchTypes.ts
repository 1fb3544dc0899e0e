/** Shows the type of a name in code, under the pointer. The types of a page load with the first name that is pointed at. */
export function watchTypes(): void {
  const address = document.querySelector<HTMLElement>('main')?.dataset['types']
  if (address === undefined) return
  const box = document.createElement('div')
  box.className = 'types'
  box.hidden = true
  box.setAttribute('role', 'tooltip')
  document.body.append(box)
  let types: Promise<readonly string[]> | undefined

  const show = async (name: HTMLElement): Promise<void> => {
    types ??= readTypes(address)
    const text = (await types)[Number(name.dataset['t'])]
    if (text === undefined || !name.matches(':hover')) return
    box.textContent = text
    box.hidden = false
    const place = name.getBoundingClientRect()
    const left = Math.max(8, Math.min(place.left, document.documentElement.clientWidth - box.offsetWidth - 8))
    const isBelow = place.top < box.offsetHeight + 12
    box.style.left = `${left + scrollX}px`
    box.style.top = `${(isBelow ? place.bottom + 6 : place.top - box.offsetHeight - 6) + scrollY}px`
  }
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset['t'] !== undefined) void show(target).catch(() => undefined)
    else box.hidden = true
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') box.hidden = true
  })
}

async function readTypes(address: string): Promise<readonly string[]> {
  const response = await fetch(address)
  const types: unknown = await response.json()
  return Array.isArray(types) ? types.map(String) : []
}
