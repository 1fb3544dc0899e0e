// Generated from the built types by `pnpm api:write`. The comments are left out.
import { Adapter, AdapterFactory, AdapterFeatures, NamespaceTypes } from "@latchkey/core/adapter";
import { Config } from "@wagmi/core";
type Eip155Address = `0x${string}`;
interface Eip1193Provider {
  request(parameters: {
    readonly method: string;
    readonly params?: readonly unknown[] | object | undefined;
  }): Promise<unknown>;
  on?(event: string, listener: (...values: never[]) => void): unknown;
  removeListener?(event: string, listener: (...values: never[]) => void): unknown;
}
interface Eip155TransactionRequest {
  readonly to?: Eip155Address | undefined;
  readonly data?: `0x${string}` | undefined;
  readonly value?: bigint | undefined;
  readonly gas?: bigint | undefined;
  readonly gasPrice?: bigint | undefined;
  readonly maxFeePerGas?: bigint | undefined;
  readonly maxPriorityFeePerGas?: bigint | undefined;
  readonly nonce?: number | undefined;
}
interface Eip155Types extends NamespaceTypes {
  readonly namespace: 'eip155';
  readonly address: Eip155Address;
  readonly provider: Eip1193Provider;
  readonly transactionId: `0x${string}`;
  readonly transactionRequest: Eip155TransactionRequest;
}
type Eip155Features = { readonly [name in Exclude<keyof AdapterFeatures, 'transfer'>]: Required<NonNullable<AdapterFeatures<Eip155Types>[name]>>; } & {
  readonly transfer: Required<Omit<NonNullable<AdapterFeatures<Eip155Types>['transfer']>, 'getSpeeds'>>;
};
interface Eip155Adapter<config extends Config = Config> extends Adapter<Eip155Types> {
  readonly features: Eip155Features;
  preload(): Promise<void>;
  readonly wagmiConfig: config | undefined;
  getWagmiConfig(): Promise<config>;
}
interface NamesParameters {
  readonly chainId?: number | undefined;
  readonly resolver?: Eip155Address | undefined;
  readonly gateways?: readonly string[] | undefined;
}
interface Eip155AdapterParameters<config extends Config = Config> {
  readonly wagmiConfig?: config | undefined;
  readonly rpcUrls?: Readonly<Record<number, string | readonly string[]>> | undefined;
  readonly names?: NamesParameters | undefined;
  readonly rpcPing?: boolean | undefined;
}
declare function eip155Adapter<config extends Config = Config>(parameters?: Eip155AdapterParameters<config>): AdapterFactory<Eip155Types, Eip155Adapter<config>>;
export { type Eip1193Provider, type Eip155Adapter, type Eip155AdapterParameters, type Eip155Address, type Eip155Features, type Eip155TransactionRequest, type Eip155Types, type NamesParameters, eip155Adapter };
