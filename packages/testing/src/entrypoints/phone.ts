/**
 * A mobile wallet that connects to apps over WalletConnect.
 *
 * @packageDocumentation
 */
export { createPhone } from '../phone/createPhone.ts'
export type {
  ApproveProposalParameters,
  Phone,
  PhoneNamespace,
  PhoneParameters,
  PhonePeer,
  PhonePolicy,
  PhoneProposal,
  PhoneProposalPart,
  PhoneQuestion,
  PhoneRelayStatus,
  PhoneSession,
  PhoneSessionPart,
  PhoneSignIn,
  PhoneState,
  SessionParameters,
} from '../phone/types.ts'
export { describePrompt, type SheetBlock, type SheetContent, type SheetRow } from '../sheet/describePrompt.ts'
