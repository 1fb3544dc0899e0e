import { asyncProperty, assert, constant } from 'fast-check'
import { expect, it } from 'vitest'
import { assertUnpolluted, mutatedJson, runs } from '../../../../fuzz.shared.ts'
import { readTokenMetadata } from './readTokenMetadata.ts'

const metadata = {
  name: 'Number 7',
  description: 'One of ten thousand.',
  image: 'ipfs://bafy/7.png',
  image_url: 'https://art.example/7.png',
  image_data: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  attributes: [{ trait_type: 'Hat', value: 1 }],
}
const pictures = {
  getMetadata: () => Promise.reject(new Error('Metadata in the address itself needs no request')),
}
const read = (text: string) =>
  readTokenMetadata({ uri: `data:application/json;base64,${Buffer.from(text).toString('base64')}`, pictures })

it('reads the metadata of a token as text alone, whatever its contract says', async () => {
  expect(await read(JSON.stringify(metadata))).toEqual({
    name: 'Number 7',
    description: 'One of ten thousand.',
    image: 'ipfs://bafy/7.png',
  })
  await assert(
    asyncProperty(mutatedJson(constant(metadata)), async (text) => {
      const result = await read(text)
      assertUnpolluted()
      if (result === undefined) return
      expect(Object.keys(result)).toEqual(['name', 'description', 'image'])
      for (const value of Object.values(result)) expect(['string', 'undefined']).toContain(typeof value)
    }),
    runs(300),
  )
})
