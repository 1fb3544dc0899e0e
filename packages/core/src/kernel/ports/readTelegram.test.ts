import { expect, it } from 'vitest'
import { readTelegram } from './readTelegram.ts'

it.each([
  ['its proxy on Android', { TelegramWebviewProxy: { postEvent: () => undefined } }, true],
  ['its proxy on iOS', { TelegramWebviewProxyProto: () => undefined }, true],
  ['its script, in its view', { Telegram: { WebApp: { platform: 'ios' } } }, true],
  ['its script, elsewhere', { Telegram: { WebApp: { platform: 'unknown' } } }, false],
  ['a widget for logging in', { Telegram: { Login: {} } }, false],
  ['nothing', {}, false],
])('recognises Telegram’s web view by %s: %o', (_, page, isTelegram) => {
  expect(readTelegram(page)).toBe(isTelegram)
})

it('returns false on a server', () => {
  expect(readTelegram()).toBe(false)
})
