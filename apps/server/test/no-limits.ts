/** Settings of a server whose tests all come from one address and ask faster than anybody types. */
export const NO_LIMITS = {
  RATE_LIMIT: '0',
  QUESTION_LIMIT: '0',
  QUESTIONS_BY_ADDRESS: '0',
  VISITORS_BY_ADDRESS: '0',
  VISITORS_A_DAY: '0',
  SIGN_INS_BY_ADDRESS: '0',
  SIGN_IN_LIMIT: '0',
  CONNECTIONS_BY_ADDRESS: '0',
  ANSWERS_AT_ONCE: '64',
} as const
