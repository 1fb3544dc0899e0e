/** What the actions of the audit log mean, by their names there. */
const actions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'alert.mute': 'Muted an alert',
    'alerts.update': 'Changed rules of alerts',
    'alerts.webhook.add': 'Added a webhook',
    'alerts.webhook.remove': 'Removed a webhook',
    'alerts.webhook.rotate': 'Created a new secret of a webhook',
    'catalogue.add': 'Added a wallet',
    'catalogue.import': 'Imported wallets',
    'catalogue.remove': 'Removed a wallet',
    'catalogue.update': 'Changed a wallet',
    'embedded.afterRestore': 'Checked wallets after a restore',
    'embedded.deleteUser': 'Deleted a user',
    'embedded.exportUser': 'Exported a user',
    'embedded.reseal': 'Encrypted wallets with a new key',
    'mail.test': 'Sent a test mail',
    'names.remove': 'Removed a name',
    'operator.end-sessions': 'Ended sessions',
    'operator.invite': 'Invited an operator',
    'operator.join': 'Joined',
    'operator.login': 'Logged in',
    'operator.recover': 'Started a recovery',
    'operator.recovered': 'Recovered access',
    'operator.remove': 'Removed an operator',
    'operator.role': 'Changed a role',
    'operator.withdraw': 'Withdrew an invitation',
    'passkey.add': 'Added a passkey',
    'passkey.remove': 'Removed a passkey',
    'project.create': 'Created a project',
    'project.retire-id': 'Retired a project ID',
    'project.rotate-id': 'Rotated a project ID',
    'project.update': 'Changed settings',
    'sign-in.end': 'Ended a sign-in',
    'sign-in.end-account': 'Ended all sign-ins of an account',
    'sign-in.end-all': 'Ended all sign-ins of a project',
    'sponsorship.remove': 'Removed a sponsorship rule',
    'sponsorship.update': 'Changed a sponsorship rule',
    'user.delete': 'Deleted a user',
    'user.end-session': 'Ended a session of a user',
    'user.end-sessions': 'Ended all sessions of a user',
    'user.order-deletion': 'Ordered the deletion of a user',
    'user.reveal': 'Revealed an e-mail address',
    'user.withdraw-deletion': 'Withdrew the deletion of a user',
    'users.export': 'Exported the users of a project',
  }),
)

/** Returns what an action of the audit log means; an action that the dashboard does not know, by its name. */
export function describeAction(action: string): string {
  return actions.get(action) ?? action
}

/** Returns who acted: the e-mail address of an operator, the number of an admin token, or a user of the server. */
export function describeActor(actor: string): string {
  const [, kind, name] = /^(operator|token|user):(.+)$/.exec(actor) ?? []
  if (name === undefined) return actor
  if (kind === 'token') return `Admin token ${name}`
  return kind === 'user' ? `${name} on the server` : name
}
