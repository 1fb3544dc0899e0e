// Generated from the built types by `pnpm api:write`. The comments are left out.
import { SiwxAccount, SiwxMessage, SiwxMessage as SiwxMessage$1, toRevocationMessage } from "@latchkey/protocol/siwx";
type SiwxErrorCode =
'siwx.optionInvalid' |
'siwx.messageInvalid' |
'siwx.messageAltered' | 'siwx.domainMismatch' | 'siwx.uriMismatch' | 'siwx.nonceMismatch' |
'siwx.chainMismatch' |
'siwx.chainUnsupported' | 'siwx.accountMismatch' | 'siwx.expired' | 'siwx.notYetValid' | 'siwx.signatureInvalid' |
'siwx.chainUnreachable' |
'siwx.refused' |
'siwx.unreachable' |
'siwx.answerInvalid' | 'siwx.aborted';
declare class SiwxError extends Error {
  readonly name = "SiwxError";
  readonly code: SiwxErrorCode;
  readonly serverCode: string | undefined;
  constructor(code: SiwxErrorCode, message: string, options?: {
    readonly cause?: unknown;
    readonly serverCode?: string | undefined;
  });
}
declare function formatMessage(message: SiwxMessage$1): string;
declare function parseMessage(text: string): SiwxMessage$1;
declare function toCanonicalAddress({ accountAddress, chainId }: SiwxAccount): string;
declare function toChecksumAddress(address: string): string;
export { SiwxError, type SiwxErrorCode, type SiwxMessage, formatMessage, parseMessage, toCanonicalAddress, toChecksumAddress, toRevocationMessage };
