import { createScenes } from '../src/test/scenes/createScenes.ts'

/**
 * A sheet with every state of every view, each in its own frame: `views.html?theme=dark&locale=ar&width=390`. To show only
 * some, give part of their name: `&only=Account`. Each frame is an app of its own, so a sheet shows 12 at a time:
 * `&page=2` shows the next ones.
 */
const framesPerPage = 12
/** Frames that load at the same time. Each requests a hundred files at once, and a browser refuses more than it can hold. */
const framesAtOnce = 3
const parameters = new URLSearchParams(location.search)
const width = Number(parameters.get('width') ?? 480)
const only = parameters.get('only') ?? ''
const page = Number(parameters.get('page') ?? 1)
const scenes = createScenes().filter(({ name }) => name.includes(only))
const pages = Math.ceil(scenes.length / framesPerPage)
const waiting: (() => void)[] = []
const loadNext = (): void => waiting.shift()?.()
const main = document.createElement('main')
main.dataset['pages'] = String(pages)
for (const { name } of scenes.slice((page - 1) * framesPerPage, page * framesPerPage)) {
  const figure = document.createElement('figure')
  const caption = document.createElement('figcaption')
  caption.textContent = name
  const frame = document.createElement('iframe')
  frame.width = String(width)
  frame.height = parameters.get('height') ?? '640'
  frame.title = name
  const query = new URLSearchParams({ ...Object.fromEntries(parameters), scene: name })
  waiting.push(() => {
    frame.addEventListener('load', loadNext, { once: true })
    frame.src = `./scene.html?${query}`
  })
  figure.append(caption, frame)
  main.append(figure)
}
const nav = document.createElement('nav')
for (let number = 1; number <= pages; number++) {
  const link = document.createElement('a')
  link.href = `?${new URLSearchParams({ ...Object.fromEntries(parameters), page: String(number) })}`
  link.textContent = `Page ${number}`
  if (number === page) link.ariaCurrent = 'page'
  nav.append(link, ' ')
}
document.body.append(nav, main)
for (let count = 0; count < framesAtOnce; count++) loadNext()
