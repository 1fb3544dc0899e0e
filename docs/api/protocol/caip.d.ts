// Generated from the built types by `pnpm api:write`. The comments are left out.
declare const caipAddressSchema: import("valibot").CustomSchema<`bip122:${string}:${string}` | `cosmos:${string}:${string}` | `eip155:${string}:${string}` | `polkadot:${string}:${string}` | `solana:${string}:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
declare const namespaceSchema: import("valibot").PicklistSchema<readonly ["eip155", "solana", "polkadot", "bip122", "cosmos"], undefined>;
declare const caipNetworkIdSchema: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
declare const namespaces: readonly ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'];
type Namespace = (typeof namespaces)[number];
declare function isNamespace(value: unknown): value is Namespace;
type CaipNetworkId<namespace extends Namespace = Namespace> = `${namespace}:${string}`;
type CaipAddress<namespace extends Namespace = Namespace> = `${namespace}:${string}:${string}`;
declare function isCaipAddress(value: unknown): value is CaipAddress;
declare function isCaipNetworkId(value: unknown): value is CaipNetworkId;
interface CaipAddressParts {
  readonly namespace: string;
  readonly reference: string;
  readonly address: string;
  readonly networkId: string;
}
declare function parseCaipAddress(value: string): CaipAddressParts | undefined;
interface CaipNetworkIdParts {
  readonly namespace: string;
  readonly reference: string;
}
declare function parseCaipNetworkId(value: string): CaipNetworkIdParts | undefined;
declare function toCaipAddress<namespace extends Namespace>(parameters: {
  readonly networkId: CaipNetworkId<namespace>;
  readonly address: string;
}): CaipAddress<namespace>;
declare function toCaipNetworkId<namespace extends Namespace>(parameters: {
  readonly namespace: namespace;
  readonly reference: string | number;
}): CaipNetworkId<namespace>;
export { type CaipAddress, type CaipAddressParts, type CaipNetworkId, type CaipNetworkIdParts, type Namespace, caipAddressSchema, caipNetworkIdSchema, isCaipAddress, isCaipNetworkId, isNamespace, namespaceSchema, namespaces, parseCaipAddress, parseCaipNetworkId, toCaipAddress, toCaipNetworkId };
