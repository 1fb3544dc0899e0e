import { expect, it } from 'vitest'
import { changeManifest } from './changeManifest.ts'

it('replaces dependencies, and keeps the order, the indentation and the line ends', () => {
  const text = '{\r\n\t"name": "app",\r\n\t"dependencies": {\r\n\t\t"react": "19",\r\n\t\t"connectkit": "1"\r\n\t}\r\n}'
  expect(changeManifest({ text, removed: ['connectkit'], added: { '@latchkey/core': '^1.0.0' } })).toBe(
    '{\r\n\t"name": "app",\r\n\t"dependencies": {\r\n\t\t"@latchkey/core": "^1.0.0",\r\n\t\t"react": "19"\r\n\t}\r\n}',
  )
  const unsorted = '{ "dependencies": { "wagmi": "3", "react": "19" } }'
  expect(changeManifest({ text: unsorted, removed: [], added: { '@latchkey/core': '^1.0.0' } })).toContain(
    '"react": "19",\n    "@latchkey/core"',
  )
})

it('keeps the version of a package that is listed already, also for development', () => {
  const text = '{\n  "devDependencies": {\n    "@latchkey/core": "2.0.0"\n  }\n}\n'
  expect(changeManifest({ text, removed: ['connectkit'], added: { '@latchkey/core': '^1.0.0' } })).toBe(text)
})

it('removes a package from every group', () => {
  const text =
    '{\n  "devDependencies": {\n    "connectkit": "1"\n  },\n  "peerDependencies": {\n    "connectkit": "1"\n  }\n}\n'
  expect(changeManifest({ text, removed: ['connectkit'], added: {} })).toBe(
    '{\n  "devDependencies": {},\n  "peerDependencies": {}\n}\n',
  )
})
