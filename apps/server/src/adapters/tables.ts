import type { ColumnType, Generated, RawBuilder } from 'kysely'

type Time = ColumnType<Date, Date | RawBuilder<unknown>, Date | RawBuilder<unknown>>
type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>

export type WayKind = 'mobile' | 'email' | 'google' | 'partner'

/** Rows as they stand in PostgreSQL; the migrations make the tables. */
export type Tables = {
  members: {
    id: string
    kind: 'visitor' | 'account'
    name: Generated<string>
    sex: Generated<string>
    role: Generated<string>
    expression: Generated<string>
    interests: Generated<string[]>
    language: string | null
    created_at: Time
    username: string | null
    /** As it is compared: whatever the case. */
    username_key: string | null
    password_hash: string | null
    /** The date of the terms agreed to, and when. */
    consent_terms: string | null
    consent_at: TimeOrNull
    adult_at: TimeOrNull
    /** When the account is to be deleted. */
    delete_at: TimeOrNull
    /** The partner whose integration this member looks after. */
    app_id: string | null
  }
  sign_ins: {
    id: string
    member_id: string
    /** SHA-256 of the user token, which only the reader has. */
    token_hash: Buffer
    client_id: string | null
    created_at: Time
    expires_at: Time
    revoked_at: TimeOrNull
    remember: Generated<boolean>
    /** "Firefox · Linux"; of one that has ended, nothing. */
    device: Generated<string>
    country: string | null
    used_at: Time
  }
  ways_in: {
    id: string
    member_id: string
    kind: WayKind
    app_id: string | null
    /** E.164, the e-mail in lower case, Google's id, or the partner's identity. */
    value: string
    /** What settings show. */
    label: string
    created_at: Time
  }
  codes: {
    id: string
    address_hash: Buffer
    purpose: string
    code_hash: Buffer
    tries: Generated<number>
    created_at: Time
    expires_at: Time
    used_at: TimeOrNull
  }
  outbox: {
    id: string
    channel: 'mobile' | 'email'
    address: string
    text: string
    created_at: Time
  }
  partners: {
    app_id: string
    name: string
    /** Sealed; with which of the token keys, beside it. */
    secret: string | null
    key_id: string | null
    origins: string[]
    targets: string[]
    suspended: Generated<boolean>
    created_at: Time
  }
  partner_days: {
    app_id: string
    day: ColumnType<Date, string, string>
    sign_ins: Generated<number>
    members: Generated<number>
  }
  used_tokens: {
    token_hash: Buffer
    created_at: Time
  }
  audit: {
    id: string
    /** Null: a command on the server's own machine, or a member who has left. */
    actor_id: string | null
    subject_id: string | null
    act: string
    detail: string
    created_at: Time
  }
  nonces: {
    key_hash: Buffer
    nonce_hash: Buffer
    created_at: Time
    used_at: TimeOrNull
  }
  tickets: {
    ticket_hash: Buffer
    secret_hash: Buffer
    network_hash: Buffer
    /** What waits with it. */
    device: string
    country: string | null
    created_at: Time
    scanned_at: TimeOrNull
    refused: Generated<boolean>
    /** Who confirmed it. */
    member_id: string | null
    collected_at: TimeOrNull
  }
  wrong_passwords: {
    id: string
    subject_hash: Buffer
    created_at: Time
  }
  sessions: {
    id: string
    member_id: string
    title: Generated<string>
    questions: Generated<number>
    created_at: Time
    updated_at: Time
  }
  questions: {
    id: string
    session_id: string
    member_id: string
    place: Generated<number>
    text: string
    kind: string
    locale: string
    expression: string
    /** JSON: editions by language. */
    choices: string
    created_at: Time
  }
  answers: {
    id: string
    question_id: string
    session_id: string
    member_id: string
    mode: string
    status: Generated<'running' | 'done' | 'stopped' | 'failed'>
    code: number | null
    /** The server that makes it, and when that server was last seen at it. */
    runner: string
    seen_at: Time
    /** Its server fell, and it is made again alone: should that server fall too, it has failed. */
    alone: Generated<boolean>
    last_event: Generated<number>
    /** Once it has ended: its text, and what the stream told as JSON. */
    text: string | null
    told: string | null
    /** Of an answer that a model wrote: model, versions and evidence, as JSON. */
    made_with: string | null
    /** Another answer to the same question took its place. */
    replaced: Generated<boolean>
    reaction: string | null
    reaction_reason: string | null
    reaction_note: string | null
    created_at: Time
    ended_at: TimeOrNull
  }
  /** What models have cost, by day and model, for good. */
  model_days: {
    day: string
    model: string
    answers: Generated<number>
    input: Generated<string>
    output: Generated<string>
    /** In millionths of the currency; null where nobody had told a price. */
    cost: string | null
    currency: string | null
  }
  /** Tokens of the day that is running, and what they cost: of each member, and of all together. */
  model_spending: { day: string; member_id: string; tokens: Generated<string>; cost: Generated<string> }
  model_budget: { day: string; tokens: Generated<string>; cost: Generated<string> }
  answer_events: {
    answer_id: string
    n: number
    payload: string
  }
  askings: {
    member_id: string
    asked_at: Time
  }
  kept_replies: {
    /** The member, or the hash of the address of who is not known yet. */
    owner: string
    member_id: string | null
    key: string
    request_hash: string
    reply: string | null
    created_at: Time
  }
}
