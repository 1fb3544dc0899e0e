// Generated from the built types by `pnpm api:write`. The comments are left out.
type DevnetChainId = 31337 | 31338;
interface DevnetAccount {
  readonly address: `0x${string}`;
  readonly privateKey: `0x${string}`;
}
interface DevnetToken {
  readonly address: `0x${string}`;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly transferReturns: boolean;
}
interface DevnetSpam {
  readonly token: Omit<DevnetToken, 'transferReturns'>;
  readonly paidAddress: `0x${string}`;
  readonly lookAlikeAddress: `0x${string}`;
}
interface DevnetPool {
  readonly tokens: readonly [`0x${string}`, `0x${string}`];
  readonly reserves: readonly [string, string];
}
interface DevnetExchange {
  readonly address: `0x${string}`;
  readonly pooledToken: DevnetToken;
  readonly pools: readonly DevnetPool[];
}
interface DevnetEvmChain {
  readonly caipNetworkId: `eip155:${DevnetChainId}`;
  readonly chainId: DevnetChainId;
  readonly name: string;
  readonly rpcUrl: string;
  readonly nativeCurrency: {
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
  };
  readonly tokens: readonly DevnetToken[];
  readonly accounts: readonly DevnetAccount[];
  readonly multicallAddress: `0x${string}`;
  readonly nameResolverAddress: `0x${string}`;
  readonly idRegistryAddress: `0x${string}`;
  readonly exchange: DevnetExchange;
  readonly spam: DevnetSpam;
}
interface DevnetSmartAccounts {
  readonly entryPointAddress: `0x${string}`;
  readonly implementationAddress: `0x${string}`;
  readonly executors: readonly DevnetAccount[];
}
interface DevnetSolanaAccount {
  readonly address: string;
  readonly secretKey: string;
}
interface DevnetSolanaToken {
  readonly mint: string;
  readonly program: 'spl-token' | 'token-2022';
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}
interface DevnetSolanaChain {
  readonly caipNetworkId: `solana:${string}`;
  readonly genesisHash: string;
  readonly name: string;
  readonly rpcUrl: string;
  readonly websocketUrl: string;
  readonly nativeCurrency: {
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
  };
  readonly tokens: readonly DevnetSolanaToken[];
  readonly accounts: readonly DevnetSolanaAccount[];
}
interface DevnetBitcoinAccount {
  readonly privateKey: string;
  readonly addresses: {
    readonly p2wpkh: string;
    readonly p2shP2wpkh: string;
    readonly p2tr: string;
  };
}
interface DevnetBitcoinChain {
  readonly caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328';
  readonly name: string;
  readonly esploraUrl: string;
  readonly nativeCurrency: {
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
  };
  readonly accounts: readonly DevnetBitcoinAccount[];
}
interface DevnetMailServer {
  readonly smtpUrl: string;
  readonly url: string;
}
interface DevnetIdentity {
  readonly url: string;
}
interface DevnetDescription {
  readonly evm: readonly DevnetEvmChain[];
  readonly smartAccounts?: DevnetSmartAccounts | undefined;
  readonly solana?: DevnetSolanaChain | undefined;
  readonly bitcoin?: DevnetBitcoinChain | undefined;
  readonly faucetUrl: string;
  readonly mail?: DevnetMailServer | undefined;
  readonly identity?: DevnetIdentity | undefined;
}
interface Devnet {
  readonly description: DevnetDescription;
  stop(): Promise<void>;
}
type DevnetErrorCode =
'port_taken' |
'port_denied' |
'anvil_missing' |
'anvil_failed' |
'solana_missing' |
'disk_failed' |
'invalid_parameters' |
'aborted';
declare class DevnetError extends Error {
  readonly name = "DevnetError";
  readonly code: DevnetErrorCode;
  constructor(code: DevnetErrorCode, message: string, options?: ErrorOptions);
}
type DevnetChainName = DevnetChainId | 'solana' | 'bitcoin';
interface DevnetPorts {
  readonly evm?: number | undefined;
  readonly secondEvm?: number | undefined;
  readonly solana?: number | undefined;
  readonly bitcoin?: number | undefined;
  readonly faucet?: number | undefined;
  readonly smtp?: number | undefined;
  readonly mail?: number | undefined;
  readonly identity?: number | undefined;
}
interface DevnetParameters {
  readonly chains?: readonly DevnetChainName[] | undefined;
  readonly mail?: boolean | undefined;
  readonly identity?: boolean | undefined;
  readonly ports?: DevnetPorts | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onLog?: ((line: string) => void) | undefined;
  readonly onFailure?: ((error: DevnetError) => void) | undefined;
  readonly anvilPath?: string | undefined;
}
interface DevnetMail {
  readonly id: string;
  readonly receivedAt: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: readonly {
    readonly key: string;
    readonly value: string;
  }[];
}
type DevnetMailMode = 'accepting' | 'down' | 'silent' | 'busy' | 'refusing';
declare function startDevnet(parameters?: DevnetParameters): Promise<Devnet>;
export { type Devnet, type DevnetAccount, type DevnetBitcoinAccount, type DevnetBitcoinChain, type DevnetChainId, type DevnetChainName, type DevnetDescription, DevnetError, type DevnetErrorCode, type DevnetEvmChain, type DevnetExchange, type DevnetIdentity, type DevnetMail, type DevnetMailMode, type DevnetMailServer, type DevnetParameters, type DevnetPool, type DevnetPorts, type DevnetSmartAccounts, type DevnetSolanaAccount, type DevnetSolanaChain, type DevnetSolanaToken, type DevnetSpam, type DevnetToken, startDevnet };
