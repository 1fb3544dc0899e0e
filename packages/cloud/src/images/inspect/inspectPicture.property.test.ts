import { assert, constantFrom, nat, property, uint8Array } from 'fast-check'
import { expect, it } from 'vitest'
import { createPictures } from '../test/createPictures.ts'
import { inspectPicture } from './inspectPicture.ts'

const { avif, gif, jpeg, png, svg, webpExtended, webpLossless, webpLossy } = createPictures
const raster = [png, jpeg, gif, webpLossy, webpLossless, webpExtended, avif]
const files = [...raster.map((create) => create(7, 9)), svg()]

it('answers for any bytes, whatever they begin with', () => {
  assert(
    property(constantFrom(...files), nat(80), uint8Array({ maxLength: 200 }), (file, length, rest) => {
      const bytes = Buffer.concat([file.subarray(0, length), rest])
      expect([
        undefined,
        'image/png',
        'image/jpeg',
        'image/gif',
        'image/webp',
        'image/avif',
        'image/svg+xml',
      ]).toContain(inspectPicture(bytes))
    }),
  )
})

it('shows a picture of any format exactly if both sides have 1 to 4,096 pixels', () => {
  assert(
    property(constantFrom(...raster), nat(16_382), nat(16_382), (create, width, height) => {
      const isShowable = width < 4_096 && height < 4_096
      expect(inspectPicture(create(width + 1, height + 1)) !== undefined).toBe(isShowable)
    }),
  )
})
