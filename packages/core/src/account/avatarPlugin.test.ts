import { expect, it } from 'vitest'
import { createTestModal } from '../test/createTestModal.ts'
import { avatarPlugin } from './avatarPlugin.ts'

const account = {
  namespace: 'eip155',
  address: '0x1111111111111111111111111111111111111111',
  name: 'ada.eth',
  picture: undefined,
} as const

it('asks the app for the picture of an account, and takes only a text', () => {
  const choose = (avatar: unknown) => {
    const options = {}
    // A program that is not type-checked can pass anything that can be called.
    Object.assign(options, { avatar })
    return createTestModal({ options }).modal.plugin(avatarPlugin).get().choose(account)
  }
  expect(choose(({ name, address }: typeof account) => `https://app.example/${name}/${address}.png`)).toBe(
    `https://app.example/ada.eth/${account.address}.png`,
  )
  expect(choose(() => undefined)).toBeUndefined()
  expect(choose(() => ({ src: 'https://app.example/a.png' }))).toBeUndefined()
  expect(choose(undefined)).toBeUndefined()
})

it('logs an error of the app, and goes without a picture', () => {
  const avatar = (): string => {
    throw new TypeError('No such account')
  }
  const { logged, modal } = createTestModal({ options: { avatar, logLevel: 'warn' } })
  expect(modal.plugin(avatarPlugin).get().choose(account)).toBeUndefined()
  expect(logged).toEqual([expect.stringContaining('The option `avatar` threw an error')])
})
