import { type Kysely, sql } from 'kysely'

/** Visitors, their sign-ins, conversations, questions, answers and the events of answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `CREATE TABLE members (
    id text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('visitor', 'account')),
    name text NOT NULL DEFAULT '',
    sex text NOT NULL DEFAULT '',
    role text NOT NULL DEFAULT 'individual',
    expression text NOT NULL DEFAULT 'none',
    interests text[] NOT NULL DEFAULT '{}',
    language text,
    created_at timestamptz NOT NULL
  )`,
  `CREATE TABLE sign_ins (
    id text PRIMARY KEY,
    member_id text NOT NULL REFERENCES members ON DELETE CASCADE,
    token_hash bytea NOT NULL UNIQUE,
    client_id text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz
  )`,
  'CREATE INDEX sign_ins_of_member ON sign_ins (member_id)',
  `CREATE TABLE sessions (
    id text PRIMARY KEY,
    member_id text NOT NULL REFERENCES members ON DELETE CASCADE,
    title text NOT NULL DEFAULT '',
    questions integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
  'CREATE UNIQUE INDEX one_empty_session ON sessions (member_id) WHERE questions = 0',
  'CREATE INDEX sessions_latest ON sessions (member_id, updated_at DESC, id DESC)',
  `CREATE TABLE questions (
    id text PRIMARY KEY,
    session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
    member_id text NOT NULL REFERENCES members ON DELETE CASCADE,
    place bigint GENERATED ALWAYS AS IDENTITY,
    text text NOT NULL,
    kind text NOT NULL,
    locale text NOT NULL,
    expression text NOT NULL,
    choices text NOT NULL,
    created_at timestamptz NOT NULL
  )`,
  'CREATE INDEX questions_of_session ON questions (session_id, place)',
  'CREATE INDEX questions_of_member ON questions (member_id)',
  `CREATE TABLE answers (
    id text PRIMARY KEY,
    question_id text NOT NULL REFERENCES questions ON DELETE CASCADE,
    session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
    member_id text NOT NULL REFERENCES members ON DELETE CASCADE,
    mode text NOT NULL,
    status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'done', 'stopped', 'failed')),
    code integer,
    runner text NOT NULL,
    seen_at timestamptz NOT NULL,
    tries integer NOT NULL DEFAULT 1,
    last_event integer NOT NULL DEFAULT 0,
    text text,
    told text,
    replaced boolean NOT NULL DEFAULT false,
    reaction text,
    reaction_reason text,
    reaction_note text,
    created_at timestamptz NOT NULL,
    ended_at timestamptz
  )`,
  "CREATE UNIQUE INDEX one_running_answer ON answers (session_id) WHERE status = 'running'",
  "CREATE INDEX answers_running ON answers (seen_at) WHERE status = 'running'",
  'CREATE INDEX answers_of_question ON answers (question_id)',
  'CREATE INDEX answers_of_member ON answers (member_id)',
  `CREATE TABLE answer_events (
    answer_id text NOT NULL REFERENCES answers ON DELETE CASCADE,
    n integer NOT NULL,
    payload text NOT NULL,
    PRIMARY KEY (answer_id, n)
  )`,
  `CREATE TABLE kept_replies (
    member_id text NOT NULL REFERENCES members ON DELETE CASCADE,
    key text NOT NULL,
    request_hash text NOT NULL,
    reply text,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (member_id, key)
  )`,
  'CREATE INDEX kept_replies_by_age ON kept_replies (created_at)',
]
