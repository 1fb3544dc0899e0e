import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** A wallet that an app adds to the list by itself. The names are those of the catalogue. */
export interface CustomWallet {
  readonly id: string
  readonly name: string
  /** `https:` URL */
  readonly homepage?: string | undefined
  /** `https:` or `data:image/*` URL */
  readonly image_url?: string | undefined
  /** The picture's id in the catalogue. */
  readonly image_id?: string | undefined
  /** EIP-6963 reverse domain name, by which the wallet is recognised when it is installed. */
  readonly rdns?: string | undefined
  readonly chains?: readonly CaipNetworkId[] | undefined
  /** Opens the wallet on a phone: a universal link or a scheme of its own. */
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly chrome_store?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
}
