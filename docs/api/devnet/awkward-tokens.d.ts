// Generated from the built types by `pnpm api:write`. The comments are left out.
type AwkwardTokenName = 'BytesToken' | 'ChangingToken' | 'FalseToken' | 'FeeToken' | 'LyingToken' | 'PausableToken' | 'RebasingToken';
interface AwkwardToken {
  readonly deviation: string;
  readonly bytecode: `0x${string}`;
}
declare const awkwardTokens: Readonly<Record<AwkwardTokenName, AwkwardToken>>;
export { type AwkwardToken, type AwkwardTokenName, awkwardTokens };
