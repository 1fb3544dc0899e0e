// Generated from the built types by `pnpm api:write`. The comments are left out.
declare const getEmbedder: {
  readonly name: "getEmbedder";
  readonly summary: "Returns which pages may embed the frame of the embedded wallet for a project.";
  readonly method: "GET";
  readonly path: "/embedded/v1/embedder";
  readonly query: import("valibot").ObjectSchema<{
    readonly projectId: import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 128, undefined>]>;
  }, undefined>;
  readonly response: import("valibot").ObjectSchema<{
    readonly allowedOrigins: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 1000, undefined>]>;
    readonly ancestors: import("valibot").SchemaWithPipe<readonly [import("valibot").ArraySchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").MaxLengthAction<string, 256, undefined>]>, undefined>, import("valibot").MaxLengthAction<string[], 1000, undefined>]>;
    readonly isDevelopment: import("valibot").BooleanSchema<undefined>;
  }, undefined>;
};
type OriginVerdict = 'allowed' | 'unverified' | 'refused';
interface JudgeOriginParameters {
  readonly origin: string;
  readonly site: string;
  readonly allowedOrigins: readonly string[];
  readonly ancestors: readonly string[];
  readonly isDevelopment: boolean;
}
declare function judgeOrigin(parameters: JudgeOriginParameters): OriginVerdict;
declare function namesOrigins(allowedOrigins: readonly string[]): boolean;
export { type JudgeOriginParameters, type OriginVerdict, getEmbedder, judgeOrigin, namesOrigins };
