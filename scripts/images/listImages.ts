/** An image that a Dockerfile or a compose file names. */
export interface NamedImage {
  /** With its tag, such as `postgres:17-alpine`. */
  readonly image: string
  /** Such as `sha256:…`, if it is named. */
  readonly digest: string | undefined
}

/** Where an image is named: its beginning, the image with its tag, and its digest. Images that are built here have no tag. */
export const imagePattern = /^((?:FROM|\s+image:) +)([\w./-]+:[\w.-]+)(?:@(sha256:[\da-f]{64}))?(?=$|\s)/gm

/** Lists the images of others that a Dockerfile or a compose file names. */
export function listImages(text: string): readonly NamedImage[] {
  return Array.from(text.matchAll(imagePattern), ([, , image = '', digest]) => ({ image, digest }))
}
