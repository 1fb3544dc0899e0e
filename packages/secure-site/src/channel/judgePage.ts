import { getEmbedder, judgeOrigin, type OriginVerdict } from '@latchkey/protocol/embedded'
import { safeParse } from 'valibot'

/** Decides about the page that greets the frame, whose origin the browser states. */
export type PageJudge = (origin: string) => Promise<PageVerdict>

/** What the frame may do for a page. */
export interface PageVerdict {
  readonly verdict: OriginVerdict
  /** Whether it is an app of the operator's own that no other page embeds: its approvals need no proof that nothing covers the frame. */
  readonly isTrusted: boolean
}

const refused: PageVerdict = { verdict: 'refused', isTrusted: false }

/**
 * Creates the judge of a project. It asks the own server for the lists while the frame loads; without an answer, every page is
 * refused.
 *
 * @param parameters.ancestors `location.ancestorOrigins`, nearest first, where the browser has it: every one of them must be allowed.
 * @param parameters.isParentTop whether the page that embeds the frame is the top-level page.
 */
export function createPageJudge(parameters: {
  readonly projectId: string
  readonly site: string
  readonly ancestors: readonly string[] | undefined
  readonly isParentTop: boolean
}): PageJudge {
  const { ancestors, isParentTop, projectId, site } = parameters
  const lists = readLists(projectId)
  return async (origin) => {
    const known = await lists
    if (known === undefined) return refused
    if (ancestors !== undefined && ancestors[0] !== origin) return refused
    const verdicts = [origin, ...(ancestors ?? [])].map((each) => judgeOrigin({ ...known, site, origin: each }))
    if (verdicts.includes('refused')) return refused
    if (verdicts.includes('unverified')) return { verdict: 'unverified', isTrusted: false }
    // A page above the app could make the app, and with it the frame, transparent or cover it.
    const isTop = isParentTop && (ancestors === undefined || ancestors.length === 1)
    return { verdict: 'allowed', isTrusted: isTop && known.trustedApps.includes(origin) }
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
