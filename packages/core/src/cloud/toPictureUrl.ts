/** Returns the URL of a picture in an answer of the cloud, which names its own pictures by their path. */
export function toPictureUrl(picture: string | null | undefined, cloud: string | null): string | undefined {
  return picture?.startsWith('/') ? `${cloud ?? ''}${picture}` : (picture ?? undefined)
}
