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
}
interface DevnetDescription {
  readonly evm: readonly DevnetEvmChain[];
  readonly faucetUrl: string;
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
'disk_failed' |
'invalid_parameters' |
'aborted';
declare class DevnetError extends Error {
  readonly name = "DevnetError";
  readonly code: DevnetErrorCode;
  constructor(code: DevnetErrorCode, message: string, options?: ErrorOptions);
}
interface DevnetPorts {
  readonly evm?: number | undefined;
  readonly secondEvm?: number | undefined;
  readonly faucet?: number | undefined;
}
interface DevnetParameters {
  readonly chains?: readonly DevnetChainId[] | undefined;
  readonly ports?: DevnetPorts | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onLog?: ((line: string) => void) | undefined;
  readonly onFailure?: ((error: DevnetError) => void) | undefined;
  readonly anvilPath?: string | undefined;
}
declare function startDevnet(parameters?: DevnetParameters): Promise<Devnet>;
export { type Devnet, type DevnetAccount, type DevnetChainId, type DevnetDescription, DevnetError, type DevnetErrorCode, type DevnetEvmChain, type DevnetParameters, type DevnetPorts, type DevnetToken, startDevnet };
