/** A message to store. Times are in ms since the epoch. */
export interface MailboxMessage {
  readonly topic: string
  /** SHA-256 of the message, in hex. */
  readonly messageId: string
  readonly message: string
  readonly tag: number
  /** `''` differs from undefined. */
  readonly attestation: string | undefined
  /** The publisher's client id. The publisher never receives the message. */
  readonly publisher: string
  readonly publishedAt: number
  readonly expiresAt: number
}

/** A stored message. */
export interface StoredMessage extends MailboxMessage {
  /** Unique, and increasing in publishing order within a topic. */
  readonly seq: number
}

/** The result of storing a message. The same text is stored only once per topic, and a topic can be full. */
export type StoreOutcome =
  | { readonly kind: 'stored'; readonly message: StoredMessage }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'full' }

/** Read a topic's messages after this `seq`; 0 reads all. */
export interface MailboxPlace {
  readonly topic: string
  readonly after: number
}

/** Messages in publishing order. */
export interface MailboxPage {
  readonly messages: readonly StoredMessage[]
  /** Continue all requested topics after this `seq`; `undefined` if there are no more messages. */
  readonly next: number | undefined
}

/** A client has received a message. */
export interface Acknowledgement {
  readonly clientId: string
  readonly topic: string
  readonly messageId: string
  readonly expiresAt: number
}
