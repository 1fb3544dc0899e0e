import type { BundledPackage } from './noticeFiles.ts'

/** A part of a bill of materials. */
interface Component {
  readonly type: string
  readonly 'bom-ref'?: string
  readonly name: string
  readonly version?: string
  readonly purl?: string
  readonly licenses?: readonly unknown[]
}

/** The fields of a bill of materials (CycloneDX) that this reads. */
export interface Bill {
  readonly components?: readonly Component[]
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/**
 * Adds a published package to a bill of materials, with the packages whose code is in its files. Package managers list only what is
 * installed with the packages of a repository, and of these only those that others of them depend on.
 *
 * @param parameters.publisher the published package.
 * @param parameters.bundled what is in its files.
 */
export function addBundled<bill extends Bill>(parameters: {
  readonly bill: bill
  readonly publisher: { readonly name: string; readonly version: string; readonly license?: unknown }
  readonly bundled: readonly BundledPackage[]
}): bill {
  const { bill, bundled, publisher } = parameters
  const { components = [], dependencies = [] } = bill
  const find = (purl: string): Component | undefined => components.find((component) => component.purl === purl)
  const named = [{ ...publisher, licence: String(publisher.license) }, ...bundled]
  const added = named.flatMap(({ licence, name, version }): readonly Component[] => {
    const purl = toPurl({ name, version })
    if (find(purl) !== undefined) return []
    return [{ type: 'library', 'bom-ref': purl, name, version, purl, licenses: [{ expression: licence }] }]
  })
  const [ownerRef = '', ...refs] = named.map((each) => toRef(find(toPurl(each)) ?? { purl: toPurl(each) }))
  const known = dependencies.find(({ ref }) => ref === ownerRef)?.dependsOn ?? []
  return {
    ...bill,
    components: [...components, ...added],
    dependencies: [
      ...dependencies.filter(({ ref }) => ref !== ownerRef),
      { ref: ownerRef, dependsOn: [...new Set([...known, ...refs])] },
      ...added.map(toRef).flatMap((ref) => (ref === ownerRef ? [] : [{ ref, dependsOn: [] }])),
    ],
  }
}

/** https://github.com/package-url/purl-spec */
function toPurl({ name, version }: { readonly name: string; readonly version: string }): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function toRef({ 'bom-ref': ref, purl = '' }: Pick<Component, 'bom-ref' | 'purl'>): string {
  return ref ?? purl
}
