import type { Namespace } from '@latchkey/protocol/caip'

/** The account of which the option `avatar` returns a picture. */
export interface AvatarParameters {
  readonly namespace: Namespace
  readonly address: string
  /** The name that the account has chosen, once it is known. */
  readonly name: string | undefined
  /** The picture of the name, as a `data:` URL, once it has loaded. */
  readonly picture: string | undefined
}
