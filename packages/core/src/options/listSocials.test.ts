import { describe, expect, it } from 'vitest'
import { defaultFeatures, defaultRemoteFeatures } from './constants.ts'
import { listSocials } from './listSocials.ts'
import { resolveRemoteFeatures } from './resolveRemoteFeatures.ts'

const state = {
  features: defaultFeatures,
  remoteFeatures: defaultRemoteFeatures,
  cloud: null,
  secureSite: 'https://w.example',
}
const desktop = { isTelegram: false, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }

describe('the social logins', () => {
  it('are those of the options, in their order [S9.087]', () => {
    expect(listSocials(state, desktop)).toEqual(['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'])
    const remoteFeatures = { ...defaultRemoteFeatures, socials: ['github', 'farcaster', 'google'] as const }
    expect(listSocials({ ...state, remoteFeatures }, desktop)).toEqual(['github', 'farcaster', 'google'])
  })

  it('are absent without a secure site, or if they are turned off', () => {
    expect(listSocials({ ...state, secureSite: null }, desktop)).toEqual([])
    expect(listSocials({ ...state, remoteFeatures: resolveRemoteFeatures({ isBasic: true }) }, desktop)).toEqual([])
  })

  it.each([
    [
      'iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
      ['x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
    ],
    [
      'Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
      ['google', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
    ],
    ['Android', 'Mozilla/5.0 (Linux; Android 16; Pixel 10)', ['google', 'farcaster', 'discord', 'apple', 'github']],
    [
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0)',
      ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'],
    ],
  ])('leave out what Telegram’s web view cannot open on %s [S1.009] [S9.088] [S9.089]', (_name, userAgent, offered) => {
    expect(listSocials(state, { isTelegram: true, userAgent })).toEqual(offered)
  })
})
