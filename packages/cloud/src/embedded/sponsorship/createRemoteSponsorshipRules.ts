import {
  adminGetSponsorship,
  adminRemoveSponsorship,
  type AdminSponsorship,
  adminSponsorshipSchema,
  adminUpdateSponsorship,
} from '@latchkey/protocol/project'
import { parse } from 'valibot'
import type { LocalRequest } from '../../storage/requestLocal.ts'
import type { SponsorshipRules } from './SponsorshipRules.ts'

/** Creates the rules on a running node, through its admin API. */
export function createRemoteSponsorshipRules(request: (request: LocalRequest) => Promise<unknown>): SponsorshipRules {
  const ask = async (
    { method, path }: { readonly method: string; readonly path: string },
    values: Readonly<Record<string, string>>,
    body?: unknown,
  ): Promise<AdminSponsorship> => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''))
    return parse(adminSponsorshipSchema, await request({ method, path: filled, body }))
  }
  return {
    get: (project) => ask(adminGetSponsorship, { project }),
    update: (project, network, change) => ask(adminUpdateSponsorship, { project, network }, change),
    remove: (project, network) => ask(adminRemoveSponsorship, { project, network }),
  }
}
