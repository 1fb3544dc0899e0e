import { describe, expect, it } from 'vitest'
import { addDependencies } from './addDependencies.ts'
import { insertProvider } from './insertProvider.ts'

describe('addDependencies', () => {
  it('adds missing packages in the order of names, and keeps versions, indentation and line ends', () => {
    const before =
      '{\r\n\t"name": "shop",\r\n\t"dependencies": {\r\n\t\t"viem": "^2.1.0"\r\n\t},\r\n\t"x": [1]\r\n}\r\n'
    const after = addDependencies(before, { viem: '^2.57.1', '@latchkey/core': '^1.0.0' })
    expect(after).toBe(
      '{\r\n\t"name": "shop",\r\n\t"dependencies": {\r\n\t\t"@latchkey/core": "^1.0.0",\r\n\t\t"viem": "^2.1.0"\r\n\t},\r\n\t"x": [\r\n\t\t1\r\n\t]\r\n}\r\n',
    )
  })

  it('takes a development dependency for one that is present', () => {
    const before = '{ "devDependencies": { "viem": "1.0.0" } }'
    expect(addDependencies(before, { viem: '^2.57.1' })).toBe(before)
    expect(JSON.parse(addDependencies(before, { viem: '2', a: '1' }))).toMatchObject({ dependencies: { a: '1' } })
  })
})

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
