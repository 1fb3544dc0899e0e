/** A build plugin that looks at what was bundled. */
interface BundlePlugin {
  readonly name: string
  generateBundle(
    this: AssetContext,
    options: unknown,
    bundle: Readonly<
      Record<
        string,
        {
          readonly moduleIds?: readonly string[]
        }
      >
    >,
  ): void
}
interface AssetContext {
  emitFile(asset: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): unknown
}
/** A build plugin that adds the folders of the bundled packages to a set. */
export declare function collectBundled(folders: Set<string>): BundlePlugin
/** A build plugin that publishes the licences of the packages whose code is in the files. */
export declare function writeNotices(): BundlePlugin
/**
 * Returns the names, versions and licences of packages, in the order of their names.
 *
 * @throws Error if a licence is not on the list.
 */
export declare function formatNotices(folders: Iterable<string>): string
export {}
