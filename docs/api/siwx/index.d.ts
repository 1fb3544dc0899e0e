// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Cacao, Siwx, Siwx as Siwx$1, SiwxAccount, SiwxAccount as SiwxAccount$1, SiwxMessage, SiwxMessage as SiwxMessage$1, SiwxSession, SiwxSession as SiwxSession$1 } from "@latchkey/protocol/siwx";
import { CaipNetworkId } from "@latchkey/protocol/caip";
interface TakeUpParameters {
  readonly sessions: readonly SiwxSession$1[];
  readonly domain: string;
  readonly uri: string;
}
interface SiwxStorage {
  createNonce(parameters: {
    readonly signal?: AbortSignal | undefined;
  }): Promise<string>;
  add(parameters: TakeUpParameters): Promise<void>;
  set(parameters: TakeUpParameters): Promise<void>;
  get(account: SiwxAccount$1): Promise<readonly SiwxSession$1[]>;
  remove(account: SiwxAccount$1): Promise<void>;
}
interface CloudSiwxStorage extends SiwxStorage {
  getToken(account: SiwxAccount$1, options?: {
    readonly renew?: boolean | undefined;
  }): Promise<string | undefined>;
}
interface CreateSiwxParameters {
  readonly storage: SiwxStorage;
  readonly statement?: string | undefined;
  readonly required?: boolean | undefined;
  readonly signOutOnDisconnect?: boolean | undefined;
  readonly domain?: string | undefined;
  readonly uri?: string | undefined;
  readonly resources?: readonly string[] | undefined;
  readonly expiresIn?: number | undefined;
  readonly format?: ((message: SiwxMessage$1) => string | Promise<string>) | undefined;
  readonly now?: (() => number) | undefined;
}
declare function createSiwx(parameters: CreateSiwxParameters): Siwx$1;
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
interface CreateBackEndStorageParameters {
  readonly url?: string | undefined;
  readonly paths?: {
    readonly nonce?: string | undefined;
    readonly sessions?: string | undefined;
  } | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}
declare function createBackEndStorage(parameters?: CreateBackEndStorageParameters): SiwxStorage;
interface PageStoragePort {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
interface CreateCloudStorageParameters {
  readonly cloud: string;
  readonly projectId: string;
  readonly cookie?: boolean | undefined;
  readonly storage?: PageStoragePort | undefined;
  readonly storagePrefix?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly now?: (() => number) | undefined;
}
declare function createCloudStorage(parameters: CreateCloudStorageParameters): CloudSiwxStorage;
type SiwxRpc = (request: {
  readonly chainId: CaipNetworkId;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly signal?: AbortSignal | undefined;
}) => Promise<unknown>;
interface CreatePageStorageParameters {
  readonly storage?: PageStoragePort | undefined;
  readonly storagePrefix?: string | undefined;
  readonly rpc?: SiwxRpc | undefined;
  readonly now?: (() => number) | undefined;
}
declare function createPageStorage(parameters?: CreatePageStorageParameters): SiwxStorage;
export { type Cacao, type CloudSiwxStorage, type CreateBackEndStorageParameters, type CreateCloudStorageParameters, type CreatePageStorageParameters, type CreateSiwxParameters, type PageStoragePort, type Siwx, type SiwxAccount, SiwxError, type SiwxErrorCode, type SiwxMessage, type SiwxRpc, type SiwxSession, type SiwxStorage, type TakeUpParameters, createBackEndStorage, createCloudStorage, createPageStorage, createSiwx };
