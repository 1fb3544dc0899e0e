import { getSystemActor } from '../../audit/getSystemActor.ts'
import { readSettings } from '../../config/readSettings.ts'
import type { Settings } from '../../config/Settings.ts'
import { createRemoteSponsorshipRules } from '../../embedded/sponsorship/createRemoteSponsorshipRules.ts'
import type { SponsorshipRules } from '../../embedded/sponsorship/SponsorshipRules.ts'
import { createLogger } from '../../observe/createLogger.ts'
import { type OpenNode, openNode } from '../openNode.ts'
import { formatSponsorship } from './formatSponsorship.ts'
import type { SponsorshipRequest } from './parseSponsorship.ts'

/** Runs a `sponsorship` command, through the running server or on the database itself, and prints what the project pays for then. */
export async function runSponsorship({ act, data, isJson }: SponsorshipRequest): Promise<void> {
  const { settings } = readSettings({ environment: process.env, flags: { data } })
  const node = await openNode({ settings, logger: createLogger({ level: 'error', format: 'json' }) })
  try {
    const result = await act(await openRules(node, settings))
    process.stdout.write(isJson ? `${JSON.stringify(result)}\n` : formatSponsorship(result))
  } finally {
    await node.close()
  }
}

async function openRules(node: OpenNode, { audit, isDev }: Settings): Promise<SponsorshipRules> {
  if (node.kind === 'remote') return createRemoteSponsorshipRules((request) => node.request(request))
  // Load them only when needed, so that commands sent to a running server stay fast.
  const { createSponsorshipRules } = await import('../../embedded/sponsorship/createSponsorshipRules.ts')
  const { createAuditLog } = await import('../../audit/createAuditLog.ts')
  const { database } = node.storage
  const now = (): number => Date.now()
  return createSponsorshipRules({
    database,
    audit: createAuditLog({ database, now, retention: audit.retention }),
    actor: getSystemActor(),
    now,
    isDev,
  })
}
