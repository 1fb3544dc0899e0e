import { imagePattern } from './listImages.ts'

/**
 * Writes the digests of images into a Dockerfile or a compose file, in place of those that it has.
 *
 * @param parameters.digests by the image with its tag.
 * @throws RangeError if the digest of an image is missing, or has another form.
 */
export function replaceImages(parameters: {
  readonly text: string
  readonly digests: ReadonlyMap<string, string>
}): string {
  const { digests, text } = parameters
  return text.replaceAll(imagePattern, (_all, start: string, image: string) => {
    const digest = digests.get(image) ?? ''
    if (!/^sha256:[\da-f]{64}$/.test(digest)) throw new RangeError(`${image} has no digest: ${digest}`)
    return `${start}${image}@${digest}`
  })
}
