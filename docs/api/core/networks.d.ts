// Generated from the built types by `pnpm api:write`. The comments are left out.
import { CaipNetworkId, Namespace } from "@latchkey/protocol/caip";
interface NativeCurrency {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}
interface NetworkDescription {
  readonly id: number | string;
  readonly name: string;
  readonly nativeCurrency: NativeCurrency;
  readonly rpcUrls: {
    readonly default: {
      readonly http: readonly string[];
    };
    readonly chainDefault?: {
      readonly http: readonly string[];
    } | undefined;
  };
  readonly blockExplorers?: {
    readonly default: {
      readonly name: string;
      readonly url: string;
    };
  } | undefined;
  readonly testnet?: boolean | undefined;
  readonly assets?: {
    readonly imageId?: string | undefined;
    readonly imageUrl?: string | undefined;
  } | undefined;
}
interface Network<namespace extends Namespace = Namespace> extends NetworkDescription {
  readonly chainNamespace: namespace;
  readonly caipNetworkId: CaipNetworkId<namespace>;
  readonly unsupported?: true | undefined;
}
declare const arbitrum: Network<'eip155'>;
declare const bitcoin: Network<'bip122'>;
declare const bitcoinTestnet: Network<'bip122'>;
declare function defineNetwork<namespace extends Namespace = 'eip155'>(network: NetworkDescription & {
  readonly chainNamespace?: namespace | undefined;
  readonly caipNetworkId?: CaipNetworkId<namespace> | undefined;
}): Network<namespace>;
declare const mainnet: Network<'eip155'>;
declare const solana: Network<'solana'>;
declare const solanaDevnet: Network<'solana'>;
declare const solanaTestnet: Network<'solana'>;
export { type Network, arbitrum, bitcoin, bitcoinTestnet, defineNetwork, mainnet, solana, solanaDevnet, solanaTestnet };
