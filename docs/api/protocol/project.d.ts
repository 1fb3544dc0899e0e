// Generated from the built types by `pnpm api:write`. The comments are left out.
import { InferOutput } from "valibot";
declare const adminListProjects: {
  readonly name: "adminListProjects";
  readonly summary: "Returns all projects.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects";
  readonly response: import("valibot").ObjectSchema<{
    readonly projects: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly key: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly projectId: import("valibot").StringSchema<undefined>;
      readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly id: import("valibot").StringSchema<undefined>;
        readonly createdAt: import("valibot").NumberSchema<undefined>;
        readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      }, undefined>, undefined>;
      readonly isActive: import("valibot").BooleanSchema<undefined>;
      readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly features: import("valibot").ObjectSchema<{
        readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
        readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
        readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
        readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      }, undefined>;
      readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
      readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
      readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
        readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
        readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
      }, undefined>, undefined>;
      readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
      readonly mails: import("valibot").ObjectSchema<{
        readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
          readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
          readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
          readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
          readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        }, undefined>, undefined>, undefined>;
      }, undefined>;
      readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly id: import("valibot").StringSchema<undefined>;
        readonly name: import("valibot").StringSchema<undefined>;
        readonly createdAt: import("valibot").NumberSchema<undefined>;
      }, undefined>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly updatedAt: import("valibot").NumberSchema<undefined>;
      readonly revision: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const adminCreateProject: {
  readonly name: "adminCreateProject";
  readonly summary: "Creates a project.";
  readonly method: "POST";
  readonly path: "/admin/v1/projects";
  readonly body: Omit<import("valibot").StrictObjectSchema<{
    readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>, undefined>;
    readonly isActive: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly allowedOrigins: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 253, undefined>, import("valibot").ToLowerCaseAction, import("valibot").TransformAction<string, string>, import("valibot").CheckAction<string, "Not an origin such as https://app.example.com, a pattern such as https://*.example.com or http://localhost:*, or *">]>, undefined>, import("valibot").MaxLengthAction<string[], 200, "More than 200 origins">]>, undefined>;
    readonly features: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isAnalyticsEnabled: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly keepsEvents: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly relay: import("valibot").OptionalSchema<import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>, undefined>;
    readonly requiresSecret: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly mails: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>]>, undefined>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], 19, "More texts than languages">, import("valibot").CheckAction<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], "Two texts of the same language">]>, undefined>;
    }, undefined>, undefined>;
  }, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
    readonly entries: {
      readonly name: import("valibot").NonOptionalSchema<import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>, undefined>, undefined>;
      readonly isActive: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly allowedOrigins: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 253, undefined>, import("valibot").ToLowerCaseAction, import("valibot").TransformAction<string, string>, import("valibot").CheckAction<string, "Not an origin such as https://app.example.com, a pattern such as https://*.example.com or http://localhost:*, or *">]>, undefined>, import("valibot").MaxLengthAction<string[], 200, "More than 200 origins">]>, undefined>;
      readonly features: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
        readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
        readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
        readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      }, undefined>, undefined>;
      readonly isAnalyticsEnabled: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly keepsEvents: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly relay: import("valibot").OptionalSchema<import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
        readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
        readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
      }, undefined>, undefined>, undefined>;
      readonly requiresSecret: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly mails: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
        readonly app: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
        readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
        readonly texts: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
          readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
          readonly subject: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
          readonly intro: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
          readonly note: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>]>, undefined>;
        }, undefined>, undefined>, import("valibot").MaxLengthAction<{
          language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
          subject?: string | undefined;
          intro?: string | undefined;
          note?: string | undefined;
        }[], 19, "More texts than languages">, import("valibot").CheckAction<{
          language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
          subject?: string | undefined;
          intro?: string | undefined;
          note?: string | undefined;
        }[], "Two texts of the same language">]>, undefined>;
      }, undefined>, undefined>;
    };
    readonly "~standard": import("valibot").StandardProps<{
      name: string;
      isActive?: boolean | undefined;
      allowedOrigins?: string[] | undefined;
      features?: {
        email?: boolean | undefined;
        activity?: boolean | undefined;
        nfts?: boolean | undefined;
        reownBranding?: boolean | undefined;
        socials?: false | ("apple" | "discord" | "facebook" | "farcaster" | "github" | "google" | "x")[] | undefined;
        swaps?: false | ("1inch" | "devnet" | "kyberswap")[] | undefined;
        onramp?: false | ("coinbase" | "meld" | "sandbox")[] | undefined;
      } | undefined;
      isAnalyticsEnabled?: boolean | undefined;
      keepsEvents?: boolean | undefined;
      relay?: {
        url: string | null;
        projectId: string;
      } | null | undefined;
      requiresSecret?: boolean | undefined;
      mails?: {
        app?: string | undefined;
        sender?: string | undefined;
        texts?: {
          language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
          subject?: string | undefined;
          intro?: string | undefined;
          note?: string | undefined;
        }[] | undefined;
      } | undefined;
    }, {
      name: string;
      isActive?: boolean | undefined;
      allowedOrigins?: string[] | undefined;
      features?: {
        email?: boolean | undefined;
        activity?: boolean | undefined;
        nfts?: boolean | undefined;
        reownBranding?: boolean | undefined;
        socials?: false | ("apple" | "discord" | "facebook" | "farcaster" | "github" | "google" | "x")[] | undefined;
        swaps?: false | ("1inch" | "devnet" | "kyberswap")[] | undefined;
        onramp?: false | ("coinbase" | "meld" | "sandbox")[] | undefined;
      } | undefined;
      isAnalyticsEnabled?: boolean | undefined;
      keepsEvents?: boolean | undefined;
      relay?: {
        url: string | null;
        projectId: string;
      } | null | undefined;
      requiresSecret?: boolean | undefined;
      mails?: {
        app?: string | undefined;
        sender?: string | undefined;
        texts?: {
          language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
          subject?: string | undefined;
          intro?: string | undefined;
          note?: string | undefined;
        }[] | undefined;
      } | undefined;
    }>;
    readonly "~run": (dataset: import("valibot").UnknownDataset, config: import("valibot").Config<import("valibot").BaseIssue<unknown>>) => import("valibot").OutputDataset<{
      name: string;
      isActive?: boolean | undefined;
      allowedOrigins?: string[] | undefined;
      features?: {
        email?: boolean | undefined;
        activity?: boolean | undefined;
        nfts?: boolean | undefined;
        reownBranding?: boolean | undefined;
        socials?: false | ("apple" | "discord" | "facebook" | "farcaster" | "github" | "google" | "x")[] | undefined;
        swaps?: false | ("1inch" | "devnet" | "kyberswap")[] | undefined;
        onramp?: false | ("coinbase" | "meld" | "sandbox")[] | undefined;
      } | undefined;
      isAnalyticsEnabled?: boolean | undefined;
      keepsEvents?: boolean | undefined;
      relay?: {
        url: string | null;
        projectId: string;
      } | null | undefined;
      requiresSecret?: boolean | undefined;
      mails?: {
        app?: string | undefined;
        sender?: string | undefined;
        texts?: {
          language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
          subject?: string | undefined;
          intro?: string | undefined;
          note?: string | undefined;
        }[] | undefined;
      } | undefined;
    }, import("valibot").ArrayIssue | import("valibot").BooleanIssue | import("valibot").CheckIssue<string> | import("valibot").CheckIssue<{
      language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
      subject?: string | undefined;
      intro?: string | undefined;
      note?: string | undefined;
    }[]> | import("valibot").LiteralIssue | import("valibot").MaxLengthIssue<string, number> | import("valibot").MaxLengthIssue<string, 128> | import("valibot").MaxLengthIssue<string, 253> | import("valibot").MaxLengthIssue<string, 2048> | import("valibot").MaxLengthIssue<string[], 200> | import("valibot").MaxLengthIssue<{
      language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
      subject?: string | undefined;
      intro?: string | undefined;
      note?: string | undefined;
    }[], 19> | import("valibot").MinLengthIssue<string, 1> | import("valibot").NonOptionalIssue | import("valibot").PicklistIssue | import("valibot").StrictObjectIssue | import("valibot").StringIssue | import("valibot").UnionIssue<import("valibot").ArrayIssue | import("valibot").LiteralIssue | import("valibot").PicklistIssue>>;
    readonly "~types"?: {
      readonly input: {
        name: string;
        isActive?: boolean | undefined;
        allowedOrigins?: string[] | undefined;
        features?: {
          email?: boolean | undefined;
          activity?: boolean | undefined;
          nfts?: boolean | undefined;
          reownBranding?: boolean | undefined;
          socials?: false | ("apple" | "discord" | "facebook" | "farcaster" | "github" | "google" | "x")[] | undefined;
          swaps?: false | ("1inch" | "devnet" | "kyberswap")[] | undefined;
          onramp?: false | ("coinbase" | "meld" | "sandbox")[] | undefined;
        } | undefined;
        isAnalyticsEnabled?: boolean | undefined;
        keepsEvents?: boolean | undefined;
        relay?: {
          url: string | null;
          projectId: string;
        } | null | undefined;
        requiresSecret?: boolean | undefined;
        mails?: {
          app?: string | undefined;
          sender?: string | undefined;
          texts?: {
            language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
            subject?: string | undefined;
            intro?: string | undefined;
            note?: string | undefined;
          }[] | undefined;
        } | undefined;
      };
      readonly output: {
        name: string;
        isActive?: boolean | undefined;
        allowedOrigins?: string[] | undefined;
        features?: {
          email?: boolean | undefined;
          activity?: boolean | undefined;
          nfts?: boolean | undefined;
          reownBranding?: boolean | undefined;
          socials?: false | ("apple" | "discord" | "facebook" | "farcaster" | "github" | "google" | "x")[] | undefined;
          swaps?: false | ("1inch" | "devnet" | "kyberswap")[] | undefined;
          onramp?: false | ("coinbase" | "meld" | "sandbox")[] | undefined;
        } | undefined;
        isAnalyticsEnabled?: boolean | undefined;
        keepsEvents?: boolean | undefined;
        relay?: {
          url: string | null;
          projectId: string;
        } | null | undefined;
        requiresSecret?: boolean | undefined;
        mails?: {
          app?: string | undefined;
          sender?: string | undefined;
          texts?: {
            language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
            subject?: string | undefined;
            intro?: string | undefined;
            note?: string | undefined;
          }[] | undefined;
        } | undefined;
      };
      readonly issue: import("valibot").ArrayIssue | import("valibot").BooleanIssue | import("valibot").CheckIssue<string> | import("valibot").CheckIssue<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[]> | import("valibot").LiteralIssue | import("valibot").MaxLengthIssue<string, number> | import("valibot").MaxLengthIssue<string, 128> | import("valibot").MaxLengthIssue<string, 253> | import("valibot").MaxLengthIssue<string, 2048> | import("valibot").MaxLengthIssue<string[], 200> | import("valibot").MaxLengthIssue<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], 19> | import("valibot").MinLengthIssue<string, 1> | import("valibot").NonOptionalIssue | import("valibot").PicklistIssue | import("valibot").StrictObjectIssue | import("valibot").StringIssue | import("valibot").UnionIssue<import("valibot").ArrayIssue | import("valibot").LiteralIssue | import("valibot").PicklistIssue>;
    } | undefined;
  };
  readonly response: import("valibot").ObjectSchema<{
    readonly key: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly projectId: import("valibot").StringSchema<undefined>;
    readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isActive: import("valibot").BooleanSchema<undefined>;
    readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly features: import("valibot").ObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
    readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
    readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>;
    readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
    readonly mails: import("valibot").ObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>, undefined>, undefined>;
    }, undefined>;
    readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly updatedAt: import("valibot").NumberSchema<undefined>;
    readonly revision: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminGetProject: {
  readonly name: "adminGetProject";
  readonly summary: "Returns a project.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly key: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly projectId: import("valibot").StringSchema<undefined>;
    readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isActive: import("valibot").BooleanSchema<undefined>;
    readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly features: import("valibot").ObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
    readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
    readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>;
    readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
    readonly mails: import("valibot").ObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>, undefined>, undefined>;
    }, undefined>;
    readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly updatedAt: import("valibot").NumberSchema<undefined>;
    readonly revision: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminUpdateProject: {
  readonly name: "adminUpdateProject";
  readonly summary: "Changes the fields of a project that the body contains.";
  readonly method: "PUT";
  readonly path: "/admin/v1/projects/{project}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>, undefined>;
    readonly isActive: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly allowedOrigins: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 253, undefined>, import("valibot").ToLowerCaseAction, import("valibot").TransformAction<string, string>, import("valibot").CheckAction<string, "Not an origin such as https://app.example.com, a pattern such as https://*.example.com or http://localhost:*, or *">]>, undefined>, import("valibot").MaxLengthAction<string[], 200, "More than 200 origins">]>, undefined>;
    readonly features: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isAnalyticsEnabled: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly keepsEvents: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly relay: import("valibot").OptionalSchema<import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>, undefined>;
    readonly requiresSecret: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly mails: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>]>, undefined>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], 19, "More texts than languages">, import("valibot").CheckAction<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], "Two texts of the same language">]>, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly key: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly projectId: import("valibot").StringSchema<undefined>;
    readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isActive: import("valibot").BooleanSchema<undefined>;
    readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly features: import("valibot").ObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
    readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
    readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>;
    readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
    readonly mails: import("valibot").ObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>, undefined>, undefined>;
    }, undefined>;
    readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly updatedAt: import("valibot").NumberSchema<undefined>;
    readonly revision: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminPatchProject: {
  readonly name: "adminPatchProject";
  readonly summary: "Changes the fields of a project that `change` contains, if the header `if-match` names its revision, such as `\"7\"`. Otherwise it answers 409 `project_conflict` with the versions: before, theirs and yours.";
  readonly method: "PATCH";
  readonly path: "/admin/v1/projects/{project}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly change: import("valibot").StrictObjectSchema<{
      readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>, undefined>;
      readonly isActive: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly allowedOrigins: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 253, undefined>, import("valibot").ToLowerCaseAction, import("valibot").TransformAction<string, string>, import("valibot").CheckAction<string, "Not an origin such as https://app.example.com, a pattern such as https://*.example.com or http://localhost:*, or *">]>, undefined>, import("valibot").MaxLengthAction<string[], 200, "More than 200 origins">]>, undefined>;
      readonly features: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
        readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
        readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
        readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      }, undefined>, undefined>;
      readonly isAnalyticsEnabled: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly keepsEvents: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly relay: import("valibot").OptionalSchema<import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
        readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
        readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
      }, undefined>, undefined>, undefined>;
      readonly requiresSecret: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly mails: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
        readonly app: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
        readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
        readonly texts: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
          readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
          readonly subject: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
          readonly intro: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
          readonly note: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>]>, undefined>;
        }, undefined>, undefined>, import("valibot").MaxLengthAction<{
          language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
          subject?: string | undefined;
          intro?: string | undefined;
          note?: string | undefined;
        }[], 19, "More texts than languages">, import("valibot").CheckAction<{
          language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
          subject?: string | undefined;
          intro?: string | undefined;
          note?: string | undefined;
        }[], "Two texts of the same language">]>, undefined>;
      }, undefined>, undefined>;
    }, undefined>;
    readonly reason: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 500, "Longer than 500 characters">]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly key: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly projectId: import("valibot").StringSchema<undefined>;
    readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isActive: import("valibot").BooleanSchema<undefined>;
    readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly features: import("valibot").ObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
    readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
    readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>;
    readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
    readonly mails: import("valibot").ObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>, undefined>, undefined>;
    }, undefined>;
    readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly updatedAt: import("valibot").NumberSchema<undefined>;
    readonly revision: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminProjectConflictSchema: import("valibot").ObjectSchema<{
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
  readonly before: import("valibot").NullableSchema<import("valibot").ObjectSchema<{
    readonly key: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly projectId: import("valibot").StringSchema<undefined>;
    readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isActive: import("valibot").BooleanSchema<undefined>;
    readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly features: import("valibot").ObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
    readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
    readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>;
    readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
    readonly mails: import("valibot").ObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>, undefined>, undefined>;
    }, undefined>;
    readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly updatedAt: import("valibot").NumberSchema<undefined>;
    readonly revision: import("valibot").NumberSchema<undefined>;
  }, undefined>, undefined>;
  readonly theirs: import("valibot").ObjectSchema<{
    readonly key: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly projectId: import("valibot").StringSchema<undefined>;
    readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isActive: import("valibot").BooleanSchema<undefined>;
    readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly features: import("valibot").ObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
    readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
    readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>;
    readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
    readonly mails: import("valibot").ObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>, undefined>, undefined>;
    }, undefined>;
    readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly updatedAt: import("valibot").NumberSchema<undefined>;
    readonly revision: import("valibot").NumberSchema<undefined>;
  }, undefined>;
  readonly yours: import("valibot").StrictObjectSchema<{
    readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>, undefined>;
    readonly isActive: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly allowedOrigins: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 253, undefined>, import("valibot").ToLowerCaseAction, import("valibot").TransformAction<string, string>, import("valibot").CheckAction<string, "Not an origin such as https://app.example.com, a pattern such as https://*.example.com or http://localhost:*, or *">]>, undefined>, import("valibot").MaxLengthAction<string[], 200, "More than 200 origins">]>, undefined>;
    readonly features: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isAnalyticsEnabled: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly keepsEvents: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly relay: import("valibot").OptionalSchema<import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>, undefined>;
    readonly requiresSecret: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly mails: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>]>, undefined>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], 19, "More texts than languages">, import("valibot").CheckAction<{
        language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
        subject?: string | undefined;
        intro?: string | undefined;
        note?: string | undefined;
      }[], "Two texts of the same language">]>, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
}, undefined>;
declare const adminRotateProjectId: {
  readonly name: "adminRotateProjectId";
  readonly summary: "Creates a new id for a project. Earlier ids keep working until they are retired.";
  readonly method: "POST";
  readonly path: "/admin/v1/projects/{project}/ids";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly key: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly projectId: import("valibot").StringSchema<undefined>;
    readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isActive: import("valibot").BooleanSchema<undefined>;
    readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly features: import("valibot").ObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
    readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
    readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>;
    readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
    readonly mails: import("valibot").ObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>, undefined>, undefined>;
    }, undefined>;
    readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly updatedAt: import("valibot").NumberSchema<undefined>;
    readonly revision: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminRetireProjectId: {
  readonly name: "adminRetireProjectId";
  readonly summary: "Retires an earlier id of a project.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/projects/{project}/ids/{id}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly id: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly key: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly projectId: import("valibot").StringSchema<undefined>;
    readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isActive: import("valibot").BooleanSchema<undefined>;
    readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly features: import("valibot").ObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
    readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
    readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>;
    readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
    readonly mails: import("valibot").ObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>, undefined>, undefined>;
    }, undefined>;
    readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly updatedAt: import("valibot").NumberSchema<undefined>;
    readonly revision: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminAddProjectSecret: {
  readonly name: "adminAddProjectSecret";
  readonly summary: "Creates a secret for the programs of a project, at most two. It is returned only once.";
  readonly method: "POST";
  readonly path: "/admin/v1/projects/{project}/secrets";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly name: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly secret: import("valibot").StringSchema<undefined>;
    readonly project: import("valibot").ObjectSchema<{
      readonly key: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly projectId: import("valibot").StringSchema<undefined>;
      readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly id: import("valibot").StringSchema<undefined>;
        readonly createdAt: import("valibot").NumberSchema<undefined>;
        readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      }, undefined>, undefined>;
      readonly isActive: import("valibot").BooleanSchema<undefined>;
      readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly features: import("valibot").ObjectSchema<{
        readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
        readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
        readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
        readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
        readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      }, undefined>;
      readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
      readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
      readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
        readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
        readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
      }, undefined>, undefined>;
      readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
      readonly mails: import("valibot").ObjectSchema<{
        readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
          readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
          readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
          readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
          readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        }, undefined>, undefined>, undefined>;
      }, undefined>;
      readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly id: import("valibot").StringSchema<undefined>;
        readonly name: import("valibot").StringSchema<undefined>;
        readonly createdAt: import("valibot").NumberSchema<undefined>;
      }, undefined>, undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly updatedAt: import("valibot").NumberSchema<undefined>;
      readonly revision: import("valibot").NumberSchema<undefined>;
    }, undefined>;
  }, undefined>;
};
declare const adminRemoveProjectSecret: {
  readonly name: "adminRemoveProjectSecret";
  readonly summary: "Removes a secret of a project, by its id or name.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/projects/{project}/secrets/{secret}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly secret: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly key: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly projectId: import("valibot").StringSchema<undefined>;
    readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
      readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly isActive: import("valibot").BooleanSchema<undefined>;
    readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly features: import("valibot").ObjectSchema<{
      readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
      readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
      readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    }, undefined>;
    readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
    readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
    readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
      readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
      readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
    }, undefined>, undefined>;
    readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
    readonly mails: import("valibot").ObjectSchema<{
      readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
        readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
        readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
        readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      }, undefined>, undefined>, undefined>;
    }, undefined>;
    readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly id: import("valibot").StringSchema<undefined>;
      readonly name: import("valibot").StringSchema<undefined>;
      readonly createdAt: import("valibot").NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly updatedAt: import("valibot").NumberSchema<undefined>;
    readonly revision: import("valibot").NumberSchema<undefined>;
  }, undefined>;
};
declare const adminAuditEntrySchema: import("valibot").ObjectSchema<{
  readonly seq: import("valibot").NumberSchema<undefined>;
  readonly time: import("valibot").NumberSchema<undefined>;
  readonly actor: import("valibot").StringSchema<undefined>;
  readonly action: import("valibot").StringSchema<undefined>;
  readonly object: import("valibot").StringSchema<undefined>;
  readonly before: import("valibot").NullableSchema<import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").UnknownSchema, undefined>, undefined>;
  readonly after: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").UnknownSchema, undefined>;
  readonly address: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly reason: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly requestId: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
}, undefined>;
type AdminAuditEntry = InferOutput<typeof adminAuditEntrySchema>;
declare const adminListAudit: {
  readonly name: "adminListAudit";
  readonly summary: "Returns what operators changed, newest first.";
  readonly method: "GET";
  readonly path: "/admin/v1/audit";
  readonly query: import("valibot").ObjectSchema<{
    readonly from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    readonly to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    readonly cursor: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not a cursor">, import("valibot").ToNumberAction<string, undefined>, import("valibot").IntegerAction<number, undefined>]>, undefined>;
    readonly entries: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not a number">, import("valibot").ToNumberAction<string, undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>, import("valibot").MaxValueAction<number, 1000, undefined>]>, "100">;
    readonly actor: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 300, undefined>]>, undefined>;
    readonly action: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 300, undefined>]>, undefined>;
    readonly object: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 300, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly seq: import("valibot").NumberSchema<undefined>;
      readonly time: import("valibot").NumberSchema<undefined>;
      readonly actor: import("valibot").StringSchema<undefined>;
      readonly action: import("valibot").StringSchema<undefined>;
      readonly object: import("valibot").StringSchema<undefined>;
      readonly before: import("valibot").NullableSchema<import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").UnknownSchema, undefined>, undefined>;
      readonly after: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").UnknownSchema, undefined>;
      readonly address: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly reason: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly requestId: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      seq: number;
      time: number;
      actor: string;
      action: string;
      object: string;
      before: {
        [x: string]: unknown;
      } | null;
      after: {
        [x: string]: unknown;
      };
      address: string | null;
      reason: string | null;
      requestId: string | null;
    }[], 1000, undefined>]>;
    readonly next: import("valibot").NullableSchema<import("valibot").StringSchema<undefined>, undefined>;
  }, undefined>;
};
declare const adminListEvents: {
  readonly name: "adminListEvents";
  readonly summary: "Returns a project's events, newest first, and the number of each per day.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/events";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly query: import("valibot").ObjectSchema<{
    readonly from: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    readonly to: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 40, undefined>, import("valibot").RegexAction<string, "Not a time such as 2026-01-31T12:00:00Z">, import("valibot").TransformAction<string, number>, import("valibot").CheckAction<number, "Not a time such as 2026-01-31T12:00:00Z">]>, undefined>;
    readonly cursor: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not a cursor">, import("valibot").ToNumberAction<string, undefined>, import("valibot").IntegerAction<number, undefined>]>, undefined>;
    readonly entries: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not a number">, import("valibot").ToNumberAction<string, undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 1, undefined>, import("valibot").MaxValueAction<number, 1000, undefined>]>, "100">;
    readonly event: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly data: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly eventId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
      readonly type: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
      readonly event: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
      readonly url: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
      readonly domain: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
      readonly timestamp: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly receivedAt: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
      readonly props: import("valibot").RecordSchema<import("valibot").StringSchema<undefined>, import("valibot").UnknownSchema, undefined>;
      readonly sdkType: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
      readonly sdkVersion: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      eventId: string;
      type: string | null;
      event: string;
      url: string;
      domain: string;
      timestamp: number;
      receivedAt: number;
      props: {
        [x: string]: unknown;
      };
      sdkType: string | null;
      sdkVersion: string | null;
    }[], 1000, undefined>]>;
    readonly next: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>, undefined>;
    readonly counts: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly day: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
      readonly event: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>]>;
      readonly count: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<undefined>, import("valibot").IntegerAction<number, undefined>, import("valibot").MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      day: string;
      event: string;
      count: number;
    }[], 10000, undefined>]>, undefined>;
  }, undefined>;
};
declare const allowedOriginSchema: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 253, undefined>, import("valibot").ToLowerCaseAction, import("valibot").TransformAction<string, string>, import("valibot").CheckAction<string, "Not an origin such as https://app.example.com, a pattern such as https://*.example.com or http://localhost:*, or *">]>;
declare const adminProjectChangeSchema: import("valibot").StrictObjectSchema<{
  readonly name: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>, undefined>;
  readonly isActive: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  readonly allowedOrigins: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MaxLengthAction<string, 253, undefined>, import("valibot").ToLowerCaseAction, import("valibot").TransformAction<string, string>, import("valibot").CheckAction<string, "Not an origin such as https://app.example.com, a pattern such as https://*.example.com or http://localhost:*, or *">]>, undefined>, import("valibot").MaxLengthAction<string[], 200, "More than 200 origins">]>, undefined>;
  readonly features: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
    readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
    readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
    readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
  }, undefined>, undefined>;
  readonly isAnalyticsEnabled: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  readonly keepsEvents: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  readonly relay: import("valibot").OptionalSchema<import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
    readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
  }, undefined>, undefined>, undefined>;
  readonly requiresSecret: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  readonly mails: import("valibot").OptionalSchema<import("valibot").StrictObjectSchema<{
    readonly app: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
    readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
    readonly texts: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
      readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
      readonly subject: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
      readonly intro: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
      readonly note: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>]>, undefined>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
      subject?: string | undefined;
      intro?: string | undefined;
      note?: string | undefined;
    }[], 19, "More texts than languages">, import("valibot").CheckAction<{
      language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
      subject?: string | undefined;
      intro?: string | undefined;
      note?: string | undefined;
    }[], "Two texts of the same language">]>, undefined>;
  }, undefined>, undefined>;
}, undefined>;
type AdminProjectChange = InferOutput<typeof adminProjectChangeSchema>;
declare const adminProjectSchema: import("valibot").ObjectSchema<{
  readonly key: import("valibot").StringSchema<undefined>;
  readonly name: import("valibot").StringSchema<undefined>;
  readonly projectId: import("valibot").StringSchema<undefined>;
  readonly ids: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly id: import("valibot").StringSchema<undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
    readonly retiredAt: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  }, undefined>, undefined>;
  readonly isActive: import("valibot").BooleanSchema<undefined>;
  readonly allowedOrigins: import("valibot").ArraySchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly features: import("valibot").ObjectSchema<{
    readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
    readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
    readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
    readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
    readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  }, undefined>;
  readonly isAnalyticsEnabled: import("valibot").BooleanSchema<undefined>;
  readonly keepsEvents: import("valibot").BooleanSchema<undefined>;
  readonly relay: import("valibot").NullableSchema<import("valibot").StrictObjectSchema<{
    readonly url: import("valibot").NullableSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a wss: URL">]>, undefined>;
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, 128, "Longer than 128 characters">, import("valibot").CheckAction<string, "Must not contain control characters">]>;
  }, undefined>, undefined>;
  readonly requiresSecret: import("valibot").BooleanSchema<undefined>;
  readonly mails: import("valibot").ObjectSchema<{
    readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
      readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
      readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
  }, undefined>;
  readonly secrets: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly id: import("valibot").StringSchema<undefined>;
    readonly name: import("valibot").StringSchema<undefined>;
    readonly createdAt: import("valibot").NumberSchema<undefined>;
  }, undefined>, undefined>;
  readonly createdAt: import("valibot").NumberSchema<undefined>;
  readonly updatedAt: import("valibot").NumberSchema<undefined>;
  readonly revision: import("valibot").NumberSchema<undefined>;
}, undefined>;
type AdminProject = InferOutput<typeof adminProjectSchema>;
declare const adminSponsorshipChangeSchema: import("valibot").StrictObjectSchema<{
  readonly gasAtMost: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a number of units of gas">, import("valibot").IntegerAction<number, "Not a whole number of units of gas">, import("valibot").MinValueAction<number, 1, "Less than one unit of gas">, import("valibot").MaxValueAction<number, 500000, "More than 500000 units of gas">]>, undefined>;
  readonly userWei: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>, undefined>;
  readonly projectWei: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>, undefined>;
  readonly newUserPercent: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a percentage">, import("valibot").IntegerAction<number, "Not a whole percentage">, import("valibot").MinValueAction<number, 0, "Less than 0 %">, import("valibot").MaxValueAction<number, 100, "More than 100 %">]>, undefined>;
  readonly paymasterUrls: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a URL such as https://paymaster.example.com/rpc">]>, undefined>, import("valibot").MaxLengthAction<string[], 10, "More than 10 paymasters">]>, undefined>;
  readonly calls: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
    readonly target: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not the address of a contract, or any">]>;
    readonly selector: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not a selector such as 0xa9059cbb, none, or any">]>;
    readonly valueAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    target: string;
    selector: string;
    valueAtMost: string;
  }[], 200, "More than 200 calls">, import("valibot").CheckAction<{
    target: string;
    selector: string;
    valueAtMost: string;
  }[], "Two entries for the same target and selector">]>, undefined>;
  readonly suspendedUntil: import("valibot").OptionalSchema<import("valibot").NullSchema<"Only null, which ends the suspension">, undefined>;
  readonly reason: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 500, "Longer than 500 characters">]>, undefined>;
}, undefined>;
type AdminSponsorshipChange = InferOutput<typeof adminSponsorshipChangeSchema>;
declare const adminSponsorshipNetworkSchema: import("valibot").ObjectSchema<{
  readonly gasAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a number of units of gas">, import("valibot").IntegerAction<number, "Not a whole number of units of gas">, import("valibot").MinValueAction<number, 1, "Less than one unit of gas">, import("valibot").MaxValueAction<number, 500000, "More than 500000 units of gas">]>;
  readonly userWei: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
  readonly projectWei: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
  readonly newUserPercent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a percentage">, import("valibot").IntegerAction<number, "Not a whole percentage">, import("valibot").MinValueAction<number, 0, "Less than 0 %">, import("valibot").MaxValueAction<number, 100, "More than 100 %">]>;
  readonly paymasterUrls: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a URL such as https://paymaster.example.com/rpc">]>, undefined>, import("valibot").MaxLengthAction<string[], 10, "More than 10 paymasters">]>;
  readonly calls: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
    readonly target: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not the address of a contract, or any">]>;
    readonly selector: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not a selector such as 0xa9059cbb, none, or any">]>;
    readonly valueAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    target: string;
    selector: string;
    valueAtMost: string;
  }[], 200, "More than 200 calls">, import("valibot").CheckAction<{
    target: string;
    selector: string;
    valueAtMost: string;
  }[], "Two entries for the same target and selector">]>;
  readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  readonly revision: import("valibot").NumberSchema<undefined>;
  readonly suspendedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
  readonly today: import("valibot").ObjectSchema<{
    readonly reserved: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
    readonly spent: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
    readonly lost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
  }, undefined>;
}, undefined>;
declare const adminSponsorshipSchema: import("valibot").ObjectSchema<{
  readonly project: import("valibot").StringSchema<undefined>;
  readonly networks: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly gasAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a number of units of gas">, import("valibot").IntegerAction<number, "Not a whole number of units of gas">, import("valibot").MinValueAction<number, 1, "Less than one unit of gas">, import("valibot").MaxValueAction<number, 500000, "More than 500000 units of gas">]>;
    readonly userWei: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
    readonly projectWei: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
    readonly newUserPercent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a percentage">, import("valibot").IntegerAction<number, "Not a whole percentage">, import("valibot").MinValueAction<number, 0, "Less than 0 %">, import("valibot").MaxValueAction<number, 100, "More than 100 %">]>;
    readonly paymasterUrls: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a URL such as https://paymaster.example.com/rpc">]>, undefined>, import("valibot").MaxLengthAction<string[], 10, "More than 10 paymasters">]>;
    readonly calls: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
      readonly target: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not the address of a contract, or any">]>;
      readonly selector: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not a selector such as 0xa9059cbb, none, or any">]>;
      readonly valueAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      target: string;
      selector: string;
      valueAtMost: string;
    }[], 200, "More than 200 calls">, import("valibot").CheckAction<{
      target: string;
      selector: string;
      valueAtMost: string;
    }[], "Two entries for the same target and selector">]>;
    readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
    readonly revision: import("valibot").NumberSchema<undefined>;
    readonly suspendedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
    readonly today: import("valibot").ObjectSchema<{
      readonly reserved: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      readonly spent: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      readonly lost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
    }, undefined>;
  }, undefined>, undefined>;
}, undefined>;
type AdminSponsorship = InferOutput<typeof adminSponsorshipSchema>;
type AdminSponsorshipNetwork = InferOutput<typeof adminSponsorshipNetworkSchema>;
declare const adminGetSponsorship: {
  readonly name: "adminGetSponsorship";
  readonly summary: "Returns what a project pays for, and what the day has cost so far.";
  readonly method: "GET";
  readonly path: "/admin/v1/projects/{project}/sponsorship";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly project: import("valibot").StringSchema<undefined>;
    readonly networks: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly gasAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a number of units of gas">, import("valibot").IntegerAction<number, "Not a whole number of units of gas">, import("valibot").MinValueAction<number, 1, "Less than one unit of gas">, import("valibot").MaxValueAction<number, 500000, "More than 500000 units of gas">]>;
      readonly userWei: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      readonly projectWei: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      readonly newUserPercent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a percentage">, import("valibot").IntegerAction<number, "Not a whole percentage">, import("valibot").MinValueAction<number, 0, "Less than 0 %">, import("valibot").MaxValueAction<number, 100, "More than 100 %">]>;
      readonly paymasterUrls: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a URL such as https://paymaster.example.com/rpc">]>, undefined>, import("valibot").MaxLengthAction<string[], 10, "More than 10 paymasters">]>;
      readonly calls: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
        readonly target: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not the address of a contract, or any">]>;
        readonly selector: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not a selector such as 0xa9059cbb, none, or any">]>;
        readonly valueAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        target: string;
        selector: string;
        valueAtMost: string;
      }[], 200, "More than 200 calls">, import("valibot").CheckAction<{
        target: string;
        selector: string;
        valueAtMost: string;
      }[], "Two entries for the same target and selector">]>;
      readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
      readonly revision: import("valibot").NumberSchema<undefined>;
      readonly suspendedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly today: import("valibot").ObjectSchema<{
        readonly reserved: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
        readonly spent: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
        readonly lost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      }, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const adminUpdateSponsorship: {
  readonly name: "adminUpdateSponsorship";
  readonly summary: "Changes what a project pays for on a network: the fields that the body contains. With the header `if-match`, only if it names the revision of the network (`\"0\"` for a new one); otherwise it answers 409 `sponsorship_conflict`.";
  readonly method: "PUT";
  readonly path: "/admin/v1/projects/{project}/sponsorship/{network}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly network: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  }, undefined>;
  readonly body: import("valibot").StrictObjectSchema<{
    readonly gasAtMost: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a number of units of gas">, import("valibot").IntegerAction<number, "Not a whole number of units of gas">, import("valibot").MinValueAction<number, 1, "Less than one unit of gas">, import("valibot").MaxValueAction<number, 500000, "More than 500000 units of gas">]>, undefined>;
    readonly userWei: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>, undefined>;
    readonly projectWei: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>, undefined>;
    readonly newUserPercent: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a percentage">, import("valibot").IntegerAction<number, "Not a whole percentage">, import("valibot").MinValueAction<number, 0, "Less than 0 %">, import("valibot").MaxValueAction<number, 100, "More than 100 %">]>, undefined>;
    readonly paymasterUrls: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a URL such as https://paymaster.example.com/rpc">]>, undefined>, import("valibot").MaxLengthAction<string[], 10, "More than 10 paymasters">]>, undefined>;
    readonly calls: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
      readonly target: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not the address of a contract, or any">]>;
      readonly selector: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not a selector such as 0xa9059cbb, none, or any">]>;
      readonly valueAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
    }, undefined>, undefined>, import("valibot").MaxLengthAction<{
      target: string;
      selector: string;
      valueAtMost: string;
    }[], 200, "More than 200 calls">, import("valibot").CheckAction<{
      target: string;
      selector: string;
      valueAtMost: string;
    }[], "Two entries for the same target and selector">]>, undefined>;
    readonly suspendedUntil: import("valibot").OptionalSchema<import("valibot").NullSchema<"Only null, which ends the suspension">, undefined>;
    readonly reason: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 500, "Longer than 500 characters">]>, undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly project: import("valibot").StringSchema<undefined>;
    readonly networks: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly gasAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a number of units of gas">, import("valibot").IntegerAction<number, "Not a whole number of units of gas">, import("valibot").MinValueAction<number, 1, "Less than one unit of gas">, import("valibot").MaxValueAction<number, 500000, "More than 500000 units of gas">]>;
      readonly userWei: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      readonly projectWei: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      readonly newUserPercent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a percentage">, import("valibot").IntegerAction<number, "Not a whole percentage">, import("valibot").MinValueAction<number, 0, "Less than 0 %">, import("valibot").MaxValueAction<number, 100, "More than 100 %">]>;
      readonly paymasterUrls: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a URL such as https://paymaster.example.com/rpc">]>, undefined>, import("valibot").MaxLengthAction<string[], 10, "More than 10 paymasters">]>;
      readonly calls: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
        readonly target: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not the address of a contract, or any">]>;
        readonly selector: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not a selector such as 0xa9059cbb, none, or any">]>;
        readonly valueAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        target: string;
        selector: string;
        valueAtMost: string;
      }[], 200, "More than 200 calls">, import("valibot").CheckAction<{
        target: string;
        selector: string;
        valueAtMost: string;
      }[], "Two entries for the same target and selector">]>;
      readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
      readonly revision: import("valibot").NumberSchema<undefined>;
      readonly suspendedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly today: import("valibot").ObjectSchema<{
        readonly reserved: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
        readonly spent: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
        readonly lost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      }, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const adminRemoveSponsorship: {
  readonly name: "adminRemoveSponsorship";
  readonly summary: "Ends what a project pays for on a network. Operations that the bundler has already taken are still paid for. With the header `if-match`, only if it names the revision of the network; otherwise it answers 409 `sponsorship_conflict`.";
  readonly method: "DELETE";
  readonly path: "/admin/v1/projects/{project}/sponsorship/{network}";
  readonly parameters: import("valibot").ObjectSchema<{
    readonly project: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
    readonly network: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly project: import("valibot").StringSchema<undefined>;
    readonly networks: import("valibot").ArraySchema<import("valibot").ObjectSchema<{
      readonly gasAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a number of units of gas">, import("valibot").IntegerAction<number, "Not a whole number of units of gas">, import("valibot").MinValueAction<number, 1, "Less than one unit of gas">, import("valibot").MaxValueAction<number, 500000, "More than 500000 units of gas">]>;
      readonly userWei: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      readonly projectWei: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      readonly newUserPercent: import("valibot").SchemaWithPipe<readonly [import("valibot").NumberSchema<"Not a percentage">, import("valibot").IntegerAction<number, "Not a whole percentage">, import("valibot").MinValueAction<number, 0, "Less than 0 %">, import("valibot").MaxValueAction<number, 100, "More than 100 %">]>;
      readonly paymasterUrls: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 2048, undefined>, import("valibot").CheckAction<string, "Not a URL such as https://paymaster.example.com/rpc">]>, undefined>, import("valibot").MaxLengthAction<string[], 10, "More than 10 paymasters">]>;
      readonly calls: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
        readonly target: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not the address of a contract, or any">]>;
        readonly selector: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").ToLowerCaseAction, import("valibot").RegexAction<string, "Not a selector such as 0xa9059cbb, none, or any">]>;
        readonly valueAtMost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      }, undefined>, undefined>, import("valibot").MaxLengthAction<{
        target: string;
        selector: string;
        valueAtMost: string;
      }[], 200, "More than 200 calls">, import("valibot").CheckAction<{
        target: string;
        selector: string;
        valueAtMost: string;
      }[], "Two entries for the same target and selector">]>;
      readonly chainId: import("valibot").CustomSchema<`bip122:${string}` | `cosmos:${string}` | `eip155:${string}` | `polkadot:${string}` | `solana:${string}`, import("valibot").ErrorMessage<import("valibot").CustomIssue> | undefined>;
      readonly revision: import("valibot").NumberSchema<undefined>;
      readonly suspendedUntil: import("valibot").NullableSchema<import("valibot").NumberSchema<undefined>, undefined>;
      readonly today: import("valibot").ObjectSchema<{
        readonly reserved: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
        readonly spent: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
        readonly lost: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "Not an amount in wei, such as 1000000000000000">]>;
      }, undefined>;
    }, undefined>, undefined>;
  }, undefined>;
};
declare const eventPlatforms: readonly ['android', 'ios', 'windows', 'macos', 'linux', 'chromeos', 'other'];
type EventPlatform = (typeof eventPlatforms)[number];
declare const getAnalyticsConfig: {
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
};
declare const projectFeaturesSchema: import("valibot").ObjectSchema<{
  readonly email: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  readonly socials: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["google", "github", "apple", "facebook", "x", "discord", "farcaster"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
  readonly swaps: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["1inch", "kyberswap", "devnet"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
  readonly onramp: import("valibot").OptionalSchema<import("valibot").UnionSchema<[import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 64, undefined>, import("valibot").TransformAction<string[], string[]>, import("valibot").ArraySchema<import("valibot").PicklistSchema<readonly ["meld", "coinbase", "sandbox"], undefined>, undefined>]>, import("valibot").LiteralSchema<false, undefined>], undefined>, undefined>;
  readonly activity: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  readonly nfts: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
  readonly reownBranding: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
}, undefined>;
type ProjectFeatures = InferOutput<typeof projectFeaturesSchema>;
declare const getConfig: {
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
};
declare const getOrigins: {
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
};
declare const appPlaceholder = "{app}";
declare const projectMailsChangeSchema: import("valibot").StrictObjectSchema<{
  readonly app: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
  readonly sender: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, "Must not contain < > \" { }">]>, undefined>;
  readonly texts: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").StrictObjectSchema<{
    readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
    readonly subject: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
    readonly intro: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>, import("valibot").CheckAction<string, "Must contain {app}, where the name of the app goes">]>, undefined>;
    readonly note: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").TrimAction, import("valibot").MinLengthAction<string, 1, "Must not be empty">, import("valibot").MaxLengthAction<string, number, `Longer than ${number} characters`>, import("valibot").CheckAction<string, "Must be one line, without characters that hide or reorder text">, import("valibot").CheckAction<string, "Must not contain an address of the web or of e-mail, which a reader would take for the cloud’s own">]>, import("valibot").CheckAction<string, ({ input }: import("valibot").CheckIssue<string>) => string>]>, undefined>;
  }, undefined>, undefined>, import("valibot").MaxLengthAction<{
    language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
    subject?: string | undefined;
    intro?: string | undefined;
    note?: string | undefined;
  }[], 19, "More texts than languages">, import("valibot").CheckAction<{
    language: "ar" | "de" | "en" | "es" | "fa" | "fr" | "he" | "hi" | "id" | "it" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "uk" | "vi" | "zh-Hans" | "zh-Hant";
    subject?: string | undefined;
    intro?: string | undefined;
    note?: string | undefined;
  }[], "Two texts of the same language">]>, undefined>;
}, undefined>;
declare const projectMailsSchema: import("valibot").ObjectSchema<{
  readonly app: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly sender: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
  readonly texts: import("valibot").OptionalSchema<import("valibot").ArraySchema<import("valibot").ObjectSchema<{
    readonly language: import("valibot").PicklistSchema<readonly ["en", "ar", "de", "es", "fa", "fr", "he", "hi", "id", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "vi", "zh-Hans", "zh-Hant"], undefined>;
    readonly subject: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly intro: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
    readonly note: import("valibot").OptionalSchema<import("valibot").StringSchema<undefined>, undefined>;
  }, undefined>, undefined>, undefined>;
}, undefined>;
type ProjectMails = InferOutput<typeof projectMailsSchema>;
declare const sendEvent: {
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
};
export { type AdminAuditEntry, type AdminProject, type AdminProjectChange, type AdminSponsorship, type AdminSponsorshipChange, type AdminSponsorshipNetwork, type EventPlatform, type ProjectFeatures, type ProjectMails, adminAddProjectSecret, adminCreateProject, adminGetProject, adminGetSponsorship, adminListAudit, adminListEvents, adminListProjects, adminPatchProject, adminProjectChangeSchema, adminProjectConflictSchema, adminProjectSchema, adminRemoveProjectSecret, adminRemoveSponsorship, adminRetireProjectId, adminRotateProjectId, adminSponsorshipChangeSchema, adminSponsorshipSchema, adminUpdateProject, adminUpdateSponsorship, allowedOriginSchema, appPlaceholder, eventPlatforms, getAnalyticsConfig, getConfig, getOrigins, projectFeaturesSchema, projectMailsChangeSchema, sendEvent };
