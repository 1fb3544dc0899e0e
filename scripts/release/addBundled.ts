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
  readonly metadata?: { readonly component?: Component }
  readonly components?: readonly Component[]
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[]
}

/**
 * Adds packages to a bill of materials whose code is in the files of another package. Package managers list only what is installed.
 *
 * @param parameters.publisher the name and version of the package that has them in its files.
 * @throws Error if the bill does not have that package.
 */
export function addBundled<bill extends Bill>(parameters: {
  readonly bill: bill
  readonly publisher: { readonly name: string; readonly version: string }
  readonly bundled: readonly BundledPackage[]
}): bill {
  const { bill, bundled, publisher } = parameters
  const { components = [], dependencies = [] } = bill
  const find = (purl: string): Component | undefined =>
    [bill.metadata?.component, ...components].find((component) => component?.purl === purl)
  const owner = find(toPurl(publisher))
  if (owner === undefined) throw new Error(`The bill of materials does not have ${toPurl(publisher)}`)
  const ownerRef = toRef(owner)
  const added = bundled.flatMap(({ licence, name, version }): readonly Component[] => {
    const purl = toPurl({ name, version })
    if (find(purl) !== undefined) return []
    return [{ type: 'library', 'bom-ref': purl, name, version, purl, licenses: [{ expression: licence }] }]
  })
  const refs = bundled.map((each) => toRef(find(toPurl(each)) ?? { purl: toPurl(each) }))
  const known = dependencies.find(({ ref }) => ref === ownerRef)?.dependsOn ?? []
  return {
    ...bill,
    components: [...components, ...added],
    dependencies: [
      ...dependencies.filter(({ ref }) => ref !== ownerRef),
      { ref: ownerRef, dependsOn: [...new Set([...known, ...refs])] },
      ...added.map((component) => ({ ref: toRef(component), dependsOn: [] })),
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
