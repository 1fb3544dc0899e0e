import { getEmbedder, judgeOrigin, type OriginVerdict } from '@latchkey/protocol/embedded'
import { safeParse } from 'valibot'

/** Decides about the page that greets the frame, whose origin the browser states. */
export type PageJudge = (origin: string) => Promise<OriginVerdict>

/**
 * Creates the judge of a project. It asks the own server for the lists while the frame loads; without an answer, every page is
 * refused.
 *
 * @param parameters.ancestors `location.ancestorOrigins`, nearest first, where the browser has it: every one of them must be allowed.
 */
export function createPageJudge(parameters: {
  readonly projectId: string
  readonly site: string
  readonly ancestors: readonly string[] | undefined
}): PageJudge {
  const { ancestors, projectId, site } = parameters
  const lists = readLists(projectId)
  return async (origin) => {
    const known = await lists
    if (known === undefined) return 'refused'
    if (ancestors !== undefined && ancestors[0] !== origin) return 'refused'
    const verdicts = [origin, ...(ancestors ?? [])].map((each) => judgeOrigin({ ...known, site, origin: each }))
    if (verdicts.includes('refused')) return 'refused'
    return verdicts.includes('unverified') ? 'unverified' : 'allowed'
  }
}

async function readLists(projectId: string) {
  try {
    const response = await fetch(`${getEmbedder.path}?${new URLSearchParams({ projectId }).toString()}`, {
      credentials: 'omit',
      cache: 'no-store',
    })
    const result = safeParse(getEmbedder.response, response.ok ? await response.json() : undefined)
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
