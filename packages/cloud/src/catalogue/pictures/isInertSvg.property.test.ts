import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grow, measureGrowth, mutatedText, repetition, runs, tooSteep } from '../../../../../fuzz.shared.ts'
import { isInertSvg } from './isInertSvg.ts'

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
const color = constantFrom('#fff', 'none', 'url(#a)', "url('#a')", 'rgb(1 2 3)', 'currentColor')
const name = constantFrom('fill', 'stroke', 'clip-path', 'style', 'transform', 'id', 'd', 'xml:space', 'mask')
const style = color.map((value) => `fill:${value};mask-type:alpha`)
const attribute = tuple(name, oneof(color, style), constantFrom('"', "'")).map(([key, value, quote]) =>
  value.includes(quote) ? `${key}="${value.replaceAll(quote, '')}"` : `${key}=${quote}${value}${quote}`,
)
const shape = tuple(constantFrom('path', 'rect', 'g', 'use', 'stop', 'mask'), array(attribute, { maxLength: 3 })).map(
  ([element, attributes]) => `<${[element, ...attributes].join(' ')}/>`,
)
const picture = array(shape, { minLength: 1, maxLength: 4 }).map((shapes) => `${start}${shapes.join('')}</svg>`)

/** What turns shapes into something else. */
const hostile = constantFrom(
  '<script>',
  '</script>',
  ' onload="a"',
  ' href="//a.example/x"',
  ' href="javascript:a"',
  ' xlink:href="#a"',
  'url(',
  'URL(',
  'url("',
  'url( //a.example/x',
  "url(//a.example/it's)",
  '"url(//a.example/x)',
  'image-set(',
  'image(',
  'src(',
  '//a.example/x',
  '@import ',
  'expression(',
  '&#117;rl(',
  String.raw`\75rl(`,
  '/**/',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE a>',
  '<?a?>',
  '<a:script>',
  '<foreignObject>',
  "')",
  '")',
  ')',
  ';',
  "'",
  '"',
  '=',
  '/>',
)
const edited = tuple(mutatedText(picture), hostile, string({ maxLength: 3 })).chain(([svg, piece, tail]) =>
  constantFrom(...['"', "'", ' ', '>', '(', ':'].flatMap((mark) => svg.replace(mark, mark + piece + tail))),
)
const many = tuple(picture, array(tuple(hostile, constantFrom('fill="', "fill='", '<path', 'url(', '#a')))).map(
  ([svg, edits]) => edits.reduce((text, [piece, after]) => text.replace(after, after + piece), svg),
)

/** Finds what can load or run something, by other means than the tested function. */
function findActive(svg: string): string | undefined {
  // What is between tags is text, which draws nothing but letters.
  const tags = [...svg.matchAll(/<(?:"[^"]*"|'[^']*'|[^>"'])*>?/g)].map(([tag]) => tag).join('')
  const values = [...tags.matchAll(/=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, one, other]) => one ?? other ?? '')
  for (const value of values) {
    if (value === 'http://www.w3.org/2000/svg') continue
    // CSS closes what is still open at the end of a value.
    for (const [call, target] of value.matchAll(/(?:url|image|image-set|src|element|cross-fade|paint)\(\s*(.{0,3})/gis))
      if (!/^url\(/i.test(call) || !/^["']?#/.test(target ?? '')) return call
    if (/\/\/|[&\\]|@import|javascript:/i.test(value)) return value
  }
  const names = tags.replaceAll(/"[^"]*"|'[^']*'/g, '""')
  return /<(?!\/?(?:svg|g|defs|path|rect|circle|ellipse|line|polyline|polygon|text|use|clipPath|mask|linearGradient|radialGradient|stop)[\s/>])|\son\w+\s*=|<[!?]/i.exec(
    names,
  )?.[0]
}

describe('isInertSvg', () => {
  it('accepts every picture of shapes', () => {
    assert(
      property(picture, (svg) => {
        expect(isInertSvg(svg)).toBe(true)
        expect(findActive(svg)).toBeUndefined()
      }),
    )
  })

  it('never throws, and accepts nothing that loads or runs something', () => {
    assert(
      property(oneof(edited, many, mutatedText(picture)), (svg) => {
        const isInert = isInertSvg(svg)
        expect(isInertSvg(svg)).toBe(isInert)
        if (isInert) expect(findActive(svg)).toBeUndefined()
      }),
      runs(2_000),
    )
  })

  it('takes time in proportion to the length', () => {
    const pieces = ['url(', 'url( ', '<g ', '<g a=', '<g a="', ' a="b"', '<g', '</', 'data:', "'", '"', '=', '#a)']
    const starts = ['', '<svg ', '<svg a="', "<svg a='", '<svg><g a="', '<svg><g ']
    assert(
      property(repetition(pieces), constantFrom(...starts), constantFrom('', '"></svg>', "'></svg>"), (parts, a, b) => {
        expect(measureGrowth((size) => isInertSvg(a + grow(parts, size) + b))).toBeLessThan(tooSteep)
      }),
      runs(30, 100),
    )
  })
})
