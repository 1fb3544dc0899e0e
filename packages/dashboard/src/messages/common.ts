import type { OperatorRole } from '@latchkey/protocol/operator'

const roles = { viewer: 'Viewer', editor: 'Editor', owner: 'Owner' } as const satisfies Record<OperatorRole, string>

/** The texts that several pages share. */
export const commonMessages = {
  product: 'Latchkey',
  roles,
  roleMeanings: {
    viewer: 'Reads projects, figures, health, alerts and what projects pay for.',
    editor:
      'Also creates and changes projects, their ids, their secrets and the rules of alerts, and probes upstreams.',
    owner: 'Also retires ids, removes secrets, reads the audit log, and decides who is an operator.',
  } satisfies Record<OperatorRole, string>,
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  remove: 'Remove',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying. Select the text instead.',
  loading: 'Loading',
  request: (id: string) => `request ${id}`,
  failed: {
    title: 'This could not be loaded',
    offline: 'The cloud cannot be reached. Check your connection; the apps of your visitors may still work.',
    timeout: 'The cloud did not answer within 30 seconds. Nothing was changed.',
    rate: 'Too many requests in a short time. Wait a minute.',
    unreadable:
      'The cloud answered in a form that this page does not know. Reload the page: it may be older than the cloud.',
    act: (message: string) => `This was not done. ${message}`,
  },
  offline: 'You are offline. What you see is from before.',
  notPermitted: {
    title: 'You can look, not change',
    needs: (role: OperatorRole) =>
      role === 'owner' ? 'Only owners can do this.' : `${roles[role]}s and owners can do this.`,
    page: (role: OperatorRole) => `Only the role ${role} may see this page. An owner can change your role.`,
  },
  notFound: {
    title: 'There is no such page',
    text: 'The address may be incomplete, or what it names was removed.',
    home: 'Go to the overview',
  },
} as const
