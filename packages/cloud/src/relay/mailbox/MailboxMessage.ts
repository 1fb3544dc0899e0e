/** A message to store. Times in ms since the epoch. */
export interface MailboxMessage {
  readonly topic: string
  /** sha256 of the message, in hex. */
  readonly messageId: string
  readonly message: string
  readonly tag: number
  /** `''` is not the same as none. */
  readonly attestation: string | undefined
  /** The client id of who published it, and never gets it. */
  readonly publisher: string
  readonly publishedAt: number
  readonly expiresAt: number
}

/** A message that is stored. */
export interface StoredMessage extends MailboxMessage {
  /** Grows in the order of publishing within a topic, and is never given twice. */
  readonly seq: number
}

/** What became of a message: the same text on the same topic is stored once, and a topic can be full. */
export type StoreOutcome =
  | { readonly kind: 'stored'; readonly message: StoredMessage }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'full' }

/** A topic of which to read the messages after a place. 0: all of them. */
export interface MailboxPlace {
  readonly topic: string
  readonly after: number
}

/** Messages in the order of publishing. */
export interface MailboxPage {
  readonly messages: readonly StoredMessage[]
  /** The place after which there may be more on every topic that was asked for; `undefined` if that is all. */
  readonly next: number | undefined
}

/** Which client has a message. */
export interface Acknowledgement {
  readonly clientId: string
  readonly topic: string
  readonly messageId: string
  readonly expiresAt: number
}
