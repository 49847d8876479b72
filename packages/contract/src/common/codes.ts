/**
 * Every code an envelope can carry, by name. 0 and 1 are success; 401 and 500 are the
 * specification's; 10000 to 19999 come with a message for the reader.
 */
export const CODES = {
  done: 0,
  goHome: 1,
  signInExpired: 401,
  internal: 500,

  fieldWrong: 10001,
  notFound: 10002,
  notAllowed: 10003,
  changedMeanwhile: 10004,

  codeWrong: 10101,
  codeExpired: 10102,
  codeNotRequested: 10103,
  codeTooSoon: 10104,
  tooManyTries: 10105,
  accountOrPasswordWrong: 10106,
  passwordFormat: 10107,
  entriesDiffer: 10108,
  addressTaken: 10109,
  agreementNotTicked: 10110,
  adultStatementMissing: 10111,
  addressMalformed: 10112,
  lastWayIn: 10113,
  codeNotSent: 10114,

  googleRegion: 10121,
  googleTokenInvalid: 10122,
  googleNonceStale: 10123,
  qrTicketExpired: 10124,
  externalAppUnknown: 10125,
  externalSignatureWrong: 10126,
  externalTimestamp: 10127,
  externalTokenUsed: 10128,
  externalTargetNotAllowed: 10129,

  quotaUsedUp: 10201,
  planExpired: 10202,
  referralUnknown: 10203,
  referralUsed: 10204,
  referralOwn: 10205,
  tooManyQuestions: 10206,
  paymentFailed: 10207,

  questionEmpty: 10210,
  alreadyNewSession: 10211,
  questionTooLong: 10212,
  answeringUnderWay: 10213,
  answerNotParsed: 10214,
  generationFailed: 10215,
  answerStopped: 10216,
  modeUnknown: 10217,

  voiceTooShort: 10301,
  voiceTooLong: 10302,
  voiceNotRecognised: 10303,
  voiceNotAvailable: 10304,
  voiceFormat: 10305,

  tooManyPictures: 10401,
  pictureTooLarge: 10402,
  notAPicture: 10403,
  feedbackTypeUnknown: 10404,

  suspended: 10501,
  limited: 10502,
  locked: 10503,
  ended: 10504,

  shareWithdrawn: 10601,
  cardFailed: 10602,
  collectionEmpty: 10603,
} as const

export type CodeName = keyof typeof CODES
export type Code = (typeof CODES)[CodeName]
