import { isCaipAddress, isCaipNetworkId, isNamespace } from '@latchkey/protocol/caip'
import { pairingProposalsKey, pairingSessionsKey } from '@latchkey/protocol/storage'
import type { SessionGrant } from '../../adapter/types.ts'
import type { StoredItem } from '../../kernel/store/StoredItem.ts'
import type { Guard, Guarded } from '../../kernel/utils/guards/Guard.ts'
import { isListOf } from '../../kernel/utils/guards/isListOf.ts'
import { isOneOf } from '../../kernel/utils/guards/isOneOf.ts'
import { isRecordOf } from '../../kernel/utils/guards/isRecordOf.ts'
import { isShapeOf } from '../../kernel/utils/guards/isShapeOf.ts'
import { isText } from '../../kernel/utils/guards/isText.ts'
import type { PeerMetadata } from '../../adapter/PairingClient.ts'
import { isProperty } from './messages/isProperty.ts'

// What pairing stores in the browser. This includes session keys, as with every WalletConnect client. They encrypt messages
// to the wallet, which shows the visitor each request before it signs.

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isTexts = /*#__PURE__*/ isListOf(isText)

const isGrant: Guard<SessionGrant> = /*#__PURE__*/ isShapeOf({
  accounts: /*#__PURE__*/ isListOf(isCaipAddress),
  networkIds: /*#__PURE__*/ isListOf(isCaipNetworkId),
  methods: isTexts,
  events: isTexts,
})

const isPeer: Guard<PeerMetadata> = /*#__PURE__*/ isShapeOf({
  name: isText,
  description: isText,
  url: isText,
  icons: isTexts,
  redirect: /*#__PURE__*/ isRecordOf(/*#__PURE__*/ isOneOf(['native', 'universal']), isText),
})

const isSession = /*#__PURE__*/ isShapeOf({
  topic: isKey,
  pairingTopic: isKey,
  /** 32 bytes in hexadecimal digits */
  symKey: isKey,
  /** ms since the epoch */
  expiresAt: isNumber,
  grants: /*#__PURE__*/ isRecordOf(isNamespace, isGrant),
  peer: isPeer,
  properties: /*#__PURE__*/ isRecordOf(isText, isProperty),
  /** The ids of the wallet's latest requests that have been handled. */
  handled: isTexts,
  /** The id of the wallet's latest update; 0 if there is none. */
  updateId: isNumber,
})

const isProposal = /*#__PURE__*/ isShapeOf({
  id: isNumber,
  pairingTopic: isKey,
  symKey: isKey,
  /** X25519, 32 bytes in hexadecimal digits */
  privateKey: isKey,
  /** The time until which an approval is accepted, in ms since the epoch. */
  endsAt: isNumber,
})

/** A session with everything needed to continue it. */
export type SessionRecord = Guarded<typeof isSession>

/** A published proposal with everything needed to settle it. */
export type ProposalRecord = Guarded<typeof isProposal>

/** The stored sessions, oldest first. */
export const sessionsItem: StoredItem<readonly SessionRecord[]> = {
  key: pairingSessionsKey,
  version: 1,
  isValue: /*#__PURE__*/ isListOf(isSession),
}

/** The open proposals, so that a page that a phone's browser has unloaded can still settle an approval. */
export const proposalsItem: StoredItem<readonly ProposalRecord[]> = {
  key: pairingProposalsKey,
  version: 1,
  isValue: /*#__PURE__*/ isListOf(isProposal),
}
