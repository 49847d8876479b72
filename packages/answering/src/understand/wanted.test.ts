import { expect, test } from 'vitest'
import { tells, wantedBy } from './wanted.ts'

test.each([
  ['耶稣为什么哭了？', 'reason'],
  ['¿Por qué lloró?', 'reason'],
  ['方舟有多大？', 'number'],
  ['Combien de jours ?', 'number'],
  ['迦百農在哪裡？', 'place'],
  ['Who carried it?', 'person'],
  ['Which king saw a hand write on the wall?', 'person'],
  ['¿Cómo se llamaba el esclavo que se le fue a Filemón?', 'person'],
  ['保罗是在哪个城碰到她的', 'place'],
  ['en qué monte murió Aarón', 'place'],
  ['約拿幹嘛還生氣啊', 'reason'],
  ['Qu’est-ce que l’officier romain a dit en voyant Jésus mourir ?', 'speech'],
  ['Tell me about tears.', undefined],
  ['What happened when he had sinned?', undefined],
  ['La reine qui l’a méprisé en le voyant danser', 'person'],
  ['馬大和馬利亞差在哪裡', undefined],
] as const)('%s asks for a %s', (question, wanted) => {
  expect(wantedBy(question)).toBe(wanted)
})

test.each([
  ['reason', '只因见风甚大，就害怕', true],
  ['reason', '渔夫抬头一看。', false],
  ['reason', '你既然来了，就请坐。', true],
  ['reason', '他既然会补网，岂不能补船么？', false],
  ['number', '长三百肘，宽五十肘。', true],
  ['number', '船很大（见6:16）。', false],
  ['number', 'The boat was large (6:16).', false],
  ['number', 'They rowed for forty days.', true],
] as const)('a %s stands in “%s”: %s', (wanted, sentence, told) => {
  expect(tells(wanted, sentence)).toBe(told)
})

test('where nothing of that kind is asked, any sentence will do', () => {
  expect(tells(undefined, '渔夫哭了。')).toBe(true)
})
