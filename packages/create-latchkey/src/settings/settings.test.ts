import { expect, it } from 'vitest'
import { findNameProblem } from './findNameProblem.ts'
import { findInstaller } from './findInstaller.ts'
import { parseCloud } from './parseCloud.ts'
import { toPackageName } from './toPackageName.ts'

it.each(['my-app', 'a', '@me/app', 'app.v2', '0x'])('accepts the package name %s', (name) => {
  expect(findNameProblem(name)).toBeUndefined()
})

it.each([
  '',
  'My-App',
  '.app',
  '_app',
  'a b',
  'app/x',
  'é',
  'node_modules',
  'react',
  '@latchkey/core',
  'a'.repeat(215),
])('refuses the package name %j', (name) => {
  expect(findNameProblem(name)).toMatch(/./)
})

it.each([
  ['My App', 'my-app'],
  ['Café № 1', 'cafe-no-1'],
  ['.hidden', 'hidden'],
  ['日本', 'latchkey-app'],
  ['./apps/Web3/', 'web3'],
])('makes a package name of the folder %j', (folder, name) => {
  expect(toPackageName(folder)).toBe(name)
  expect(findNameProblem(toPackageName(folder))).toBeUndefined()
})

it.each([
  ['pnpm/12.18.0 npm/? node/v24.21.0 linux x64', 'pnpm'],
  ['yarn/1.22.22 npm/? node/v20.0.0', 'yarn'],
  ['bun/1.3.0', 'bun'],
  ['npm/11.0.0 node/v24.21.0', 'npm'],
  ['cnpm/9', 'npm'],
  [undefined, 'npm'],
])('finds the package manager of %j', (userAgent, name) => {
  expect(findInstaller(userAgent)).toBe(name)
})

it('writes the address of a cloud without what would end a value in .env', () => {
  expect(parseCloud('HTTPS://Cloud.Example.com/')).toBe('https://cloud.example.com')
  expect(parseCloud('http://127.0.0.1:8787/a b')).toBe('http://127.0.0.1:8787/a%20b')
  for (const value of ['https://a.example.com/?b', 'https://me:secret@a.example.com', 'cloud', ''])
    expect(() => parseCloud(value), value).toThrow('is not the address of a cloud')
})
