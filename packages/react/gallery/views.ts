import { createScenes } from '../src/test/scenes/createScenes.ts'

/**
 * A sheet with every state of every view, each in its own frame: `views.html?theme=dark&locale=ar&width=390`. To show only
 * some, give part of their name: `&only=Account`.
 */
const parameters = new URLSearchParams(location.search)
const width = Number(parameters.get('width') ?? 480)
const only = parameters.get('only') ?? ''
const main = document.createElement('main')
for (const { name } of createScenes().filter((scene) => scene.name.includes(only))) {
  const figure = document.createElement('figure')
  const caption = document.createElement('figcaption')
  caption.textContent = name
  const frame = document.createElement('iframe')
  frame.width = String(width)
  frame.height = parameters.get('height') ?? '640'
  frame.title = name
  const query = new URLSearchParams({ ...Object.fromEntries(parameters), scene: name })
  frame.src = `./scene.html?${query}`
  figure.append(caption, frame)
  main.append(figure)
}
document.body.append(main)
