import { describe, expect, it } from 'vitest'
import { createBrowserPlatform } from './createBrowserPlatform.ts'
import type { PlatformWindow } from './createBrowserPlatform.ts'

function createPage(userAgent: string, maxTouchPoints = 0): PlatformWindow {
  return { navigator: { userAgent, maxTouchPoints }, location: { origin: 'https://app.example.com' } }
}

describe('createBrowserPlatform', () => {
  it.each([
    [
      'a Pixel',
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
      5,
      true,
    ],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5, true],
    ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari', 5, true],
    [
      'a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
      0,
      false,
    ],
    ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0 Safari/537.36', 10, false],
  ])('recognises whether %s is mobile', (_, userAgent, maxTouchPoints, isMobile) => {
    const platform = createBrowserPlatform(createPage(userAgent, maxTouchPoints))
    expect(platform.isMobile).toBe(isMobile)
    expect(platform.isBrowser).toBe(true)
    expect(platform.origin).toBe('https://app.example.com')
    expect(platform.timeZone).not.toBe('')
  })

  it('describes a server if there is no window', () => {
    const platform = createBrowserPlatform()
    expect({ ...platform }).toMatchObject({
      isBrowser: false,
      isMobile: false,
      userAgent: '',
      origin: '',
      timeZone: '',
    })
  })
})
