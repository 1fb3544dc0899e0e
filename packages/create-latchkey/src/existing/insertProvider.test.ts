import { describe, expect, it } from 'vitest'
import { insertProvider } from './insertProvider.ts'

const main = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`

describe('insertProvider', () => {
  const inserted = main
    .replace("'./App.tsx'\n", "'./App.tsx'\nimport { LatchkeyProvider } from './latchkey/LatchkeyProvider'\n")
    .replace('    <App />\n', '    <LatchkeyProvider>\n      <App />\n    </LatchkeyProvider>\n')

  it('puts the provider around the app in the page of a new Vite app', () => {
    expect(insertProvider(main)).toBe(inserted)
  })

  it('keeps the line ends and the semicolons of the file', () => {
    const windows = main.replaceAll('\n', '\r\n')
    expect(insertProvider(windows)).toBe(inserted.replaceAll('\n', '\r\n'))
    const old = main
      .replaceAll(/(import .*)/g, '$1;')
      .replace(/\)\n$/, ');\n')
      .replaceAll('StrictMode>', 'React.StrictMode>')
    expect(insertProvider(old)).toContain("import { LatchkeyProvider } from './latchkey/LatchkeyProvider';\n")
  })

  it.each([
    ['another component', main.replace('<App />', '<Router />')],
    ['a provider of its own', main.replace('    <App />', '    <Theme>\n      <App />\n    </Theme>')],
    ['more code', `${main}\nstart()\n`],
    ['code between the imports', main.replace('import App', 'console.log()\nimport App')],
    ['nothing', ''],
  ])('leaves a file with %s alone', (_, text) => {
    expect(insertProvider(text)).toBeUndefined()
  })
})
