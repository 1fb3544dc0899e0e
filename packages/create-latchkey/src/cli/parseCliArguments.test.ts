import { describe, expect, it } from 'vitest'
import { parseCliArguments } from './parseCliArguments.ts'

describe('parseCliArguments', () => {
  it('asks for everything if nothing is given', () => {
    expect(parseCliArguments([])).toStrictEqual({
      kind: 'create',
      folder: undefined,
      into: undefined,
      settings: {},
      installer: undefined,
      install: true,
      yes: false,
    })
  })

  it('accepts every answer as an option', () => {
    const list = [
      'my-app',
      '--template=next',
      '--chains',
      'solana, evm,solana',
      '--sign-in',
      '--cloud=local',
      '--no-install',
    ]
    expect(parseCliArguments([...list, '--package-manager', 'pnpm', '-y'])).toStrictEqual({
      kind: 'create',
      folder: 'my-app',
      into: undefined,
      settings: { framework: 'next', chains: ['evm', 'solana'], signIn: true, cloud: 'local' },
      installer: 'pnpm',
      install: false,
      yes: true,
    })
  })

  it('tells an app without sign-in from one that was not decided', () => {
    expect(parseCliArguments(['--no-sign-in'])).toMatchObject({ settings: { signIn: false } })
  })

  it.each([
    ['--template', 'vue', '--template is one of vite, next, react-router, tanstack-start, vanilla, not "vue".'],
    ['--chains', 'evm,tezos', '--chains is one of evm, solana, bitcoin, not "tezos".'],
    ['--chains', ' , ', '--chains needs at least one of evm, solana, bitcoin.'],
    ['--package-manager', 'npm2', '--package-manager is one of npm, pnpm, yarn, bun, not "npm2".'],
    [
      '--cloud',
      'ftp://a.example.com',
      '"ftp://a.example.com" is not the address of a cloud, such as https://cloud.example.com',
    ],
    [
      '--cloud',
      'https://a.example.com/#b',
      '"https://a.example.com/#b" is not the address of a cloud, such as https://cloud.example.com',
    ],
  ])('refuses %s %j', (flag, value, reason) => {
    expect(parseCliArguments([flag, value])).toStrictEqual({ kind: 'refused', reason })
  })

  it.each([
    [['--frob'], "Unknown option '--frob'"],
    [['--cloud'], "Option '--cloud <value>' argument missing"],
    [['a', 'b'], 'Only one folder can be given'],
    [['a', '--into', 'b'], 'Give a folder for a new app, or --into for an existing one'],
  ])('refuses %j', (values, reason) => {
    expect(parseCliArguments(values)).toMatchObject({ kind: 'refused', reason: expect.stringContaining(reason) })
  })

  it('gives help precedence over all other valid arguments', () => {
    expect(parseCliArguments(['--version', 'my-app', '-h'])).toStrictEqual({ kind: 'help' })
    expect(parseCliArguments(['-v', 'my-app'])).toStrictEqual({ kind: 'version' })
  })
})
