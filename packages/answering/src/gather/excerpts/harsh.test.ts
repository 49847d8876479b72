import { expect, test } from 'vitest'
import { grieves, isHarsh } from './harsh.ts'

test.each([
  ['The blindness of the Jews was great.', true],
  ['So the Jews in their malice sought him.', true],
  ['The papists read it otherwise.', true],
  ['She spoke from the weakness of her sex, the weaker sex as they say.', true],
  ['The Jews who had come with Mary wept with her.', false],
  ['Women were the first witnesses of the empty tomb.', false],
  ['Los judíos en su ceguera no lo vieron.', true],
  ['Calvin pretends to prove by this that Peter is no head.', true],
  ['Luther calls prayer a climbing up of the heart.', false],
  ['Les hérétiques lisent autrement.', true],
  ['Les païens cherchaient Dieu.', false],
  ['He gave freedom to those who were bound.', false],
])('%s', (text, hurt) => expect(isHarsh(text)).toBe(hurt))

test.each([
  ['Comment supporter la mort de ma mère ?', 'Les enfants avortés doivent-ils ressusciter.', true],
  ['How can I bear the death of my son?', 'Infants who die thus shall perish.', true],
  ['What does the Bible say about abortion?', 'Of those aborted in the womb I dare not speak.', false],
  ['How can I bear the death of my son?', 'Not those that mourn for worldly motives are blessed.', true],
  ['How can I bear the death of my son?', 'The Lord keeps the souls of his children.', false],
])('“%s” is not met with such losses', (question, text, grieving) => expect(grieves(text, question)).toBe(grieving))
