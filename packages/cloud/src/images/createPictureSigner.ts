import { createSeal } from '../signIn/createSeal.ts'
import { toPictureUrl } from './toPictureUrl.ts'

const day = 86_400_000

/** How many days a path works at most. */
const daysAtMost = 7

/** Makes the paths at which the page reads pictures, and reads them back. */
export interface PictureSigner {
  /**
   * The path of a picture for an answer to the page; the same during a day, so that browsers cache it. `undefined` if the
   * picture cannot be shown: no https or ipfs, a user or port in the URL, no gateway for ipfs, or no key on this cloud.
   */
  sign(url: string): string | undefined
  /** The URL in the last part of a path; `undefined` if it is forged, expired, or signed with a key that is not ours. */
  read(signed: string): string | undefined
  /** Whether this cloud has a key. */
  readonly hasKey: boolean
}

/**
 * Creates the signer of a node.
 *
 * @param parameters.keys secrets in hex that all nodes share; the first signs. The keys of pictures are derived from them.
 * @param parameters.gateway URL below which files of IPFS are read.
 */
export function createPictureSigner(parameters: {
  readonly keys: readonly string[]
  readonly gateway: string | undefined
  readonly now: () => number
}): PictureSigner {
  const { gateway, now } = parameters
  const seal = createSeal({ keys: parameters.keys, purpose: 'latchkey pictures' })
  return {
    hasKey: seal.hasKey,
    sign(url) {
      if (toPictureUrl(url, gateway) === undefined) return undefined
      const expiry = (Math.floor(now() / day) + daysAtMost).toString(36)
      const sealed = seal.close(`${expiry}.${Buffer.from(url).toString('base64url')}`)
      return sealed === undefined ? undefined : `/v1/image/${sealed}`
    },
    read(signed) {
      const [expiry = '', url = ''] = seal.open(signed)?.split('.') ?? []
      // Only a signed payload has an expiry.
      if (expiry === '' || Number.parseInt(expiry, 36) * day <= now()) return undefined
      return Buffer.from(url, 'base64url').toString()
    },
  }
}
