import { describe, expect, it } from 'vitest'
import { isWalletLink } from './isWalletLink.ts'

describe('isWalletLink', () => {
  it.each([
    'https://wallet.example',
    'HTTPS://wallet.example/path?query#hash',
    'metamask://',
    'rainbow:',
    'wc:abc@2',
    'com.wallet.app://',
    'sender://',
    'telos://',
    'msafe://',
    'helpwallet://',
    'searchlight:',
  ])('accepts %s', (href) => {
    expect(isWalletLink(href)).toBe(true)
  })

  it.each([
    '',
    'wallet',
    '//wallet.example',
    '/path',
    'https://',
    'https://user:secret@wallet.example',
    'http://wallet.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,hello',
    'vbscript:x',
    'blob:https://app.example/1',
    'file:///etc/passwd',
    'intent://scan/#Intent;scheme=zxing;end',
    'about:blank',
    'view-source:https://app.example',
    'ms-msdt:/id PCWDiagnostic',
    'ms-msdt:/id',
    'MS-settings:privacy',
    'search-ms:query=x&crumb=location:%5C%5Cevil.example',
    'search:query=x',
    'itms-services://?action=download-manifest&url=https://evil.example/app.plist',
    'tel:+15550100',
    'sms:+15550100',
    'smsto:+15550100',
    'facetime:visitor@example.com',
    'facetime-audio://visitor@example.com',
    'mailto:visitor@example.com',
    'intent:#Intent;action=android.intent.action.VIEW;end',
    'android-app://com.evil/https/evil.example',
    'x-apple.systempreferences:com.apple.preference.security',
    'filesystem:https://app.example/temporary/x.html',
    'chrome-extension://abc/page.html',
    'moz-extension://abc/page.html',
    'ssh://-oProxyCommand=calc',
    'ftp://evil.example',
  ])('rejects %s', (href) => {
    expect(isWalletLink(href)).toBe(false)
  })

  it('rejects a link that is too long', () => {
    expect(isWalletLink(`https://wallet.example/${'a'.repeat(20_000)}`)).toBe(false)
  })
})
