import { CODES } from '@berea/contract'
import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { checkNewPassword } from './password-rules.ts'

const codeOf = (password: string, repeat = password) => {
  try {
    checkNewPassword(password, repeat)
    return CODES.done
  } catch (error) {
    return (error as { code: number }).code
  }
}

describe('a new password', () => {
  test.each([
    ['gr4nite', CODES.passwordFormat],
    ['gr4nites', CODES.done],
    ['granites', CODES.passwordFormat],
    ['29481750', CODES.passwordFormat],
    ['雅各的天梯2梦', CODES.passwordFormat],
    ['雅各的天梯有12级', CODES.done],
    ['échelle9deb', CODES.done],
    [`a1${'échelle'.repeat(29).slice(0, 197)}x`, CODES.done],
    [`a1${'échelle'.repeat(29).slice(0, 198)}x`, CODES.passwordFormat],
    ['', CODES.passwordFormat],
  ])('“%s” is answered with %d', (password, code) => {
    expect(codeOf(password)).toBe(code)
  })

  test('is typed twice alike', () => {
    expect(codeOf('gr4nites', 'gr4nitez')).toBe(CODES.entriesDiffer)
    expect(codeOf('ｇr4nites', 'gr4nites')).toBe(CODES.done)
  })
})

describe('the passwords that everybody tries first', () => {
  test.each([
    'password1',
    'Password123',
    'P@ssw0rd1',
    'passw0rd',
    'qwerty123',
    'qwer1234',
    '1qaz2wsx',
    '1q2w3e4r',
    'q1w2e3r4',
    'abc12345',
    'abcd1234',
    'a1b2c3d4',
    'iloveyou1',
    'iloveyou2',
    'jesus777',
    'jesus123',
    'JesusChrist1',
    'jesuslovesme1',
    'woaini1314',
    'woaini520',
    'aini1314',
    'abc123abc123',
    'admin123',
    'welcome1',
    'letmein1',
    'football1',
    'dragon12',
    'monkey123',
    'sunshine1',
    'princess1',
    'michael1',
    'azerty123',
    'azertyuiop1',
    'motdepasse1',
    'contrasena1',
    'teamo123',
    'trustno1',
    'aaaaaaa1',
    '123456a',
    '123456aa',
    'a1234567',
    'a12345678',
    '12345678a',
    'asdf1234',
    'zxcvbnm1',
    'qwe123456',
    '123qweasd',
    'test1234',
    'changeme1',
    'superman1',
    'charlie1',
    'google123',
    '11111111a',
    'berea2026',
    'biblia123',
    'zhang123',
  ])('hold “%s”', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  test.each([
    'gr4nites',
    'wept-at-Bethany-35',
    'tr4buc0sur',
    'kj7#mVq2x',
    '雅各的天梯12级',
    'correct7horse',
    'melon8harbour',
    'orchid44tram',
    'lamp2feet119',
    'vigne15sarment',
  ])('leave “%s” alone', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })
})
