// Generated from the built types by `pnpm api:write`. The comments are left out.
import { CaipNetworkId } from "@latchkey/protocol/caip";
import { SiwxMessage, SiwxMessage as SiwxMessage$1, SiwxSession, SiwxSession as SiwxSession$1 } from "@latchkey/protocol/siwx";
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
interface SiwxExpectation {
  readonly domain: string;
  readonly nonce: string;
  readonly uri?: string | undefined;
  readonly chainIds?: readonly string[] | undefined;
  readonly accountAddress?: string | undefined;
}
type SiwxRpc = (request: {
  readonly chainId: CaipNetworkId;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly signal?: AbortSignal | undefined;
}) => Promise<unknown>;
declare function parseSession(value: unknown): SiwxSession$1;
interface VerifySessionParameters {
  readonly session: Omit<SiwxSession$1, 'data'> & {
    readonly data?: SiwxMessage$1 | undefined;
  };
  readonly expected: SiwxExpectation;
  readonly rpc?: SiwxRpc | undefined;
  readonly now?: (() => number) | undefined;
  readonly clockSkew?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
declare function verifySession(parameters: VerifySessionParameters): Promise<SiwxMessage$1>;
interface VerifySignatureParameters {
  readonly chainId: CaipNetworkId;
  readonly accountAddress: string;
  readonly message: string;
  readonly signature: string;
  readonly rpc?: SiwxRpc | undefined;
  readonly kind?: 'key' | 'contract' | undefined;
  readonly signal?: AbortSignal | undefined;
}
declare function verifySignature(parameters: VerifySignatureParameters): Promise<void>;
export { SiwxError, type SiwxErrorCode, type SiwxExpectation, type SiwxMessage, type SiwxRpc, type SiwxSession, type VerifySessionParameters, type VerifySignatureParameters, parseSession, verifySession, verifySignature };
