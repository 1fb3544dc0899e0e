import { expect, it } from 'vitest'
import { box, createPictures } from '../test/createPictures.ts'
import { inspectPicture } from './inspectPicture.ts'

const { avif, gif, jpeg, png, svg, webpExtended, webpLossless, webpLossy } = createPictures

const formats = [
  { name: 'PNG', create: png, mediaType: 'image/png' },
  { name: 'JPEG', create: jpeg, mediaType: 'image/jpeg' },
  { name: 'GIF', create: gif, mediaType: 'image/gif' },
  { name: 'lossy WebP', create: webpLossy, mediaType: 'image/webp' },
  { name: 'lossless WebP', create: webpLossless, mediaType: 'image/webp' },
  { name: 'extended WebP', create: webpExtended, mediaType: 'image/webp' },
  { name: 'AVIF', create: avif, mediaType: 'image/avif' },
]

it.each(formats)('knows a $name by its bytes and reads both sides', ({ create, mediaType }) => {
  expect(inspectPicture(create(1, 1))).toBe(mediaType)
  expect(inspectPicture(create(4_096, 4_096))).toBe(mediaType)
  expect(inspectPicture(create(4_097, 1))).toBeUndefined()
  expect(inspectPicture(create(1, 4_097))).toBeUndefined()
})

it.each(formats)('refuses a $name that is cut off anywhere in its header', ({ create }) => {
  const bytes = create(300, 200)
  for (let length = 0; length < 17; length += 1) {
    expect(inspectPicture(bytes.subarray(0, length)), String(length)).toBeUndefined()
  }
})

it.each([
  { title: 'a PNG of 2^32 pixels a side', bytes: png(4_294_967_295, 4_294_967_295) },
  { title: 'a PNG without a side', bytes: png(0, 10) },
  {
    title: 'a PNG whose first chunk is another',
    bytes: Buffer.concat([png(1, 1).subarray(0, 12), Buffer.from('tEXt'), Buffer.alloc(40)]),
  },
  { title: 'a GIF with a frame larger than its screen', bytes: gif(10, 10, [60_000, 10]) },
  { title: 'a GIF that is also a script', bytes: Buffer.from('GIF89a/*\0\0\0\0\0*/=alert(1)//;') },
  { title: 'a GIF whose blocks never end', bytes: gif(10, 10).subarray(0, -1) },
  { title: 'a JPEG without a frame', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0, 0]) },
  {
    title: 'a JPEG with a segment of no length',
    bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1]),
  },
  { title: 'an AVIF that declares a small and a huge size', bytes: avif(100_000, 100_000) },
  { title: 'an AVIF that is a film', bytes: avif(10, 10, box('moov', Buffer.alloc(8))) },
  {
    title: 'an AVIF with a box that is longer than the file',
    bytes: avif(10, 10, Buffer.from([0, 0, 1, 0, 0x66, 0x72, 0x65, 0x65])),
  },
  {
    title: 'a HEIC, which is not for the web',
    bytes: Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0')), avif(1, 1).subarray(24)]),
  },
  { title: 'a page', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') },
  { title: 'a page that contains a PNG', bytes: Buffer.concat([Buffer.from('<html>'), png(1, 1)]) },
  { title: 'a PDF', bytes: Buffer.from('%PDF-1.7\n'.padEnd(100)) },
  { title: 'a ZIP', bytes: Buffer.from('PK\u0003\u0004'.padEnd(100, '\0')) },
  { title: 'text', bytes: Buffer.from('hello') },
  { title: 'nothing', bytes: Buffer.alloc(0) },
])('refuses $title', ({ bytes }) => {
  expect(inspectPicture(bytes)).toBeUndefined()
})

it.each([
  { title: 'shapes', bytes: svg() },
  {
    title: 'an XML declaration and a mark of the byte order',
    bytes: Buffer.concat([Buffer.from('\uFEFF<?xml version="1.0"?>\n'), svg()]),
  },
  { title: 'a size in pixels', bytes: svg('width="4096px" height="12.5"') },
  { title: 'a size in percent', bytes: svg('width="100%" height="100%"') },
  { title: '20 references', bytes: svg('viewBox="0 0 8 8"', `<g id="a"/>${'<use href="#a"/>'.repeat(20)}`) },
])('shows an SVG with $title', ({ bytes }) => {
  expect(inspectPicture(bytes)).toBe('image/svg+xml')
})

it.each([
  { title: 'a script', bytes: svg('', '<script>alert(1)</script>') },
  { title: 'an event handler', bytes: svg('onload="alert(1)"') },
  { title: 'a page inside', bytes: svg('', '<foreignObject><p>Sign in</p></foreignObject>') },
  { title: 'a link', bytes: svg('', '<a href="https://claim.example"><path d="M0 0h8v8z"/></a>') },
  { title: 'a picture of another host', bytes: svg('', '<image href="https://tracker.example/1.png"/>') },
  { title: 'a style sheet', bytes: svg('', '<style>@import url(https://tracker.example)</style>') },
  { title: 'an entity', bytes: Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg >&a;</svg>') },
  { title: 'an animation', bytes: svg('', '<animate attributeName="href" to="javascript:alert(1)"/>') },
  {
    title: 'parts that draw each other thousandfold',
    bytes: svg(
      '',
      Array.from(
        { length: 10 },
        (_, index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`,
      ).join(''),
    ),
  },
  { title: 'masks of masks', bytes: svg('', '<g mask="url(#a)"/>'.repeat(21)) },
  { title: 'a huge size', bytes: svg('width="4097" height="1"') },
  { title: 'a huge size in other units', bytes: svg('width="41in" height="1in"') },
  { title: 'a huge size in a power', bytes: svg('width="1e9" height="1"') },
  { title: 'a size that is no number', bytes: svg('width="calc(1px*9e9)" height="1"') },
  { title: 'a size in its style', bytes: svg('style="width:99999px"') },
  { title: 'a huge size behind a value that ends the tag', bytes: svg('d=">" width="99999"') },
  { title: 'a huge size behind a value that contains a small one', bytes: svg(`d=" width='1' " width="99999"`) },
  { title: 'bytes that are no text', bytes: Buffer.concat([svg(), Buffer.from([0xff, 0xfe])]) },
  { title: 'no end', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">') },
])('refuses an SVG with $title', ({ bytes }) => {
  expect(inspectPicture(bytes)).toBeUndefined()
})

it.each([
  '<svg '.repeat(1_000_000),
  `<svg ${' '.repeat(5_000_000)}`,
  `<svg ${'a="b" '.repeat(800_000)}`,
  `<svg ${'a='.repeat(2_500_000)}`,
])('takes no longer for 5 MB that pretend to be an SVG: %.12s…', (text) => {
  // Quadratic time would take hours, so the time limit of a test is enough.
  expect(inspectPicture(Buffer.from(text))).toBeUndefined()
})
