// Generated from the built types by `pnpm api:write`. The comments are left out.
import { InferOutput } from "valibot";
declare const IMAGE_DATA_LIMIT = 12288;
declare const walletBadges: readonly ['certified'];
declare const catalogueWalletSchema: import("valibot").ObjectSchema<{
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
}, undefined>;
type CatalogueWallet = InferOutput<typeof catalogueWalletSchema>;
declare const getWalletImage: {
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
};
declare const getAssetImage: {
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
};
declare const getCurrencyImage: {
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
};
declare const getTokenImage: {
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
};
declare const getWallets: {
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
};
export { type CatalogueWallet, IMAGE_DATA_LIMIT, catalogueWalletSchema, getAssetImage, getCurrencyImage, getTokenImage, getWalletImage, getWallets, walletBadges };
