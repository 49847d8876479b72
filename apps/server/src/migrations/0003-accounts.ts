import { type Kysely, sql } from 'kysely'

/** Accounts: their ways in, passwords and consent; codes, tickets and nonces; partners; the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `CREATE TABLE partners (
    app_id text PRIMARY KEY,
    name text NOT NULL,
    secret text,
    key_id text,
    origins text[] NOT NULL DEFAULT '{}',
    targets text[] NOT NULL DEFAULT '{}',
    suspended boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL
  )`,
  `ALTER TABLE members
    ADD COLUMN username text,
    ADD COLUMN username_key text UNIQUE,
    ADD COLUMN password_hash text,
    ADD COLUMN consent_terms text,
    ADD COLUMN consent_at timestamptz,
    ADD COLUMN adult_at timestamptz,
    ADD COLUMN delete_at timestamptz,
    ADD COLUMN app_id text REFERENCES partners ON DELETE SET NULL`,
  `ALTER TABLE sign_ins
    ADD COLUMN remember boolean NOT NULL DEFAULT false,
    ADD COLUMN device text NOT NULL DEFAULT '',
    ADD COLUMN country text,
    ADD COLUMN used_at timestamptz`,
  'UPDATE sign_ins SET used_at = created_at',
  'ALTER TABLE sign_ins ALTER COLUMN used_at SET NOT NULL',
  `CREATE TABLE ways_in (
    id text PRIMARY KEY,
    member_id text NOT NULL REFERENCES members ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('mobile', 'email', 'google', 'partner')),
    app_id text REFERENCES partners ON DELETE CASCADE,
    value text NOT NULL,
    label text NOT NULL,
    created_at timestamptz NOT NULL,
    UNIQUE NULLS NOT DISTINCT (kind, app_id, value)
  )`,
  'CREATE INDEX ways_in_of_member ON ways_in (member_id)',
  `CREATE TABLE codes (
    id text PRIMARY KEY,
    address_hash bytea NOT NULL,
    purpose text NOT NULL,
    code_hash bytea NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  'CREATE INDEX codes_of_address ON codes (address_hash, created_at)',
  'CREATE INDEX codes_by_age ON codes (created_at)',
  `CREATE TABLE outbox (
    id text PRIMARY KEY,
    channel text NOT NULL CHECK (channel IN ('mobile', 'email')),
    address text NOT NULL,
    text text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX outbox_latest ON outbox (created_at DESC, id DESC)',
  `CREATE TABLE wrong_passwords (
    id text PRIMARY KEY,
    subject_hash bytea NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX wrong_passwords_of_subject ON wrong_passwords (subject_hash, created_at)',
  'CREATE INDEX wrong_passwords_by_age ON wrong_passwords (created_at)',
  `CREATE TABLE nonces (
    key_hash bytea PRIMARY KEY,
    nonce_hash bytea NOT NULL,
    created_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  'CREATE INDEX nonces_by_age ON nonces (created_at)',
  `CREATE TABLE tickets (
    ticket_hash bytea PRIMARY KEY,
    secret_hash bytea NOT NULL,
    network_hash bytea NOT NULL,
    device text NOT NULL,
    country text,
    created_at timestamptz NOT NULL,
    scanned_at timestamptz,
    refused boolean NOT NULL DEFAULT false,
    member_id text REFERENCES members ON DELETE CASCADE,
    collected_at timestamptz
  )`,
  'CREATE INDEX tickets_by_age ON tickets (created_at)',
  'CREATE INDEX tickets_of_member ON tickets (member_id)',
  `CREATE TABLE used_tokens (
    token_hash bytea PRIMARY KEY,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX used_tokens_by_age ON used_tokens (created_at)',
  `CREATE TABLE partner_days (
    app_id text NOT NULL REFERENCES partners ON DELETE CASCADE,
    day date NOT NULL,
    sign_ins integer NOT NULL DEFAULT 0,
    members integer NOT NULL DEFAULT 0,
    PRIMARY KEY (app_id, day)
  )`,
  `CREATE TABLE audit (
    id text PRIMARY KEY,
    actor_id text REFERENCES members ON DELETE SET NULL,
    subject_id text REFERENCES members ON DELETE SET NULL,
    act text NOT NULL,
    detail text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX audit_latest ON audit (created_at DESC, id DESC)',
  'CREATE INDEX audit_of_actor ON audit (actor_id)',
  'CREATE INDEX audit_of_subject ON audit (subject_id)',
  // Replies are kept for those, too, who are not known yet: the owner is then the address's hash.
  'ALTER TABLE kept_replies DROP CONSTRAINT kept_replies_pkey',
  'ALTER TABLE kept_replies ADD COLUMN owner text',
  'UPDATE kept_replies SET owner = member_id',
  'ALTER TABLE kept_replies ALTER COLUMN owner SET NOT NULL, ALTER COLUMN member_id DROP NOT NULL',
  'ALTER TABLE kept_replies ADD PRIMARY KEY (owner, key)',
  'CREATE INDEX kept_replies_of_member ON kept_replies (member_id)',
]
