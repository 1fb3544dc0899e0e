import type { AdminSponsorship, AdminSponsorshipNetwork } from '@latchkey/protocol/project'

/** Formats what a project pays for, one line for each setting. */
export function formatSponsorship({ networks, project }: AdminSponsorship): string {
  if (networks.length === 0) return `The project ${project} sponsors nothing.\n`
  return networks.map((network) => formatNetwork(network)).join('\n')
}

function formatNetwork(network: AdminSponsorshipNetwork): string {
  const { calls, chainId, gasAtMost, newUserPercent, paymasterUrls, projectWei, suspendedUntil, today, userWei } =
    network
  const rows: readonly (readonly [string, string])[] = [
    ['network', chainId],
    ...(suspendedUntil !== null && suspendedUntil > Date.now()
      ? [
          [
            'suspended',
            `until ${new Date(suspendedUntil).toISOString()}, because too many operations failed; end it with sponsorship resume`,
          ] as const,
        ]
      : []),
    ['gas', `${gasAtMost} an operation`],
    ['a user', `${userWei} wei a day`],
    ['in all', `${projectWei} wei a day, of which ${newUserPercent} % for users younger than a day`],
    ['today', `${today.spent} wei spent, of which ${today.lost} lost; ${today.reserved} reserved`],
    ...paymasterUrls.map((url) => ['paymaster', url] as const),
    ...(calls.length === 0 ? [['calls', 'none, so nothing is sponsored'] as const] : []),
    ...calls.map(
      ({ selector, target, valueAtMost }) =>
        ['calls', `${target} ${selector}${valueAtMost === '0' ? '' : ` with up to ${valueAtMost} wei`}`] as const,
    ),
  ]
  return rows.map(([label, value]) => `${label.padEnd(10)} ${value}\n`).join('')
}
