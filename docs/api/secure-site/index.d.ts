// Generated from the built types by `pnpm api:write`. The comments are left out.
interface SiteFile {
  readonly path: string;
  readonly content: ReturnType<typeof Uint8Array.of>;
  readonly contentType: string;
  readonly integrity: string;
}
interface SiteDocument extends SiteFile {
  readonly inlineScripts: readonly string[];
}
interface RecoverPage extends SiteFile {
  readonly policy: string;
}
interface Site {
  readonly frame: SiteDocument;
  readonly recover: RecoverPage;
  readonly login: SiteDocument;
  readonly window: SiteDocument;
  readonly assets: readonly SiteFile[];
}
declare function readSite(parameters?: {
  readonly folder?: string | undefined;
}): Promise<Site>;
type SecureSiteErrorCode = 'site.notBuilt' | 'site.invalid';
declare class SecureSiteError extends Error {
  readonly name = "SecureSiteError";
  readonly code: SecureSiteErrorCode;
  constructor(code: SecureSiteErrorCode, message: string, options?: {
    readonly cause?: unknown;
  });
}
export { type RecoverPage, SecureSiteError, type SecureSiteErrorCode, type Site, type SiteDocument, type SiteFile, readSite };
