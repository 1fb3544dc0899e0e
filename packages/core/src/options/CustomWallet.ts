import type { CaipNetworkId } from '@latchkey/protocol/caip'

/** A wallet that an app adds to the list. Field names are those of the catalogue. */
export interface CustomWallet {
  readonly id: string
  readonly name: string
  /** `https:` URL */
  readonly homepage?: string | undefined
  /** `https:` or `data:image/*` URL */
  readonly image_url?: string | undefined
  /** The image's id in the catalogue. */
  readonly image_id?: string | undefined
  /** EIP-6963 reverse domain name, which identifies the installed wallet. */
  readonly rdns?: string | undefined
  readonly chains?: readonly CaipNetworkId[] | undefined
  /** Opens the wallet on a phone: a universal link or a custom scheme. */
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly chrome_store?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
}
