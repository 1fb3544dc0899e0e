// What the embedded wallet adds to the cloud, written by hand from its design: endpoints, settings and tables. A test compares it with what
// there is.

interface EndpointRow {
  /** What the design calls it, where it has it. Several endpoints may serve one name. */
  readonly design?: string
  readonly call: string
  /** The file below `packages/cloud/src` that proves it. */
  readonly test: string
}

/** The lists. */
export const embeddedSurface: {
  /** Below `/embedded/v1`. */
  readonly endpoints: readonly EndpointRow[]
  /** Settings, each with the name of the design. */
  readonly settings: readonly (readonly [design: string, variable: string])[]
  readonly tables: readonly string[]
} = {
  endpoints: [
    { design: 'login/email', call: 'POST login/email', test: 'http/routes/embedded/login.test.ts' },
    { design: 'login/otp', call: 'POST login/otp', test: 'http/routes/embedded/login.test.ts' },
    { design: 'login/device', call: 'POST login/device', test: 'http/secureSite/deviceCheck.test.ts' },
    { design: 'login/social', call: 'POST login/social', test: 'http/routes/embedded/socials.test.ts' },
    { design: 'login/social', call: 'POST login/social/begin', test: 'http/routes/embedded/socials.test.ts' },
    { design: 'login/social', call: 'POST login/social/answer', test: 'http/routes/embedded/socials.test.ts' },
    // Short questions in place of a long poll, which a proxy would cut off.
    { design: 'attempts/{id}', call: 'POST login/social/state', test: 'http/routes/embedded/socials.test.ts' },
    { design: 'login/ticket', call: 'POST login/ticket', test: 'http/routes/embedded/socials.test.ts' },
    { design: 'login/farcaster', call: 'POST login/farcaster', test: 'http/routes/embedded/farcaster.test.ts' },
    { design: 'login/farcaster', call: 'POST login/farcaster/verify', test: 'http/routes/embedded/farcaster.test.ts' },
    {
      design: 'login/passkey/options',
      call: 'POST login/passkey/options',
      test: 'http/routes/embedded/passkeys.test.ts',
    },
    { design: 'login/passkey', call: 'POST login/passkey', test: 'http/routes/embedded/passkeys.test.ts' },
    { design: 'session', call: 'GET session', test: 'http/routes/embedded/login.test.ts' },
    { design: 'session', call: 'DELETE session', test: 'http/routes/embedded/login.test.ts' },
    // The session says who the user is.
    { design: 'user', call: 'GET session', test: 'http/routes/embedded/login.test.ts' },
    { design: 'user', call: 'POST user/data', test: 'http/routes/embedded/exportUser.test.ts' },
    { design: 'token', call: 'POST token', test: 'http/routes/embedded/userTokens.test.ts' },
    { design: 'keys', call: 'GET keys', test: 'http/routes/embedded/userTokens.test.ts' },
    { design: 'email', call: 'POST email', test: 'http/routes/embedded/emailUpdates.test.ts' },
    { design: 'email', call: 'POST email/primary', test: 'http/routes/embedded/emailUpdates.test.ts' },
    { design: 'email', call: 'POST email/secondary', test: 'http/routes/embedded/emailUpdates.test.ts' },
    { design: 'passkeys', call: 'POST passkeys/options', test: 'http/routes/embedded/passkeys.test.ts' },
    { design: 'passkeys', call: 'POST passkeys', test: 'http/routes/embedded/passkeys.test.ts' },
    { design: 'passkeys', call: 'GET passkeys', test: 'http/routes/embedded/passkeys.test.ts' },
    { design: 'devices', call: 'GET devices', test: 'http/routes/embedded/vaults.test.ts' },
    { design: 'devices', call: 'POST devices/bind', test: 'http/routes/embedded/vaults.test.ts' },
    { design: 'devices', call: 'POST devices/suspend', test: 'http/routes/embedded/vaults.test.ts' },
    { design: 'devices', call: 'POST devices/resume', test: 'http/routes/embedded/vaults.test.ts' },
    { design: 'grants', call: 'GET grants', test: 'http/routes/embedded/vaults.test.ts' },
    { design: 'grants', call: 'POST grants', test: 'http/routes/embedded/vaults.test.ts' },
    { design: 'vault', call: 'GET vault', test: 'http/routes/embedded/vaults.test.ts' },
    { design: 'vault', call: 'POST vault', test: 'http/routes/embedded/vaults.test.ts' },
    // Boxes and the manifest that names them change together.
    { design: 'vault/boxes', call: 'PUT vault', test: 'http/routes/embedded/vaults.test.ts' },
    { call: 'POST vault/moves', test: 'http/routes/embedded/moves.test.ts' },
    { call: 'POST vault/exports', test: 'http/routes/embedded/notices.test.ts' },
    { design: 'shares/device', call: 'POST shares/device', test: 'http/routes/embedded/vaults.test.ts' },
    { design: 'shares/recovery', call: 'POST shares/recovery', test: 'http/routes/embedded/vaults.test.ts' },
    { design: 'handoffs', call: 'POST handoffs', test: 'http/routes/embedded/handoffs.test.ts' },
    { design: 'handoffs', call: 'POST handoffs/redeem', test: 'http/routes/embedded/handoffs.test.ts' },
    { design: 'handoffs', call: 'POST handoffs/claim', test: 'http/routes/embedded/handoffs.test.ts' },
    { design: 'handoffs', call: 'POST handoffs/answer', test: 'http/routes/embedded/handoffs.test.ts' },
    { design: 'handoffs', call: 'POST handoffs/state', test: 'http/routes/embedded/handoffs.test.ts' },
    { design: 'handoffs', call: 'POST handoffs/end', test: 'http/routes/embedded/handoffs.test.ts' },
    { design: 'smart-accounts', call: 'GET smart-accounts', test: 'http/routes/embedded/sponsorship.test.ts' },
    { design: 'sponsorships', call: 'POST sponsorships', test: 'http/routes/embedded/sponsorship.test.ts' },
    { call: 'GET embedder', test: 'http/secureSite/secureSite.test.ts' },
  ],
  settings: [
    ['SECURE_SITE_PORT', 'LATCHKEY_SECURE_SITE_PORT'],
    ['SECURE_SITE_URL', 'LATCHKEY_SECURE_SITE_URL'],
    ['ANCESTORS', 'LATCHKEY_SECURE_SITE_ANCESTORS'],
    ['TRUSTED_APPS', 'LATCHKEY_TRUSTED_APPS'],
    ['SHARE_KEYS', 'LATCHKEY_SHARE_KEYS'],
    ['SMTP_URL', 'LATCHKEY_SMTP_URL'],
    ['MAIL_FROM', 'LATCHKEY_MAIL_FROM'],
    ['SOCIAL_GOOGLE', 'LATCHKEY_SOCIAL_GOOGLE'],
    ['SOCIAL_APPLE', 'LATCHKEY_SOCIAL_APPLE'],
    ['SOCIAL_GITHUB', 'LATCHKEY_SOCIAL_GITHUB'],
    ['SOCIAL_FACEBOOK', 'LATCHKEY_SOCIAL_FACEBOOK'],
    ['SOCIAL_X', 'LATCHKEY_SOCIAL_X'],
    ['SOCIAL_DISCORD', 'LATCHKEY_SOCIAL_DISCORD'],
    ['FARCASTER_RELAY', 'LATCHKEY_FARCASTER_RELAY'],
    ['DEVICE_CHECK', 'LATCHKEY_DEVICE_CHECK'],
    ['TOKEN_LIFE', 'LATCHKEY_TOKEN_LIFE'],
    ['BUNDLER_KEY_*', 'LATCHKEY_BUNDLER_KEY_*'],
    // Its networks and its sponsorship are settings of a project: `latchkey-cloud sponsorship`.
  ],
  tables: [
    'embedded_users',
    'login_methods',
    'login_attempts',
    'embedded_sessions',
    'devices',
    'passkeys',
    'vaults',
    'vault_shares',
    'app_grants',
    'security_events',
    'handoffs',
    'sponsorships',
    'user_operations',
    'executor_transactions',
  ],
}
