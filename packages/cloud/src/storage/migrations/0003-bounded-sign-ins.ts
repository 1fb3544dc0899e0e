import type { Migration } from './Migration.ts'

/** Sign-ins: the text is stored once, sessions have a secret, attempts per nonce are counted. */
export const boundedSignIns: Migration = {
  id: 3,
  name: 'bounded-sign-ins',
  statements: [
    `alter table sign_in_nonces add column attempts integer not null default 0`,
    `alter table sign_in_sessions
      add column message text,
      add column signature text,
      add column cacao_type text,
      add column signature_type text,
      add column secret_hash text`,
    `update sign_in_sessions set
      message = session ->> 'message',
      signature = session ->> 'signature',
      cacao_type = session -> 'cacao' -> 'h' ->> 't',
      signature_type = session -> 'cacao' -> 's' ->> 't'`,
    `alter table sign_in_sessions
      alter column message set not null,
      alter column signature set not null,
      drop column session`,
  ],
}
