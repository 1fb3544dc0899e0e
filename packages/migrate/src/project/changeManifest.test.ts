import { expect, it } from 'vitest'
import { changeManifest } from '../../../../changeManifest.shared.ts'

it('replaces dependencies, and keeps the order, the indentation and the line ends', () => {
  const text = '{\r\n\t"name": "app",\r\n\t"dependencies": {\r\n\t\t"react": "19",\r\n\t\t"connectkit": "1"\r\n\t}\r\n}'
  expect(changeManifest({ text, removed: ['connectkit'], added: { '@latchkey/core': '^1.0.0' } })).toBe(
    '{\r\n\t"name": "app",\r\n\t"dependencies": {\r\n\t\t"@latchkey/core": "^1.0.0",\r\n\t\t"react": "19"\r\n\t}\r\n}',
  )
  const unsorted = '{ "dependencies": { "wagmi": "3", "react": "19" } }'
  expect(changeManifest({ text: unsorted, added: { '@latchkey/core': '^1.0.0' } })).toBe(
    '{ "dependencies": { "wagmi": "3", "react": "19", "@latchkey/core": "^1.0.0" } }',
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

it('leaves everything else as it is written', () => {
  const text =
    '\uFEFF{\n  "files": ["dist", "a\\"}b"],\n  "dependencies": { "viem": "^2.1.0" },\n  "browserslist": [">1%"], "private":true\n}'
  expect(changeManifest({ text, added: { viem: '^2.57.1', '@latchkey/core': '^1.0.0' } })).toBe(
    text.replace('{ "viem": "^2.1.0" }', '{ "@latchkey/core": "^1.0.0", "viem": "^2.1.0" }'),
  )
})

it.each([
  ['{}', '{ "dependencies": { "a": "1" } }'],
  ['{\n\t"name": "app"\n}\n', '{\n\t"name": "app",\n\t"dependencies": {\n\t\t"a": "1"\n\t}\n}\n'],
  ['{\n  "dependencies": {}\n}\n', '{\n  "dependencies": {\n    "a": "1"\n  }\n}\n'],
  ['{\n  "dependencies": {\n  },\n  "b": {}\n}', '{\n  "dependencies": {\n    "a": "1"\n  },\n  "b": {}\n}'],
])('adds the group or its first name to %j', (text, expected) => {
  expect(changeManifest({ text, added: { a: '1' } })).toBe(expected)
})

it('reads the packages of each text of a manifest as JSON does', () => {
  const text = JSON.stringify({
    name: 'x',
    scripts: { 'a:b': '{"c": [1, {}]}' },
    dependencies: { b: '1', d: '2' },
    x: null,
    n: -1.5,
  })
  expect(JSON.parse(changeManifest({ text, removed: ['b'], added: { c: '3' } }))).toEqual({
    ...JSON.parse(text),
    dependencies: { c: '3', d: '2' },
  })
})
