const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Names the browser and the system of a `User-Agent` header, such as `Chrome, Windows`. The result holds only names from this
 * file, so a header cannot bring its own words into a mail.
 */
export function describeBrowser(userAgent: string): string | undefined {
  const text = userAgent.slice(0, 512)
  const names = [browsers, systems].flatMap((rows) => rows.find(([pattern]) => pattern.test(text))?.[1] ?? [])
  return names.length === 0 ? undefined : names.join(', ')
}
