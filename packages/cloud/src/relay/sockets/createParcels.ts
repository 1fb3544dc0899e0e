import type { StoredMessage } from '../mailbox/MailboxMessage.ts'

/** A message that was sent to sockets of this node. Without its text, which is in the mailbox. */
export interface Parcel extends Pick<StoredMessage, 'seq' | 'topic' | 'messageId' | 'expiresAt'> {
  /** The length of the text. */
  readonly characters: number
}

/** Shares the messages that are being sent among all sockets of the node, so that each is in memory once. */
export interface Parcels {
  /** Returns the parcel of a message. Call `release` as often. */
  hold(message: StoredMessage): Parcel
  release(parcel: Parcel): void
  /** Returns the part of a push that is the same for every subscriber. Call `unload` when it was sent or discarded. */
  load(message: StoredMessage): Buffer
  unload(parcel: Parcel): void
}

/** Creates the parcels of a node. */
export function createParcels(): Parcels {
  interface Shares {
    readonly parcel: Parcel
    holders: number
    /** Sockets that are writing the body. */
    writers: number
    body: Buffer | undefined
  }
  const bySeq = new Map<number, Shares>()
  const forgetUnused = ({ holders, parcel, writers }: Shares): void => {
    if (holders === 0 && writers === 0) bySeq.delete(parcel.seq)
  }
  const sharesOf = ({ expiresAt, message, messageId, seq, topic }: StoredMessage): Shares => {
    const known = bySeq.get(seq)
    if (known !== undefined) return known
    const parcel = { seq, topic, messageId, expiresAt, characters: message.length }
    const shares: Shares = { parcel, holders: 0, writers: 0, body: undefined }
    bySeq.set(seq, shares)
    return shares
  }
  return {
    hold(message) {
      const shares = sharesOf(message)
      shares.holders += 1
      return shares.parcel
    },
    release({ seq }) {
      const shares = bySeq.get(seq)
      if (shares === undefined) return
      shares.holders -= 1
      forgetUnused(shares)
    },
    load(message) {
      const shares = sharesOf(message)
      shares.writers += 1
      shares.body ??= formatBody(message)
      return shares.body
    },
    unload({ seq }) {
      const shares = bySeq.get(seq)
      if (shares === undefined) return
      shares.writers -= 1
      if (shares.writers === 0) shares.body = undefined
      forgetUnused(shares)
    },
  }
}

function formatBody({ attestation, message, publishedAt, tag, topic }: StoredMessage): Buffer {
  return Buffer.from(`"data":${JSON.stringify({ topic, message, publishedAt, tag, attestation })}}}`)
}
