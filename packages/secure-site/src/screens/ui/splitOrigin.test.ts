import { expect, it } from 'vitest'
import { splitOrigin } from './splitOrigin.ts'

it.each([
  ['https://demo.example', '', 'demo.example', ''],
  ['https://app.demo.example', 'app.', 'demo.example', ''],
  ['https://a.b.demo.example:8443', 'a.b.', 'demo.example', ':8443'],
  ['http://app.localhost:5173', 'http://', 'app.localhost', ':5173'],
  ['http://127.0.0.1:3000', 'http://', '127.0.0.1', ':3000'],
  ['https://[::1]:3000', '', '[::1]', ':3000'],
  ['https://bank.co.uk', '', 'bank.co.uk', ''],
  ['https://login.bank.co.uk', 'login.', 'bank.co.uk', ''],
  ['https://bank.github.io', '', 'bank.github.io', ''],
  ['https://x.bank.vercel.app', 'x.', 'bank.vercel.app', ''],
  ['https://localhost', '', 'localhost', ''],
  ['null', '', 'null', ''],
])('splits %s at the name that an owner registers', (origin, before, name, after) => {
  expect(splitOrigin(origin)).toEqual({ before, name, after })
})

it.each(['https://xn--bnk-qla.example', 'https://a-b.c--d.example'])('loses no character of %s', (origin) => {
  const { after, before, name } = splitOrigin(origin)
  expect(`https://${before}${name}${after}`).toBe(origin)
})
