// Generated from the built types by `pnpm api:write`. The comments are left out.
import { GenericSchema, InferInput, InferOutput } from "valibot";
declare const getHistory: {
  readonly name: "getHistory";
  readonly summary: "Returns an account's transactions in pages, newest first.";
  readonly method: "GET";
  readonly path: "/v1/account/{account}/history";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly account: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly cursor: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly onramp: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly metadata: import("valibot").ObjectSchema<{
        readonly minedAt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly chain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly hash: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
        readonly operationType: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly status: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly sentFrom: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly sentTo: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      }, undefined>;
      readonly transfers: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly direction: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["in", "out", "self"], undefined>, undefined>;
        readonly from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
        readonly to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
        readonly address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
        readonly isListed: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly nft_info: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
          readonly name: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
          readonly content: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
            readonly preview: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
              readonly url: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
            }, undefined>, undefined>;
          }, undefined>, undefined>;
          readonly flags: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
            readonly is_spam: import("valibot").BooleanSchema<undefined>;
          }, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly fungible_info: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
          readonly name: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
          readonly symbol: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
          readonly icon: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
            readonly url: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
          }, undefined>, undefined>;
          readonly flags: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
            readonly is_spam: import("valibot").BooleanSchema<undefined>;
          }, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly quantity: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
          readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
        }, undefined>, undefined>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        direction?: "in" | "out" | "self" | undefined;
        from?: string | undefined;
        to?: string | undefined;
        address?: string | undefined;
        isListed?: boolean | undefined;
        nft_info?: {
          name?: string | null | undefined;
          content?: {
            preview?: {
              url?: string | null | undefined;
            } | null | undefined;
          } | null | undefined;
          flags?: {
            is_spam: boolean;
          } | null | undefined;
        } | null | undefined;
        fungible_info?: {
          name?: string | null | undefined;
          symbol?: string | null | undefined;
          icon?: {
            url?: string | null | undefined;
          } | null | undefined;
          flags?: {
            is_spam: boolean;
          } | null | undefined;
        } | null | undefined;
        quantity?: {
          numeric: string;
        } | null | undefined;
      }[], 500, undefined>]>;
      readonly fee: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly symbol: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
        readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>, undefined>;
      readonly flags: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly is_spam: import("valibot").BooleanSchema<undefined>;
      }, undefined>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      metadata: {
        minedAt: string;
        chain: string;
        hash?: string | undefined;
        operationType: string;
        status: string;
        sentFrom: string;
        sentTo: string;
      };
      transfers: {
        direction?: "in" | "out" | "self" | undefined;
        from?: string | undefined;
        to?: string | undefined;
        address?: string | undefined;
        isListed?: boolean | undefined;
        nft_info?: {
          name?: string | null | undefined;
          content?: {
            preview?: {
              url?: string | null | undefined;
            } | null | undefined;
          } | null | undefined;
          flags?: {
            is_spam: boolean;
          } | null | undefined;
        } | null | undefined;
        fungible_info?: {
          name?: string | null | undefined;
          symbol?: string | null | undefined;
          icon?: {
            url?: string | null | undefined;
          } | null | undefined;
          flags?: {
            is_spam: boolean;
          } | null | undefined;
        } | null | undefined;
        quantity?: {
          numeric: string;
        } | null | undefined;
      }[];
      fee?: {
        symbol?: string | undefined;
        numeric: string;
      } | undefined;
      flags?: {
        is_spam: boolean;
      } | undefined;
    }[], 500, undefined>]>;
    readonly next: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly unavailable: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 100, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "activity";
};
declare const getNfts: {
  readonly name: "getNfts";
  readonly summary: "Returns the non-fungible tokens of an account in pages.";
  readonly method: "GET";
  readonly path: "/v1/account/{address}/nfts";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly cursor: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly chainId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly nfts: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly tokenId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly standard: import("valibot").PicklistSchema<["erc721", "erc1155"], undefined>;
      readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly collection: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly description: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 1000, undefined>]>, undefined>;
      readonly imageUrl: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      readonly flags: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly is_spam: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      }, undefined>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      chainId: `bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`;
      address: string;
      tokenId: string;
      standard: "erc1155" | "erc721";
      amount: string;
      name?: string | undefined;
      collection?: string | undefined;
      description?: string | undefined;
      imageUrl?: string | null | undefined;
      flags?: {
        is_spam?: boolean | undefined;
      } | undefined;
    }[], 2000, undefined>]>;
    readonly next: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly unavailable: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 100, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "nfts";
};
declare const nftSchema: import("valibot").ObjectSchema<{
  readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly tokenId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly standard: import("valibot").PicklistSchema<["erc721", "erc1155"], undefined>;
  readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  readonly collection: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  readonly description: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 1000, undefined>]>, undefined>;
  readonly imageUrl: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
  readonly flags: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
    readonly is_spam: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  }, undefined>, undefined>;
}, undefined>;
type Nft = InferOutput<typeof nftSchema>;
declare const getTokenBalances: {
  readonly name: "getTokenBalances";
  readonly summary: "Returns an account's token balances with prices.";
  readonly method: "GET";
  readonly path: "/v1/account/{address}/balance";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly currency: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly forceUpdate: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly balances: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
      readonly address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly value: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
      readonly price: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
      readonly quantity: import("valibot").ObjectSchema<{
        readonly decimals: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>;
        readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>;
      readonly iconUrl: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      readonly isListed: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly flags: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly is_spam: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      }, undefined>, undefined>;
      readonly asOf: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      name: string;
      symbol: string;
      chainId: `bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`;
      address?: string | undefined;
      value?: number | undefined;
      price?: number | undefined;
      quantity: {
        decimals: number;
        numeric: string;
      };
      iconUrl?: string | null | undefined;
      isListed?: boolean | undefined;
      flags?: {
        is_spam?: boolean | undefined;
      } | undefined;
      asOf?: number | undefined;
    }[], 2000, undefined>]>;
    readonly unavailable: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 100, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "balances";
};
declare const tokenBalanceSchema: import("valibot").ObjectSchema<{
  readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  readonly address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  readonly value: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
  readonly price: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
  readonly quantity: import("valibot").ObjectSchema<{
    readonly decimals: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>;
    readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly iconUrl: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
  readonly isListed: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  readonly flags: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
    readonly is_spam: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  }, undefined>, undefined>;
  readonly asOf: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
}, undefined>;
type TokenBalance = InferOutput<typeof tokenBalanceSchema>;
declare const transactionSchema: import("valibot").ObjectSchema<{
  readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly metadata: import("valibot").ObjectSchema<{
    readonly minedAt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly chain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly hash: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly operationType: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly status: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly sentFrom: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly sentTo: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly transfers: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly direction: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["in", "out", "self"], undefined>, undefined>;
    readonly from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly isListed: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly nft_info: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
      readonly name: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
      readonly content: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
        readonly preview: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
          readonly url: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
        }, undefined>, undefined>;
      }, undefined>, undefined>;
      readonly flags: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
        readonly is_spam: import("valibot").BooleanSchema<undefined>;
      }, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly fungible_info: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
      readonly name: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly symbol: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly icon: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
        readonly url: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      }, undefined>, undefined>;
      readonly flags: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
        readonly is_spam: import("valibot").BooleanSchema<undefined>;
      }, undefined>, undefined>;
    }, undefined>, undefined>;
    readonly quantity: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
      readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>, undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    direction?: "in" | "out" | "self" | undefined;
    from?: string | undefined;
    to?: string | undefined;
    address?: string | undefined;
    isListed?: boolean | undefined;
    nft_info?: {
      name?: string | null | undefined;
      content?: {
        preview?: {
          url?: string | null | undefined;
        } | null | undefined;
      } | null | undefined;
      flags?: {
        is_spam: boolean;
      } | null | undefined;
    } | null | undefined;
    fungible_info?: {
      name?: string | null | undefined;
      symbol?: string | null | undefined;
      icon?: {
        url?: string | null | undefined;
      } | null | undefined;
      flags?: {
        is_spam: boolean;
      } | null | undefined;
    } | null | undefined;
    quantity?: {
      numeric: string;
    } | null | undefined;
  }[], 500, undefined>]>;
  readonly fee: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
    readonly symbol: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>, undefined>;
  readonly flags: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
    readonly is_spam: import("valibot").BooleanSchema<undefined>;
  }, undefined>, undefined>;
}, undefined>;
type Transaction = InferOutput<typeof transactionSchema>;
declare const buildSwapApproval: {
  readonly name: "buildSwapApproval";
  readonly summary: "Returns the transaction that approves the swap contract for a token.";
  readonly method: "GET";
  readonly path: "/v1/convert/build-approve";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly userAddress: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly amount: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly tx: import("valibot").ObjectSchema<{
      readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly value: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly eip155: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly gas: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
        readonly gasPrice: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      }, undefined>, undefined>;
    }, undefined>;
  }, undefined>;
  readonly capability: "swaps";
};
declare const buildSwapTransaction: {
  readonly name: "buildSwapTransaction";
  readonly summary: "Returns the transaction that swaps one token for another.";
  readonly method: "POST";
  readonly path: "/v1/convert/build-transaction";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly eip155: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
      readonly slippage: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 50, undefined>]>, undefined>;
    }, undefined>, undefined>;
    readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly userAddress: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly disableEstimate: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly tx: import("valibot").ObjectSchema<{
      readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly value: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly eip155: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly gas: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
        readonly gasPrice: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      }, undefined>, undefined>;
    }, undefined>;
    readonly toAmount: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly toAmountMin: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "swaps";
};
declare const getGasPrice: {
  readonly name: "getGasPrice";
  readonly summary: "Returns the gas price of a chain, in wei.";
  readonly method: "GET";
  readonly path: "/v1/convert/gas-price";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly standard: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly fast: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly instant: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly capability: "swaps";
};
declare const getSwapAllowance: {
  readonly name: "getSwapAllowance";
  readonly summary: "Returns the swap contract's allowance for an account's token.";
  readonly method: "GET";
  readonly path: "/v1/convert/allowance";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly tokenAddress: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly userAddress: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly allowance: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly capability: "swaps";
};
declare const getSwapQuotes: {
  readonly name: "getSwapQuotes";
  readonly summary: "Returns quotes for swapping one token for another.";
  readonly method: "GET";
  readonly path: "/v1/convert/quotes";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly userAddress: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly gasPrice: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly quotes: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly fromAccount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly fromAmount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly toAccount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly toAmount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly provider: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly spender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 42, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly router: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 42, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly toAmountMin: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly gas: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly fees: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
        readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly token: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        name?: string | undefined;
        amount: string;
        token: string;
      }[], 20, undefined>]>, undefined>;
      readonly expiresAt: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").IsoTimestampAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id?: string | undefined;
      fromAccount: string;
      fromAmount: string;
      toAccount: string;
      toAmount: string;
      provider?: string | undefined;
      spender?: string | undefined;
      router?: string | undefined;
      toAmountMin?: string | undefined;
      gas?: string | undefined;
      fees?: {
        name?: string | undefined;
        amount: string;
        token: string;
      }[] | undefined;
      expiresAt?: string | undefined;
    }[], 100, undefined>]>;
  }, undefined>;
  readonly capability: "swaps";
};
declare const swapTokenSchema: import("valibot").ObjectSchema<{
  readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly decimals: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>;
  readonly logoUri: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
  readonly quantity: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
    readonly decimals: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>;
    readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>, undefined>;
  readonly price: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
  readonly value: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
}, undefined>;
type SwapToken = InferOutput<typeof swapTokenSchema>;
declare const getSwapTokens: {
  readonly name: "getSwapTokens";
  readonly summary: "Returns the tokens of a chain that can be swapped.";
  readonly method: "GET";
  readonly path: "/v1/convert/tokens";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly tokens: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly decimals: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>;
      readonly logoUri: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      readonly quantity: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly decimals: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>;
        readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>, undefined>;
      readonly price: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
      readonly value: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      address: string;
      name: string;
      symbol: string;
      decimals: number;
      logoUri?: string | null | undefined;
      quantity?: {
        decimals: number;
        numeric: string;
      } | undefined;
      price?: number | undefined;
      value?: number | undefined;
    }[], 10000, undefined>]>;
  }, undefined>;
  readonly capability: "swaps";
};
declare const swapTransactionSchema: import("valibot").ObjectSchema<{
  readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly value: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
  readonly eip155: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
    readonly gas: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly gasPrice: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>, undefined>;
}, undefined>;
type SwapTransaction = InferOutput<typeof swapTransactionSchema>;
declare const createOnrampUrl: {
  readonly name: "createOnrampUrl";
  readonly summary: "Returns the URL of a provider's purchase page.";
  readonly method: "POST";
  readonly path: "/v1/generators/onrampurl";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly destinationWallets: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly blockchains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 100, undefined>]>, undefined>;
      readonly assets: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 100, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MinLengthAction<{
      address: string;
      blockchains?: string[] | undefined;
      assets?: string[] | undefined;
    }[], 1, undefined>, import("valibot").MaxLengthAction<{
      address: string;
      blockchains?: string[] | undefined;
      assets?: string[] | undefined;
    }[], 50, undefined>]>;
    readonly provider: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly defaultNetwork: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly partnerUserId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly defaultExperience: import("valibot").OptionalSchema<import("valibot").LiteralSchema<"buy", undefined>, undefined>;
    readonly presetCryptoAmount: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
    readonly presetFiatAmount: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
    readonly paymentCurrency: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly paymentMethod: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly country: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 6, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly url: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 8192, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly capability: "onramp";
};
declare const getImage: {
  readonly name: "getImage";
  readonly summary: "Returns a picture from the web, such as that of an NFT, at a path that an answer of this cloud has named.";
  readonly method: "GET";
  readonly path: "/v1/image/{signed}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly signed: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: "blob";
};
declare const getIdentity: {
  readonly name: "getIdentity";
  readonly summary: "Returns the name and the avatar of an account.";
  readonly method: "GET";
  readonly path: "/v1/identity/{address}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly name: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly avatar: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
  }, undefined>;
  readonly capability: "names";
};
declare const getNameSuggestions: {
  readonly name: "getNameSuggestions";
  readonly summary: "Returns names similar to a name.";
  readonly method: "GET";
  readonly path: "/v1/profile/suggestions/{name}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly zone: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly suggestions: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly registered: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      name: string;
      registered?: boolean | undefined;
    }[], 100, undefined>]>;
  }, undefined>;
  readonly capability: "names";
};
declare const lookUpAddressNames: {
  readonly name: "lookUpAddressNames";
  readonly summary: "Returns the names that are registered for an address.";
  readonly method: "GET";
  readonly path: "/v1/profile/reverse/{address}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly apiVersion: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly registered_at: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly addresses: import("valibot").SchemaWithPipe<readonly [import("valibot").RecordSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 10, undefined>, import("valibot").RegexAction<string, undefined>]>, import("valibot").ObjectSchema<{
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxEntriesAction<{
      [x: string]: {
        address: string;
      };
    }, 100, undefined>]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    name: string;
    registered_at?: string | undefined;
    addresses: {
      [x: string]: {
        address: string;
      };
    };
  }[], 100, undefined>]>;
  readonly capability: "names";
};
declare const lookUpName: {
  readonly name: "lookUpName";
  readonly summary: "Returns the addresses of a registered name.";
  readonly method: "GET";
  readonly path: "/v1/profile/account/{name}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly apiVersion: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly registered_at: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly addresses: import("valibot").SchemaWithPipe<readonly [import("valibot").RecordSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 10, undefined>, import("valibot").RegexAction<string, undefined>]>, import("valibot").ObjectSchema<{
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxEntriesAction<{
      [x: string]: {
        address: string;
      };
    }, 100, undefined>]>;
  }, undefined>;
  readonly capability: "names";
};
declare const nameRecordSchema: import("valibot").ObjectSchema<{
  readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly registered_at: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  readonly addresses: import("valibot").SchemaWithPipe<readonly [import("valibot").RecordSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 10, undefined>, import("valibot").RegexAction<string, undefined>]>, import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>, undefined>, import("valibot").MaxEntriesAction<{
    [x: string]: {
      address: string;
    };
  }, 100, undefined>]>;
}, undefined>;
type NameRecord = InferOutput<typeof nameRecordSchema>;
declare const registerName: {
  readonly name: "registerName";
  readonly summary: "Registers a name for the address that signed the request.";
  readonly method: "POST";
  readonly path: "/v1/profile/account";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly coin_type: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 4294967295, undefined>]>;
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
    readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly success: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
  readonly capability: "names";
};
declare const nameMessageSchema: import("valibot").ObjectSchema<{
  readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly attributes: import("valibot").SchemaWithPipe<readonly [import("valibot").RecordSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>, import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 512, undefined>]>, undefined>, import("valibot").MaxEntriesAction<{
    [x: string]: string;
  }, 16, undefined>]>;
  readonly timestamp: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>;
}, undefined>;
type NameMessage = InferOutput<typeof nameMessageSchema>;
declare const resolveOffchain: {
  readonly name: "resolveOffchain";
  readonly summary: "Returns signed records of a registered name to its resolver (EIP-3668, ENSIP-10).";
  readonly method: "GET";
  readonly path: "/v1/ens/{sender}/{data}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly sender: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 42, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 8192, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly capability: "names";
};
declare const onrampOptionsSchema: import("valibot").ObjectSchema<{
  readonly purchaseCurrencies: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly icon_url: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
    readonly networks: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly display_name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly chain_id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly contract_address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      name: string;
      display_name?: string | undefined;
      chain_id: string;
      contract_address?: string | undefined;
    }[], 100, undefined>]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    id: string;
    name: string;
    symbol: string;
    icon_url?: string | null | undefined;
    networks: {
      name: string;
      display_name?: string | undefined;
      chain_id: string;
      contract_address?: string | undefined;
    }[];
  }[], 1000, undefined>]>;
  readonly paymentCurrencies: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly payment_method_limits: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly min: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly max: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      min: string;
      max: string;
    }[], 100, undefined>]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    id: string;
    payment_method_limits: {
      id: string;
      min: string;
      max: string;
    }[];
  }[], 200, undefined>]>;
  readonly providers: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 20, undefined>]>, undefined>;
  readonly pages: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly provider: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly url: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 8192, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    provider: string;
    url: string;
  }[], 20, undefined>]>, undefined>;
}, undefined>;
type OnrampOptions = InferOutput<typeof onrampOptionsSchema>;
declare const getOnrampOptions: {
  readonly name: "getOnrampOptions";
  readonly summary: "Returns the currencies that can be bought and those that can be paid with.";
  readonly method: "GET";
  readonly path: "/v1/onramp/options";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly purchaseCurrencies: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly icon_url: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      readonly networks: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly display_name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
        readonly chain_id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly contract_address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        name: string;
        display_name?: string | undefined;
        chain_id: string;
        contract_address?: string | undefined;
      }[], 100, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      name: string;
      symbol: string;
      icon_url?: string | null | undefined;
      networks: {
        name: string;
        display_name?: string | undefined;
        chain_id: string;
        contract_address?: string | undefined;
      }[];
    }[], 1000, undefined>]>;
    readonly paymentCurrencies: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly payment_method_limits: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly min: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly max: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        id: string;
        min: string;
        max: string;
      }[], 100, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      payment_method_limits: {
        id: string;
        min: string;
        max: string;
      }[];
    }[], 200, undefined>]>;
    readonly providers: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 20, undefined>]>, undefined>;
    readonly pages: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly provider: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly url: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 8192, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      provider: string;
      url: string;
    }[], 20, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "onramp";
};
declare const getOnrampQuote: {
  readonly name: "getOnrampQuote";
  readonly summary: "Returns a quote for a purchase.";
  readonly method: "POST";
  readonly path: "/v1/onramp/quote";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly purchaseCurrency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly paymentCurrency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly network: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly provider: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly paymentMethod: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly country: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 6, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly fees: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      name?: string | undefined;
      amount: string;
      currency: string;
    }[], 20, undefined>]>;
    readonly paymentSubtotal: import("valibot").ObjectSchema<{
      readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    }, undefined>;
    readonly paymentTotal: import("valibot").ObjectSchema<{
      readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    }, undefined>;
    readonly purchaseAmount: import("valibot").ObjectSchema<{
      readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    }, undefined>;
    readonly quoteId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly provider: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "onramp";
};
declare const onrampQuoteSchema: import("valibot").ObjectSchema<{
  readonly fees: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    name?: string | undefined;
    amount: string;
    currency: string;
  }[], 20, undefined>]>;
  readonly paymentSubtotal: import("valibot").ObjectSchema<{
    readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly paymentTotal: import("valibot").ObjectSchema<{
    readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly purchaseAmount: import("valibot").ObjectSchema<{
    readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly quoteId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly provider: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
}, undefined>;
type OnrampQuote = InferOutput<typeof onrampQuoteSchema>;
declare const getTokenPrices: {
  readonly name: "getTokenPrices";
  readonly summary: "Returns the prices of tokens.";
  readonly method: "POST";
  readonly path: "/v1/fungible/price";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly addresses: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 100, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly fungibles: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly iconUrl: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      readonly price: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>;
      readonly decimals: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>, undefined>;
      readonly asOf: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      address?: string | undefined;
      name: string;
      symbol: string;
      iconUrl?: string | null | undefined;
      price: number;
      decimals?: number | undefined;
      asOf?: number | undefined;
    }[], 100, undefined>]>;
  }, undefined>;
  readonly capability: "prices";
};
declare const getSupportedChains: {
  readonly name: "getSupportedChains";
  readonly summary: "Returns the CAIP-2 ids of the chains whose RPC the cloud serves.";
  readonly method: "GET";
  readonly path: "/v1/supported-chains";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly http: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 1000, undefined>]>;
    readonly ws: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 1000, undefined>]>;
  }, undefined>;
};
declare const rpcBatchLimit = 1000;
declare const jsonRpcRequestSchema: import("valibot").LooseObjectSchema<{
  readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
  readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
  readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
}, undefined>;
type JsonRpcRequest = InferOutput<typeof jsonRpcRequestSchema>;
declare const jsonRpcBodySchema: import("valibot").UnionSchema<[import("valibot").LooseObjectSchema<{
  readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
  readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
  readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
}, undefined>, import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").LooseObjectSchema<{
  readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
  readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
  readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
}, undefined>, undefined>, import("valibot").MinLengthAction<({
  jsonrpc: "2.0";
  id?: string | number | null | undefined;
  method: string;
  params?: unknown;
} & {
  [key: string]: unknown;
})[], 1, undefined>, import("valibot").MaxLengthAction<({
  jsonrpc: "2.0";
  id?: string | number | null | undefined;
  method: string;
  params?: unknown;
} & {
  [key: string]: unknown;
})[], 1000, undefined>]>], undefined>;
declare const jsonRpcAnswerSchema: import("valibot").UnionSchema<[import("valibot").LooseObjectSchema<{
  readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
  readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
  readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  readonly error: import("valibot").OptionalSchema<import("valibot").LooseObjectSchema<{
    readonly code: import("valibot").NumberSchema<undefined>;
    readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>]>;
  }, undefined>, undefined>;
}, undefined>, import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").LooseObjectSchema<{
  readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
  readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
  readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  readonly error: import("valibot").OptionalSchema<import("valibot").LooseObjectSchema<{
    readonly code: import("valibot").NumberSchema<undefined>;
    readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>]>;
  }, undefined>, undefined>;
}, undefined>, undefined>, import("valibot").MaxLengthAction<({
  jsonrpc: "2.0";
  id?: string | number | null | undefined;
  result?: unknown;
  error?: ({
    code: number;
    message: string;
  } & {
    [key: string]: unknown;
  }) | undefined;
} & {
  [key: string]: unknown;
})[], 1000, undefined>]>], undefined>;
declare const rpcChainIdSchema: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").TransformAction<string, unknown>, import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>]>;
declare const namespaces: readonly ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'];
type Namespace = (typeof namespaces)[number];
type CaipNetworkId<namespace extends Namespace = Namespace> = `${namespace}:${string}`;
declare const rpcChainIds: readonly CaipNetworkId[];
declare const sendBundlerRpc: {
  readonly name: "sendBundlerRpc";
  readonly summary: "Forwards a JSON-RPC call, or a batch, to a chain's bundler (ERC-4337).";
  readonly method: "POST";
  readonly path: "/v1/bundler";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").TransformAction<string, unknown>, import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>]>;
    readonly bundler: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").UnionSchema<[import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  }, undefined>, import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  }, undefined>, undefined>, import("valibot").MinLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    method: string;
    params?: unknown;
  } & {
    [key: string]: unknown;
  })[], 1, undefined>, import("valibot").MaxLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    method: string;
    params?: unknown;
  } & {
    [key: string]: unknown;
  })[], 1000, undefined>]>], undefined>;
  readonly response: import("valibot").UnionSchema<[import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
    readonly error: import("valibot").OptionalSchema<import("valibot").LooseObjectSchema<{
      readonly code: import("valibot").NumberSchema<undefined>;
      readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>]>;
    }, undefined>, undefined>;
  }, undefined>, import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
    readonly error: import("valibot").OptionalSchema<import("valibot").LooseObjectSchema<{
      readonly code: import("valibot").NumberSchema<undefined>;
      readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>]>;
    }, undefined>, undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    result?: unknown;
    error?: ({
      code: number;
      message: string;
    } & {
      [key: string]: unknown;
    }) | undefined;
  } & {
    [key: string]: unknown;
  })[], 1000, undefined>]>], undefined>;
};
declare const sendChainRpc: {
  readonly name: "sendChainRpc";
  readonly summary: "Forwards a JSON-RPC call, or a batch, to one of a chain's upstreams.";
  readonly method: "POST";
  readonly path: "/v1/";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").TransformAction<string, unknown>, import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>]>;
  }, undefined>;
  readonly body: import("valibot").UnionSchema<[import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  }, undefined>, import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  }, undefined>, undefined>, import("valibot").MinLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    method: string;
    params?: unknown;
  } & {
    [key: string]: unknown;
  })[], 1, undefined>, import("valibot").MaxLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    method: string;
    params?: unknown;
  } & {
    [key: string]: unknown;
  })[], 1000, undefined>]>], undefined>;
  readonly response: import("valibot").UnionSchema<[import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
    readonly error: import("valibot").OptionalSchema<import("valibot").LooseObjectSchema<{
      readonly code: import("valibot").NumberSchema<undefined>;
      readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>]>;
    }, undefined>, undefined>;
  }, undefined>, import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
    readonly error: import("valibot").OptionalSchema<import("valibot").LooseObjectSchema<{
      readonly code: import("valibot").NumberSchema<undefined>;
      readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>]>;
    }, undefined>, undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    result?: unknown;
    error?: ({
      code: number;
      message: string;
    } & {
      [key: string]: unknown;
    }) | undefined;
  } & {
    [key: string]: unknown;
  })[], 1000, undefined>]>], undefined>;
};
interface Cacao {
  readonly h: {
    readonly t: string;
  };
  readonly p: {
    readonly iss: string;
    readonly domain: string;
    readonly aud: string;
    readonly version: string;
    readonly nonce: string;
    readonly iat: string;
    readonly statement?: string | undefined;
    readonly exp?: string | undefined;
    readonly nbf?: string | undefined;
    readonly requestId?: string | undefined;
    readonly resources?: readonly string[] | undefined;
  };
  readonly s: {
    readonly t: string;
    readonly s: string;
    readonly m?: string | undefined;
  };
}
interface SiwxMessage {
  readonly domain: string;
  readonly scheme?: string | undefined;
  readonly accountAddress: string;
  readonly chainId: CaipNetworkId;
  readonly uri: string;
  readonly version: '1';
  readonly nonce: string;
  readonly statement?: string | undefined;
  readonly issuedAt?: string | undefined;
  readonly expirationTime?: string | undefined;
  readonly notBefore?: string | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
}
interface SiwxSession {
  readonly data: SiwxMessage;
  readonly message: string;
  readonly signature: string;
  readonly cacao?: Cacao | undefined;
}
declare const getSessions: {
  readonly name: "getSessions";
  readonly summary: "Returns the sign-in sessions of an account with the project, newest first. Requires the token of one of them, as `Authorization: Bearer` or as a cookie. A back end passes the origin of its app as `aud`.";
  readonly method: "GET";
  readonly path: "/v1/sessions/{address}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly aud: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
  }, undefined>;
  readonly isForSignedIn: true;
  readonly response: import("valibot").ObjectSchema<{
    readonly pcis: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly pci: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly project: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
        readonly url: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
        readonly iconUrl: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      }, undefined>, undefined>;
      readonly createdAt: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>;
      readonly expiry: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>;
      readonly revokedAt: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
      readonly permissions: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").UnknownSchema, undefined>, import("valibot").MaxLengthAction<unknown[], 100, undefined>]>;
      readonly session: import("valibot").OptionalSchema<import("valibot").GenericSchema<SiwxSession>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      pci: string;
      project?: {
        name: string;
        url?: string | null | undefined;
        iconUrl?: string | null | undefined;
      } | undefined;
      createdAt: number;
      expiry: number;
      revokedAt?: number | null | undefined;
      permissions: unknown[];
      session?: SiwxSession | undefined;
    }[], 500, undefined>]>;
  }, undefined>;
};
declare const revokeSession: {
  readonly name: "revokeSession";
  readonly summary: "Revokes a sign-in session with a signature of its account. Works on any device, without the session's token.";
  readonly method: "POST";
  readonly path: "/v1/sessions/{address}/revoke";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly pci: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 16384, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly success: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
};
declare const apiErrorCodes: readonly ['invalid_request', 'project_required', 'project_not_found', 'project_inactive', 'origin_not_allowed', 'unauthorized', 'not_found', 'not_configured', 'payload_too_large', 'rate_limited', 'storage_full', 'upstream_failed', 'upstream_timeout', 'internal', 'session_required', 'sign_in_message_invalid', 'sign_in_message_altered', 'sign_in_nonce_unknown', 'sign_in_nonce_used', 'sign_in_expired', 'sign_in_not_yet_valid', 'sign_in_domain_mismatch', 'sign_in_uri_mismatch', 'sign_in_chain_refused', 'sign_in_chain_unreachable', 'sign_in_signature_invalid', 'host_not_allowed', 'project_secret_required', 'project_secret_invalid', 'project_secret_exposed', 'cursor_invalid', 'storage_unavailable', 'login_code_wrong', 'login_code_expired', 'login_tries_exhausted', 'vault_exists', 'vault_missing', 'vault_conflict', 'vault_unverified', 'vault_suspended', 'vault_removed', 'device_unknown', 'passkey_refused', 'email_in_use', 'email_changed', 'handoff_unknown', 'handoff_foreign', 'name_taken', 'operator_session_required', 'operator_forbidden', 'passkey_proof_required', 'invitation_unknown', 'operator_exists', 'last_owner', 'last_passkey', 'project_conflict', 'alerts_conflict', 'catalogue_conflict', 'sponsorship_conflict'];
declare const apiErrorSchema: import("valibot").ObjectSchema<{
  readonly code: import("valibot").PicklistSchema<readonly ["invalid_request", "project_required", "project_not_found", "project_inactive", "origin_not_allowed", "unauthorized", "not_found", "not_configured", "payload_too_large", "rate_limited", "storage_full", "upstream_failed", "upstream_timeout", "internal", "session_required", "sign_in_message_invalid", "sign_in_message_altered", "sign_in_nonce_unknown", "sign_in_nonce_used", "sign_in_expired", "sign_in_not_yet_valid", "sign_in_domain_mismatch", "sign_in_uri_mismatch", "sign_in_chain_refused", "sign_in_chain_unreachable", "sign_in_signature_invalid", "host_not_allowed", "project_secret_required", "project_secret_invalid", "project_secret_exposed", "cursor_invalid", "storage_unavailable", "login_code_wrong", "login_code_expired", "login_tries_exhausted", "vault_exists", "vault_missing", "vault_conflict", "vault_unverified", "vault_suspended", "vault_removed", "device_unknown", "passkey_refused", "email_in_use", "email_changed", "handoff_unknown", "handoff_foreign", "name_taken", "operator_session_required", "operator_forbidden", "passkey_proof_required", "invitation_unknown", "operator_exists", "last_owner", "last_passkey", "project_conflict", "alerts_conflict", "catalogue_conflict", "sponsorship_conflict"], undefined>;
  readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
  readonly requestId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
  readonly reasons: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
    readonly description: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    name: string;
    description: string;
  }[], 256, undefined>]>, undefined>;
}, undefined>;
type ApiError = InferOutput<typeof apiErrorSchema>;
type ApiErrorCode = ApiError['code'];
type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface EndpointDefinition {
  readonly name: string;
  readonly summary: string;
  readonly method: EndpointMethod;
  readonly path: string;
  readonly parameters?: GenericSchema | undefined;
  readonly query?: GenericSchema | undefined;
  readonly body?: GenericSchema | undefined;
  readonly response: GenericSchema | 'blob' | 'empty';
  readonly isForSignedIn?: boolean | undefined;
  readonly capability?: string | undefined;
}
declare function defineEndpoint<const definition extends EndpointDefinition>(definition: definition): definition;
type InputOf<schema> = schema extends GenericSchema ? InferInput<schema> : undefined;
interface EndpointRequest<endpoint extends EndpointDefinition> {
  readonly parameters: InputOf<endpoint['parameters']>;
  readonly query: InputOf<endpoint['query']>;
  readonly body: InputOf<endpoint['body']>;
}
type EndpointResponse<endpoint extends EndpointDefinition> = endpoint['response'] extends GenericSchema ? InferOutput<endpoint['response']> : endpoint['response'] extends 'blob' ? Blob : undefined;
declare const endpoints: readonly [{
  readonly name: "getSupportedChains";
  readonly summary: "Returns the CAIP-2 ids of the chains whose RPC the cloud serves.";
  readonly method: "GET";
  readonly path: "/v1/supported-chains";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly http: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 1000, undefined>]>;
    readonly ws: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 1000, undefined>]>;
  }, undefined>;
}, {
  readonly name: "sendChainRpc";
  readonly summary: "Forwards a JSON-RPC call, or a batch, to one of a chain's upstreams.";
  readonly method: "POST";
  readonly path: "/v1/";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").TransformAction<string, unknown>, import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>]>;
  }, undefined>;
  readonly body: import("valibot").UnionSchema<[import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  }, undefined>, import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  }, undefined>, undefined>, import("valibot").MinLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    method: string;
    params?: unknown;
  } & {
    [key: string]: unknown;
  })[], 1, undefined>, import("valibot").MaxLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    method: string;
    params?: unknown;
  } & {
    [key: string]: unknown;
  })[], 1000, undefined>]>], undefined>;
  readonly response: import("valibot").UnionSchema<[import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
    readonly error: import("valibot").OptionalSchema<import("valibot").LooseObjectSchema<{
      readonly code: import("valibot").NumberSchema<undefined>;
      readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>]>;
    }, undefined>, undefined>;
  }, undefined>, import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
    readonly error: import("valibot").OptionalSchema<import("valibot").LooseObjectSchema<{
      readonly code: import("valibot").NumberSchema<undefined>;
      readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>]>;
    }, undefined>, undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    result?: unknown;
    error?: ({
      code: number;
      message: string;
    } & {
      [key: string]: unknown;
    }) | undefined;
  } & {
    [key: string]: unknown;
  })[], 1000, undefined>]>], undefined>;
}, {
  readonly name: "sendBundlerRpc";
  readonly summary: "Forwards a JSON-RPC call, or a batch, to a chain's bundler (ERC-4337).";
  readonly method: "POST";
  readonly path: "/v1/bundler";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").TransformAction<string, unknown>, import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>]>;
    readonly bundler: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").UnionSchema<[import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  }, undefined>, import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly method: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly params: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
  }, undefined>, undefined>, import("valibot").MinLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    method: string;
    params?: unknown;
  } & {
    [key: string]: unknown;
  })[], 1, undefined>, import("valibot").MaxLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    method: string;
    params?: unknown;
  } & {
    [key: string]: unknown;
  })[], 1000, undefined>]>], undefined>;
  readonly response: import("valibot").UnionSchema<[import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
    readonly error: import("valibot").OptionalSchema<import("valibot").LooseObjectSchema<{
      readonly code: import("valibot").NumberSchema<undefined>;
      readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>]>;
    }, undefined>, undefined>;
  }, undefined>, import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").LooseObjectSchema<{
    readonly jsonrpc: import("valibot").LiteralSchema<"2.0", undefined>;
    readonly id: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, import("valibot").NumberSchema<undefined>, import("valibot").NullSchema<undefined>], undefined>, undefined>;
    readonly result: import("valibot").OptionalSchema<import("valibot").UnknownSchema, undefined>;
    readonly error: import("valibot").OptionalSchema<import("valibot").LooseObjectSchema<{
      readonly code: import("valibot").NumberSchema<undefined>;
      readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>]>;
    }, undefined>, undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<({
    jsonrpc: "2.0";
    id?: string | number | null | undefined;
    result?: unknown;
    error?: ({
      code: number;
      message: string;
    } & {
      [key: string]: unknown;
    }) | undefined;
  } & {
    [key: string]: unknown;
  })[], 1000, undefined>]>], undefined>;
}, {
  readonly name: "getIdentity";
  readonly summary: "Returns the name and the avatar of an account.";
  readonly method: "GET";
  readonly path: "/v1/identity/{address}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly name: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly avatar: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
  }, undefined>;
  readonly capability: "names";
}, {
  readonly name: "getHistory";
  readonly summary: "Returns an account's transactions in pages, newest first.";
  readonly method: "GET";
  readonly path: "/v1/account/{account}/history";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly account: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly cursor: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly onramp: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly metadata: import("valibot").ObjectSchema<{
        readonly minedAt: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly chain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly hash: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
        readonly operationType: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly status: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly sentFrom: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly sentTo: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      }, undefined>;
      readonly transfers: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly direction: import("valibot").OptionalSchema<import("valibot").PicklistSchema<["in", "out", "self"], undefined>, undefined>;
        readonly from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
        readonly to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
        readonly address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
        readonly isListed: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly nft_info: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
          readonly name: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
          readonly content: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
            readonly preview: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
              readonly url: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
            }, undefined>, undefined>;
          }, undefined>, undefined>;
          readonly flags: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
            readonly is_spam: import("valibot").BooleanSchema<undefined>;
          }, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly fungible_info: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
          readonly name: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
          readonly symbol: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
          readonly icon: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
            readonly url: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
          }, undefined>, undefined>;
          readonly flags: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
            readonly is_spam: import("valibot").BooleanSchema<undefined>;
          }, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly quantity: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
          readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
        }, undefined>, undefined>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        direction?: "in" | "out" | "self" | undefined;
        from?: string | undefined;
        to?: string | undefined;
        address?: string | undefined;
        isListed?: boolean | undefined;
        nft_info?: {
          name?: string | null | undefined;
          content?: {
            preview?: {
              url?: string | null | undefined;
            } | null | undefined;
          } | null | undefined;
          flags?: {
            is_spam: boolean;
          } | null | undefined;
        } | null | undefined;
        fungible_info?: {
          name?: string | null | undefined;
          symbol?: string | null | undefined;
          icon?: {
            url?: string | null | undefined;
          } | null | undefined;
          flags?: {
            is_spam: boolean;
          } | null | undefined;
        } | null | undefined;
        quantity?: {
          numeric: string;
        } | null | undefined;
      }[], 500, undefined>]>;
      readonly fee: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly symbol: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
        readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>, undefined>;
      readonly flags: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly is_spam: import("valibot").BooleanSchema<undefined>;
      }, undefined>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      metadata: {
        minedAt: string;
        chain: string;
        hash?: string | undefined;
        operationType: string;
        status: string;
        sentFrom: string;
        sentTo: string;
      };
      transfers: {
        direction?: "in" | "out" | "self" | undefined;
        from?: string | undefined;
        to?: string | undefined;
        address?: string | undefined;
        isListed?: boolean | undefined;
        nft_info?: {
          name?: string | null | undefined;
          content?: {
            preview?: {
              url?: string | null | undefined;
            } | null | undefined;
          } | null | undefined;
          flags?: {
            is_spam: boolean;
          } | null | undefined;
        } | null | undefined;
        fungible_info?: {
          name?: string | null | undefined;
          symbol?: string | null | undefined;
          icon?: {
            url?: string | null | undefined;
          } | null | undefined;
          flags?: {
            is_spam: boolean;
          } | null | undefined;
        } | null | undefined;
        quantity?: {
          numeric: string;
        } | null | undefined;
      }[];
      fee?: {
        symbol?: string | undefined;
        numeric: string;
      } | undefined;
      flags?: {
        is_spam: boolean;
      } | undefined;
    }[], 500, undefined>]>;
    readonly next: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly unavailable: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 100, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "activity";
}, {
  readonly name: "getTokenBalances";
  readonly summary: "Returns an account's token balances with prices.";
  readonly method: "GET";
  readonly path: "/v1/account/{address}/balance";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly currency: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly forceUpdate: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly balances: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
      readonly address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly value: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
      readonly price: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
      readonly quantity: import("valibot").ObjectSchema<{
        readonly decimals: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>;
        readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>;
      readonly iconUrl: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      readonly isListed: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly flags: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly is_spam: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      }, undefined>, undefined>;
      readonly asOf: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      name: string;
      symbol: string;
      chainId: `bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`;
      address?: string | undefined;
      value?: number | undefined;
      price?: number | undefined;
      quantity: {
        decimals: number;
        numeric: string;
      };
      iconUrl?: string | null | undefined;
      isListed?: boolean | undefined;
      flags?: {
        is_spam?: boolean | undefined;
      } | undefined;
      asOf?: number | undefined;
    }[], 2000, undefined>]>;
    readonly unavailable: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 100, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "balances";
}, {
  readonly name: "getNfts";
  readonly summary: "Returns the non-fungible tokens of an account in pages.";
  readonly method: "GET";
  readonly path: "/v1/account/{address}/nfts";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly cursor: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly chainId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly nfts: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly tokenId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly standard: import("valibot").PicklistSchema<["erc721", "erc1155"], undefined>;
      readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly collection: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly description: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 1000, undefined>]>, undefined>;
      readonly imageUrl: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      readonly flags: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly is_spam: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      }, undefined>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      chainId: `bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`;
      address: string;
      tokenId: string;
      standard: "erc1155" | "erc721";
      amount: string;
      name?: string | undefined;
      collection?: string | undefined;
      description?: string | undefined;
      imageUrl?: string | null | undefined;
      flags?: {
        is_spam?: boolean | undefined;
      } | undefined;
    }[], 2000, undefined>]>;
    readonly next: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly unavailable: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 100, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "nfts";
}, {
  readonly name: "getSwapQuotes";
  readonly summary: "Returns quotes for swapping one token for another.";
  readonly method: "GET";
  readonly path: "/v1/convert/quotes";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly userAddress: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly gasPrice: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly quotes: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly fromAccount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly fromAmount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly toAccount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly toAmount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly provider: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly spender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 42, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly router: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 42, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly toAmountMin: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly gas: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly fees: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
        readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly token: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        name?: string | undefined;
        amount: string;
        token: string;
      }[], 20, undefined>]>, undefined>;
      readonly expiresAt: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>, import("valibot").IsoTimestampAction<string, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id?: string | undefined;
      fromAccount: string;
      fromAmount: string;
      toAccount: string;
      toAmount: string;
      provider?: string | undefined;
      spender?: string | undefined;
      router?: string | undefined;
      toAmountMin?: string | undefined;
      gas?: string | undefined;
      fees?: {
        name?: string | undefined;
        amount: string;
        token: string;
      }[] | undefined;
      expiresAt?: string | undefined;
    }[], 100, undefined>]>;
  }, undefined>;
  readonly capability: "swaps";
}, {
  readonly name: "getSwapTokens";
  readonly summary: "Returns the tokens of a chain that can be swapped.";
  readonly method: "GET";
  readonly path: "/v1/convert/tokens";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly tokens: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly decimals: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>;
      readonly logoUri: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      readonly quantity: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly decimals: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>;
        readonly numeric: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>, undefined>;
      readonly price: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
      readonly value: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      address: string;
      name: string;
      symbol: string;
      decimals: number;
      logoUri?: string | null | undefined;
      quantity?: {
        decimals: number;
        numeric: string;
      } | undefined;
      price?: number | undefined;
      value?: number | undefined;
    }[], 10000, undefined>]>;
  }, undefined>;
  readonly capability: "swaps";
}, {
  readonly name: "getSwapAllowance";
  readonly summary: "Returns the swap contract's allowance for an account's token.";
  readonly method: "GET";
  readonly path: "/v1/convert/allowance";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly tokenAddress: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly userAddress: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly allowance: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly capability: "swaps";
}, {
  readonly name: "getGasPrice";
  readonly summary: "Returns the gas price of a chain, in wei.";
  readonly method: "GET";
  readonly path: "/v1/convert/gas-price";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly standard: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly fast: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly instant: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly capability: "swaps";
}, {
  readonly name: "buildSwapApproval";
  readonly summary: "Returns the transaction that approves the swap contract for a token.";
  readonly method: "GET";
  readonly path: "/v1/convert/build-approve";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly userAddress: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly amount: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly tx: import("valibot").ObjectSchema<{
      readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly value: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly eip155: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly gas: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
        readonly gasPrice: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      }, undefined>, undefined>;
    }, undefined>;
  }, undefined>;
  readonly capability: "swaps";
}, {
  readonly name: "buildSwapTransaction";
  readonly summary: "Returns the transaction that swaps one token for another.";
  readonly method: "POST";
  readonly path: "/v1/convert/build-transaction";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly eip155: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
      readonly slippage: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 50, undefined>]>, undefined>;
    }, undefined>, undefined>;
    readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly userAddress: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly disableEstimate: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly tx: import("valibot").ObjectSchema<{
      readonly from: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly to: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly value: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly eip155: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly gas: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
        readonly gasPrice: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      }, undefined>, undefined>;
    }, undefined>;
    readonly toAmount: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly toAmountMin: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 78, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "swaps";
}, {
  readonly name: "getTokenPrices";
  readonly summary: "Returns the prices of tokens.";
  readonly method: "POST";
  readonly path: "/v1/fungible/price";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly addresses: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 100, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly fungibles: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly iconUrl: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      readonly price: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1e+30, undefined>]>;
      readonly decimals: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 255, undefined>]>, undefined>;
      readonly asOf: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      address?: string | undefined;
      name: string;
      symbol: string;
      iconUrl?: string | null | undefined;
      price: number;
      decimals?: number | undefined;
      asOf?: number | undefined;
    }[], 100, undefined>]>;
  }, undefined>;
  readonly capability: "prices";
}, {
  readonly name: "lookUpName";
  readonly summary: "Returns the addresses of a registered name.";
  readonly method: "GET";
  readonly path: "/v1/profile/account/{name}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly apiVersion: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly registered_at: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly addresses: import("valibot").SchemaWithPipe<readonly [import("valibot").RecordSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 10, undefined>, import("valibot").RegexAction<string, undefined>]>, import("valibot").ObjectSchema<{
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxEntriesAction<{
      [x: string]: {
        address: string;
      };
    }, 100, undefined>]>;
  }, undefined>;
  readonly capability: "names";
}, {
  readonly name: "lookUpAddressNames";
  readonly summary: "Returns the names that are registered for an address.";
  readonly method: "GET";
  readonly path: "/v1/profile/reverse/{address}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
    readonly apiVersion: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly registered_at: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly addresses: import("valibot").SchemaWithPipe<readonly [import("valibot").RecordSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 10, undefined>, import("valibot").RegexAction<string, undefined>]>, import("valibot").ObjectSchema<{
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxEntriesAction<{
      [x: string]: {
        address: string;
      };
    }, 100, undefined>]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    name: string;
    registered_at?: string | undefined;
    addresses: {
      [x: string]: {
        address: string;
      };
    };
  }[], 100, undefined>]>;
  readonly capability: "names";
}, {
  readonly name: "getNameSuggestions";
  readonly summary: "Returns names similar to a name.";
  readonly method: "GET";
  readonly path: "/v1/profile/suggestions/{name}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly zone: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly suggestions: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly registered: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      name: string;
      registered?: boolean | undefined;
    }[], 100, undefined>]>;
  }, undefined>;
  readonly capability: "names";
}, {
  readonly name: "registerName";
  readonly summary: "Registers a name for the address that signed the request.";
  readonly method: "POST";
  readonly path: "/v1/profile/account";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly coin_type: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 4294967295, undefined>]>;
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly message: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>;
    readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly success: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
  readonly capability: "names";
}, {
  readonly name: "resolveOffchain";
  readonly summary: "Returns signed records of a registered name to its resolver (EIP-3668, ENSIP-10).";
  readonly method: "GET";
  readonly path: "/v1/ens/{sender}/{data}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly sender: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 42, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 8192, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 131074, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly capability: "names";
}, {
  readonly name: "createOnrampUrl";
  readonly summary: "Returns the URL of a provider's purchase page.";
  readonly method: "POST";
  readonly path: "/v1/generators/onrampurl";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly destinationWallets: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly blockchains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 100, undefined>]>, undefined>;
      readonly assets: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 100, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MinLengthAction<{
      address: string;
      blockchains?: string[] | undefined;
      assets?: string[] | undefined;
    }[], 1, undefined>, import("valibot").MaxLengthAction<{
      address: string;
      blockchains?: string[] | undefined;
      assets?: string[] | undefined;
    }[], 50, undefined>]>;
    readonly provider: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly defaultNetwork: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly partnerUserId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly defaultExperience: import("valibot").OptionalSchema<import("valibot").LiteralSchema<"buy", undefined>, undefined>;
    readonly presetCryptoAmount: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
    readonly presetFiatAmount: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
    readonly paymentCurrency: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly paymentMethod: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly country: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 6, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly url: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 8192, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly capability: "onramp";
}, {
  readonly name: "getOnrampOptions";
  readonly summary: "Returns the currencies that can be bought and those that can be paid with.";
  readonly method: "GET";
  readonly path: "/v1/onramp/options";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly purchaseCurrencies: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly symbol: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly icon_url: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      readonly networks: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly display_name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
        readonly chain_id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly contract_address: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        name: string;
        display_name?: string | undefined;
        chain_id: string;
        contract_address?: string | undefined;
      }[], 100, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      name: string;
      symbol: string;
      icon_url?: string | null | undefined;
      networks: {
        name: string;
        display_name?: string | undefined;
        chain_id: string;
        contract_address?: string | undefined;
      }[];
    }[], 1000, undefined>]>;
    readonly paymentCurrencies: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly payment_method_limits: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
        readonly min: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
        readonly max: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        id: string;
        min: string;
        max: string;
      }[], 100, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      payment_method_limits: {
        id: string;
        min: string;
        max: string;
      }[];
    }[], 200, undefined>]>;
    readonly providers: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 20, undefined>]>, undefined>;
    readonly pages: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly provider: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly url: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 8192, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").RegexAction<string, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      provider: string;
      url: string;
    }[], 20, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "onramp";
}, {
  readonly name: "getOnrampQuote";
  readonly summary: "Returns a quote for a purchase.";
  readonly method: "POST";
  readonly path: "/v1/onramp/quote";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly purchaseCurrency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly paymentCurrency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
    readonly network: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly provider: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly paymentMethod: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly country: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 6, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly fees: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      name?: string | undefined;
      amount: string;
      currency: string;
    }[], 20, undefined>]>;
    readonly paymentSubtotal: import("valibot").ObjectSchema<{
      readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    }, undefined>;
    readonly paymentTotal: import("valibot").ObjectSchema<{
      readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    }, undefined>;
    readonly purchaseAmount: import("valibot").ObjectSchema<{
      readonly amount: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 120, undefined>, import("valibot").RegexAction<string, undefined>]>;
      readonly currency: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    }, undefined>;
    readonly quoteId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly provider: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly capability: "onramp";
}, {
  readonly name: "getSessions";
  readonly summary: "Returns the sign-in sessions of an account with the project, newest first. Requires the token of one of them, as `Authorization: Bearer` or as a cookie. A back end passes the origin of its app as `aud`.";
  readonly method: "GET";
  readonly path: "/v1/sessions/{address}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly aud: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
  }, undefined>;
  readonly isForSignedIn: true;
  readonly response: import("valibot").ObjectSchema<{
    readonly pcis: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly pci: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly project: import("valibot").OptionalSchema<import("valibot").ObjectSchema<{
        readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
        readonly url: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
        readonly iconUrl: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 65536, undefined>, import("valibot").CheckAction<string, "Not a picture">]>, undefined>, null>;
      }, undefined>, undefined>;
      readonly createdAt: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>;
      readonly expiry: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>;
      readonly revokedAt: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 1000000000000, undefined>]>, undefined>;
      readonly permissions: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").UnknownSchema, undefined>, import("valibot").MaxLengthAction<unknown[], 100, undefined>]>;
      readonly session: import("valibot").OptionalSchema<import("valibot").GenericSchema<SiwxSession>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      pci: string;
      project?: {
        name: string;
        url?: string | null | undefined;
        iconUrl?: string | null | undefined;
      } | undefined;
      createdAt: number;
      expiry: number;
      revokedAt?: number | null | undefined;
      permissions: unknown[];
      session?: SiwxSession | undefined;
    }[], 500, undefined>]>;
  }, undefined>;
}, {
  readonly name: "revokeSession";
  readonly summary: "Revokes a sign-in session with a signature of its account. Works on any device, without the session's token.";
  readonly method: "POST";
  readonly path: "/v1/sessions/{address}/revoke";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly address: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 193, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly pci: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly signature: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 16384, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly success: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
}, {
  readonly name: "getConfig";
  readonly summary: "Returns a project's features, the relay for its apps and the origin of the embedded wallet.";
  readonly method: "GET";
  readonly path: "/appkit/v1/config";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly features: import("valibot").ObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly offered: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>]>, undefined>;
    readonly relay: import("valibot").NullishSchema<import("valibot").ObjectSchema<{
      readonly url: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
    }, undefined>, undefined>;
    readonly secureSite: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
    readonly nameSuffix: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
  }, undefined>;
}, {
  readonly name: "getOrigins";
  readonly summary: "Returns the origins that may use a project.";
  readonly method: "GET";
  readonly path: "/projects/v1/origins";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly allowedOrigins: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 1000, undefined>]>;
  }, undefined>;
}, {
  readonly name: "getWallets";
  readonly summary: "Returns wallets of the catalogue in pages, optionally filtered or searched.";
  readonly method: "GET";
  readonly path: "/getWallets";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly page: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToNumberAction<string, undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>, import("valibot").MaxValueAction<number, 10000, undefined>]>, "1">;
    readonly entries: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToNumberAction<string, undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>, import("valibot").MaxValueAction<number, 100, undefined>]>, "40">;
    readonly include: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly exclude: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>]>, undefined>;
    readonly search: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly badge_type: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 64, undefined>]>, undefined>;
    readonly images: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToNumberAction<string, undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>, import("valibot").MaxValueAction<number, 8, undefined>]>, "0">;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>;
      readonly homepage: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly image_id: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly image_url: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly image_data: import("valibot").OptionalSchema<import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, number, undefined>, import("valibot").RegexAction<string, undefined>]>, undefined>, null>, undefined>;
      readonly rdns: import("valibot").NullishSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
      readonly chains: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>, undefined>, import("valibot").MaxLengthAction<(`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[], 256, undefined>]>, readonly []>;
      readonly mobile_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly link_mode: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly desktop_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a link that opens an app">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly webapp_link: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly app_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly play_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly chrome_store: import("valibot").NullishSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").UrlAction<string, undefined>, import("valibot").CheckAction<string, "Not an https: URL">]>, import("valibot").LiteralSchema<"", undefined>], undefined>, undefined>;
      readonly badge_type: import("valibot").SchemaWithFallback<import("valibot").NullishSchema<import("valibot").PicklistSchema<readonly ["certified"], undefined>, undefined>, null>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      id: string;
      name: string;
      homepage?: string | null | undefined;
      image_id?: string | null | undefined;
      image_url?: string | null | undefined;
      image_data?: string | null | undefined;
      rdns?: string | null | undefined;
      chains: (`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`)[];
      mobile_link?: string | null | undefined;
      link_mode?: string | null | undefined;
      desktop_link?: string | null | undefined;
      webapp_link?: string | null | undefined;
      app_store?: string | null | undefined;
      play_store?: string | null | undefined;
      chrome_store?: string | null | undefined;
      badge_type?: "certified" | null | undefined;
    }[], 100, undefined>]>;
    readonly count: import("valibot").NumberSchema<undefined>;
  }, undefined>;
}, {
  readonly name: "getWalletImage";
  readonly summary: "Returns the picture of a wallet by its image_id.";
  readonly method: "GET";
  readonly path: "/getWalletImage/{id}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: "blob";
}, {
  readonly name: "getAssetImage";
  readonly summary: "Returns the picture of a network or another asset of the catalogue.";
  readonly method: "GET";
  readonly path: "/public/getAssetImage/{id}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: "blob";
}, {
  readonly name: "getCurrencyImage";
  readonly summary: "Returns the picture of a currency.";
  readonly method: "GET";
  readonly path: "/public/getCurrencyImage/{id}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: "blob";
}, {
  readonly name: "getTokenImage";
  readonly summary: "Returns the picture of a token by its symbol.";
  readonly method: "GET";
  readonly path: "/public/getTokenImage/{id}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MinLengthAction<string, 1, undefined>, import("valibot").MaxLengthAction<string, 128, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: "blob";
}, {
  readonly name: "getImage";
  readonly summary: "Returns a picture from the web, such as that of an NFT, at a path that an answer of this cloud has named.";
  readonly method: "GET";
  readonly path: "/v1/image/{signed}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly signed: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 4096, undefined>, import("valibot").RegexAction<string, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    readonly clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: "blob";
}, {
  readonly name: "getAnalyticsConfig";
  readonly summary: "Returns whether a project collects events.";
  readonly method: "GET";
  readonly path: "/getAnalyticsConfig";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
}, {
  readonly name: "sendEvent";
  readonly summary: "Records an event of a modal.";
  readonly method: "POST";
  readonly path: "/e";
  readonly query: import("valibot").ObjectSchema<{
    projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
    clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  }, undefined>;
  readonly body: import("valibot").ObjectSchema<{
    readonly eventId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
    readonly url: import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, import("valibot").UrlAction<string, undefined>]>;
    readonly domain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
    readonly timestamp: import("valibot").NumberSchema<undefined>;
    readonly props: import("valibot").LooseObjectSchema<{
      readonly type: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
      readonly event: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
    }, undefined>;
  }, undefined>;
  readonly response: "empty";
}];
declare const sdkQuerySchema: import("valibot").ObjectSchema<{
  projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  st: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  sv: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
  clientId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>;
}, undefined>;
export { type ApiError, type ApiErrorCode, type EndpointDefinition, type EndpointMethod, type EndpointRequest, type EndpointResponse, type JsonRpcRequest, type NameMessage, type NameRecord, type Nft, type OnrampOptions, type OnrampQuote, type SwapToken, type SwapTransaction, type TokenBalance, type Transaction, apiErrorCodes, apiErrorSchema, buildSwapApproval, buildSwapTransaction, createOnrampUrl, defineEndpoint, endpoints, getGasPrice, getHistory, getIdentity, getImage, getNameSuggestions, getNfts, getOnrampOptions, getOnrampQuote, getSessions, getSupportedChains, getSwapAllowance, getSwapQuotes, getSwapTokens, getTokenBalances, getTokenPrices, jsonRpcAnswerSchema, jsonRpcBodySchema, jsonRpcRequestSchema, lookUpAddressNames, lookUpName, nameMessageSchema, nameRecordSchema, nftSchema, onrampOptionsSchema, onrampQuoteSchema, registerName, resolveOffchain, revokeSession, rpcBatchLimit, rpcChainIdSchema, rpcChainIds, sdkQuerySchema, sendBundlerRpc, sendChainRpc, swapTokenSchema, swapTransactionSchema, tokenBalanceSchema, transactionSchema };
