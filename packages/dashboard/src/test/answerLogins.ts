import { adminGetLogins, adminPreviewMail, adminSendTestMail, loginNames } from '@latchkey/protocol/operator'
import type { FakeCloud } from './createFakeCloud.ts'

const day = 86_400_000

/** Answers which logins the server can offer, and writes and sends mails. Returns what was sent, which is to be read later. */
export function answerLogins(cloud: FakeCloud): { readonly sent: unknown[] } {
  const sent: unknown[] = []
  cloud.answer(adminGetLogins, () => ({
    secureSite: 'https://wallet.example.com',
    logins: loginNames.map((name) => ({
      name,
      missing: name === 'apple' ? ['LATCHKEY_SOCIAL_APPLE'] : [],
      redirectUrl: ['email', 'passkey', 'farcaster'].includes(name)
        ? null
        : `https://wallet.example.com/login/callback/${name}`,
    })),
    times: { code: 600_000, idle: 30 * day, session: 90 * day, token: day },
    deviceCheck: 'risk' as const,
  }))
  cloud.answer(adminPreviewMail, ({ body: { kind, language, mails } }) => ({
    from: 'no-reply@example.com',
    sender: mails.sender ?? null,
    subject: mails.texts?.find((each) => each.language === language)?.subject ?? 'Your login code for Shop',
    text: `Your code to log in to ${mails.app ?? 'Shop'} (${kind}):\n\n123456\n`,
  }))
  cloud.answer(adminSendTestMail, ({ body }) => {
    sent.push(body)
    return { to: 'owner@example.com' }
  })
  return { sent }
}
