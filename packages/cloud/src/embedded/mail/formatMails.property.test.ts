import { assert, constantFrom, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { hostileText, runs } from '../../../../../fuzz.shared.ts'
import { formatAlertMail } from '../../alerts/formatAlertMail.ts'
import { formatDeviceMail } from './formatDeviceMail.ts'
import { formatLoginMail, mailLanguages } from './formatLoginMail.ts'
import { formatNoticeMail } from './formatNoticeMail.ts'
import type { OutgoingMail } from './Mailer.ts'

const alertData = {
  alert: 'a',
  rule: null,
  project: null,
  values: {},
  openedAt: null,
  resolvedAt: null,
  url: 'https://cloud.example/dashboard',
}
const times = { time: 1_700_000_000_000, life: 300_000 }
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** The tags of a mail, and its text without them. */
function split({ html }: OutgoingMail) {
  return { tags: html.match(/<[^>]*>/g), words: html.replaceAll(/<[^>]*>/g, '') }
}

function expectHarmless(mail: OutgoingMail, plain: OutgoingMail): void {
  expect(mail.to).toBe('visitor@app.example')
  expect(mail.subject).not.toMatch(hidden)
  // A name brings no line, which could read like one of the mail's own, and no tag.
  expect(mail.text.split('\n')).toHaveLength(plain.text.split('\n').length)
  expect(split(mail).tags).toHaveLength(split(plain).tags?.length ?? 0)
  expect(split(mail).words).not.toMatch(/[<>]/)
}

it('writes the names of apps, sites and browsers as plain text of one line, in every language', () => {
  const names = record({ app: hostileText, site: hostileText, language: constantFrom(...mailLanguages) })
  assert(
    property(names, ({ app, language, site }) => {
      const given = { to: 'visitor@app.example', language, browser: 'Firefox', ...times }
      for (const write of [
        (mail: { readonly app: string; readonly site: string }) =>
          formatLoginMail({ ...given, ...mail, code: '123456' }),
        (mail: { readonly app: string; readonly site: string }) =>
          formatDeviceMail({ ...given, ...mail, url: 'https://cloud.example/a' }),
        ({ app: name }: { readonly app: string }) =>
          formatNoticeMail({ ...given, app: name, events: ['walletDeleted'] }),
      ])
        expectHarmless(write({ app, site }), write({ app: 'Acme', site: 'app.example' }))
    }),
    runs(100, 3),
  )
})

it('writes the names in alerts as plain text of one line', () => {
  assert(
    property(record({ title: hostileText, text: hostileText }), (words) => {
      const write = (own: typeof words) =>
        formatAlertMail({
          to: 'visitor@app.example',
          message: { type: 'alert.opened', timestamp: '2026-01-15T12:00:00.000Z', data: { ...alertData, ...own } },
        })
      expectHarmless(write(words), write({ title: 'Errors', text: 'Many errors' }))
    }),
    runs(200),
  )
})
