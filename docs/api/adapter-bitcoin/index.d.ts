// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Adapter, AdapterFactory, AdapterFeatures, NamespaceTypes, Network, TransferSpeed } from "@latchkey/core/adapter";
interface BitcoinAccount {
  readonly address: string;
  readonly publicKey?: string | undefined;
  readonly type: 'payment' | 'ordinals';
}
interface BitcoinSignInput {
  readonly index: number;
  readonly address: string;
  readonly sighashTypes?: readonly number[] | undefined;
}
type BitcoinMessageProtocol = 'bip322' | 'ecdsa';
interface BitcoinProvider {
  getAccounts(): Promise<readonly BitcoinAccount[]>;
  signMessage(parameters: {
    readonly message: string;
    readonly address?: string | undefined;
    readonly protocol?: BitcoinMessageProtocol | undefined;
    readonly signal?: AbortSignal | undefined;
  }): Promise<{
    readonly signature: string;
  }>;
  signPsbt(parameters: {
    readonly psbt: string;
    readonly signInputs?: readonly BitcoinSignInput[] | undefined;
    readonly broadcast?: boolean | undefined;
    readonly signal?: AbortSignal | undefined;
  }): Promise<{
    readonly psbt: string;
    readonly id?: string | undefined;
  }>;
  sendTransfer(parameters: {
    readonly to: string;
    readonly amount: bigint;
    readonly signal?: AbortSignal | undefined;
  }): Promise<{
    readonly id: string;
  }>;
  readonly wallet: object;
}
interface BitcoinTransactionRequest {
  readonly psbt: string;
  readonly signInputs?: readonly BitcoinSignInput[] | undefined;
}
interface BitcoinTypes extends NamespaceTypes {
  readonly namespace: 'bip122';
  readonly address: string;
  readonly provider: BitcoinProvider;
  readonly transactionId: string;
  readonly transactionRequest: BitcoinTransactionRequest;
}
interface BitcoinFeatures {
  readonly message: NonNullable<AdapterFeatures<BitcoinTypes>['message']>;
  readonly balance: Pick<NonNullable<AdapterFeatures<BitcoinTypes>['balance']>, 'getNative'>;
  readonly transfer: Required<Omit<NonNullable<AdapterFeatures<BitcoinTypes>['transfer']>, 'simulate'>>;
  readonly transaction: Required<Pick<NonNullable<AdapterFeatures<BitcoinTypes>['transaction']>, 'trace' | 'find' | 'send' | 'wait'>>;
}
type BitcoinFeePriority = TransferSpeed;
type BitcoinFeeRates = Readonly<Record<BitcoinFeePriority, number>>;
interface BitcoinAdapter extends Adapter<BitcoinTypes> {
  readonly features: BitcoinFeatures;
  preload(): Promise<void>;
  getFeeRates(parameters: {
    readonly network: Network<'bip122'>;
    readonly signal?: AbortSignal | undefined;
  }): Promise<BitcoinFeeRates>;
}
interface BitcoinAdapterParameters {
  readonly esploraUrls?: Readonly<Record<string, string | readonly string[]>> | undefined;
  readonly feePriority?: BitcoinFeePriority | undefined;
  readonly maxFeeRate?: number | undefined;
}
declare function bitcoinAdapter(parameters?: BitcoinAdapterParameters): AdapterFactory<BitcoinTypes, BitcoinAdapter>;
export { type BitcoinAccount, type BitcoinAdapter, type BitcoinAdapterParameters, type BitcoinFeatures, type BitcoinFeePriority, type BitcoinFeeRates, type BitcoinMessageProtocol, type BitcoinProvider, type BitcoinSignInput, type BitcoinTransactionRequest, type BitcoinTypes, bitcoinAdapter };
