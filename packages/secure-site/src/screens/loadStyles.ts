import href from './styles/screens.css?url'

/** Loads the style sheet of the screens, once for a document. */
export function loadStyles(): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new TypeError('The style sheet of the screens did not load.'))
    })
    document.head.append(link)
  })
}
