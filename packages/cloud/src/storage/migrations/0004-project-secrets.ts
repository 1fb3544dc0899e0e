import type { Migration } from './Migration.ts'

/** Secrets of projects, and whether programs must send one. */
export const projectSecrets: Migration = {
  id: 4,
  name: 'project-secrets',
  statements: [
    `alter table projects add column requires_secret boolean not null default false`,
    `create table project_secrets (
      id text primary key,
      project_key text not null references projects (key) on delete cascade,
      name text not null,
      hash text not null,
      created_at bigint not null,
      constraint project_secrets_project_key_name unique (project_key, name)
    )`,
  ],
}
