// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Adapter, AdapterFactory, AdapterFeatures, NamespaceTypes } from "@latchkey/core/adapter";
interface CompiledSolanaTransaction {
  readonly messageBytes: Readonly<Uint8Array> | {
    readonly [index: number]: number;
    readonly length: number;
  };
  readonly signatures: Readonly<Record<string, Readonly<Uint8Array> | null>>;
}
type SolanaTransaction = Uint8Array | string | CompiledSolanaTransaction | {
  serialize(options?: {
    readonly requireAllSignatures: false;
    readonly verifySignatures: false;
  }): Uint8Array;
};
interface SolanaProvider {
  readonly publicKey: string;
  readonly wallet: object;
  signMessage(message: Uint8Array): Promise<Uint8Array>;
  signTransaction(transaction: SolanaTransaction): Promise<Uint8Array>;
  signAllTransactions(transactions: readonly SolanaTransaction[]): Promise<readonly Uint8Array[]>;
  signAndSendTransaction(transaction: SolanaTransaction): Promise<string>;
}
interface SolanaTypes extends NamespaceTypes {
  readonly namespace: 'solana';
  readonly address: string;
  readonly provider: SolanaProvider;
  readonly transactionId: string;
  readonly transactionRequest: SolanaTransaction;
}
type SolanaFeatures = { readonly [name in 'message' | 'balance' | 'transfer' | 'transaction']: Required<NonNullable<AdapterFeatures<SolanaTypes>[name]>>; };
interface SolanaAdapter extends Adapter<SolanaTypes> {
  readonly features: SolanaFeatures;
  preload(): Promise<void>;
}
interface ClassicSolanaWallet {
  readonly name: string;
  connect(): Promise<void>;
}
interface SolanaAdapterParameters {
  readonly rpcUrls?: Readonly<Record<string, string | readonly string[]>> | undefined;
  readonly wallets?: (() => readonly ClassicSolanaWallet[]) | undefined;
  readonly readTransaction?: ((bytes: Uint8Array) => object) | undefined;
  readonly maxPriorityFee?: bigint | undefined;
}
declare function solanaAdapter(parameters?: SolanaAdapterParameters): AdapterFactory<SolanaTypes, SolanaAdapter>;
export { type ClassicSolanaWallet, type CompiledSolanaTransaction, type SolanaAdapter, type SolanaAdapterParameters, type SolanaFeatures, type SolanaProvider, type SolanaTransaction, type SolanaTypes, solanaAdapter };
