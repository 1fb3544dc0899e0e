import { expect, it } from 'vitest'
import { minifyCss } from '../../build/minifyCss.ts'
import { minifyStyles } from '../../build/minifyStyles.ts'
import { resetStyles } from './reset.styles.ts'

const sources = import.meta.glob('../**/*.styles.ts', { eager: true, query: '?raw', import: 'default' })
const templates = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/\bcss`([^`]*)`/g)].map((match) => ({ file, css: match[1] ?? '' })),
)

/** What Chromium parses from a style sheet. Values with variables keep their original spacing, so spacing is ignored. */
function read(css: string): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return [...sheet.cssRules].map(({ cssText }) =>
    cssText
      .replaceAll(/\s+/g, ' ')
      .replaceAll(', ', ',')
      .replaceAll(/(?<=[ (,])0\./g, '.'),
  )
}

it.each(templates)('has the same meaning in $file when minified, in fewer bytes', ({ css }) => {
  expect(css).not.toContain('${')
  expect(read(css).length).toBeGreaterThan(0)
  expect(read(minifyCss(css))).toEqual(read(css))
  expect(minifyCss(css).length).toBeLessThan(css.length)
})

it('finds every style sheet', () => {
  expect(templates.length).toBeGreaterThan(20)
  expect(templates.map(({ file }) => file)).toContain('./reset.styles.ts')
})

it('minifies templates in the build, and keeps the tag of templates with escapes', () => {
  const { transform } = minifyStyles()
  expect(transform.filter.id.test('/src/ui/Button.styles.ts')).toBe(true)
  expect(transform.handler('a = css`\n  p { color: red; }\n`').code).toBe('a = `p{color:red}`')
  expect(transform.handler(String.raw`a = css${'`'}p { content: '\201C'; }${'`'}`).code).toBe(
    String.raw`a = css${'`'}p{content:'\201C'}${'`'}`,
  )
  expect(minifyCss(resetStyles.css)).toBe(':host{all:initial!important}')
})
