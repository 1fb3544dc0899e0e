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
declare const abstract: Network<'eip155'>;
declare const apeChain: Network<'eip155'>;
declare const arbitrum: Network<'eip155'>;
declare const arbitrumSepolia: Network<'eip155'>;
declare const avalanche: Network<'eip155'>;
declare const avalancheFuji: Network<'eip155'>;
declare const base: Network<'eip155'>;
declare const baseSepolia: Network<'eip155'>;
declare const berachain: Network<'eip155'>;
declare const bitcoin: Network<'bip122'>;
declare const bitcoinTestnet: Network<'bip122'>;
declare const blast: Network<'eip155'>;
declare const bsc: Network<'eip155'>;
declare const bscTestnet: Network<'eip155'>;
declare const celo: Network<'eip155'>;
declare const cronos: Network<'eip155'>;
declare function defineNetwork<namespace extends Namespace = 'eip155'>(network: NetworkDescription & {
  readonly chainNamespace?: namespace | undefined;
  readonly caipNetworkId?: CaipNetworkId<namespace> | undefined;
}): Network<namespace>;
declare const fraxtal: Network<'eip155'>;
declare const gnosis: Network<'eip155'>;
declare const holesky: Network<'eip155'>;
declare const hoodi: Network<'eip155'>;
declare const hyperEvm: Network<'eip155'>;
declare const ink: Network<'eip155'>;
declare const kava: Network<'eip155'>;
declare const linea: Network<'eip155'>;
declare const mainnet: Network<'eip155'>;
declare const mantle: Network<'eip155'>;
declare const metis: Network<'eip155'>;
declare const mode: Network<'eip155'>;
declare const monad: Network<'eip155'>;
declare const moonbeam: Network<'eip155'>;
declare const opBNB: Network<'eip155'>;
declare const optimism: Network<'eip155'>;
declare const optimismSepolia: Network<'eip155'>;
declare const polygon: Network<'eip155'>;
declare const polygonAmoy: Network<'eip155'>;
declare const polygonZkEvm: Network<'eip155'>;
declare const ronin: Network<'eip155'>;
declare const scroll: Network<'eip155'>;
declare const sei: Network<'eip155'>;
declare const sepolia: Network<'eip155'>;
declare const solana: Network<'solana'>;
declare const solanaDevnet: Network<'solana'>;
declare const solanaTestnet: Network<'solana'>;
declare const soneium: Network<'eip155'>;
declare const sonic: Network<'eip155'>;
declare const taiko: Network<'eip155'>;
declare const unichain: Network<'eip155'>;
declare const worldchain: Network<'eip155'>;
declare const zksync: Network<'eip155'>;
declare const zora: Network<'eip155'>;
export { type Network, abstract, apeChain, arbitrum, arbitrumSepolia, avalanche, avalancheFuji, base, baseSepolia, berachain, bitcoin, bitcoinTestnet, blast, bsc, bscTestnet, celo, cronos, defineNetwork, fraxtal, gnosis, holesky, hoodi, hyperEvm, ink, kava, linea, mainnet, mantle, metis, mode, monad, moonbeam, opBNB, optimism, optimismSepolia, polygon, polygonAmoy, polygonZkEvm, ronin, scroll, sei, sepolia, solana, solanaDevnet, solanaTestnet, soneium, sonic, taiko, unichain, worldchain, zksync, zora };
