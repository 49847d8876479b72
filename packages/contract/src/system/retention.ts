/** For how many days things are kept: the server deletes them by this, and the privacy policy tells it. */
export const RETENTION = {
  /** A visitor, with everything that is theirs, after the last use. */
  visitor: 30,
  /** Codes, nonces, QR tickets, used tokens of partners, wrong passwords, keys of repeated requests. */
  momentary: 1,
  /** Messages that wait for the operator. */
  outbox: 7,
  audit: 365,
  /** Between asking for an account's deletion and the deletion. */
  deletion: 7,
  /** That a sign-in has ended: its token's hash alone. */
  endedSignIn: 400,
} as const
