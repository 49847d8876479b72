import type { Locale } from '@berea/scripture'

type Sentences = {
  readonly bible: string
  readonly second: string
  readonly notes: string
  readonly teacher: string
  readonly heading: string
  readonly question: string
  readonly chapter: readonly string[]
  readonly noteTitle: string
  readonly note: string
  readonly noteMore: string
  readonly answer: readonly string[]
  readonly followUps: string[]
  readonly earlier: readonly string[]
}

const ZH: Sentences = {
  bible: '样本译本',
  second: '第二译本',
  notes: '样本注解',
  teacher: '某位教师',
  heading: '在朋友的坟前',
  question: '耶稣为什么哭了？',
  chapter: [
    '那时他还在路上，没有走进村子，停在她来迎接他的地方。',
    '在家里陪着她的人看见她匆忙起身，就跟在后面，以为她要到坟前去。',
    '她来到他跟前，只说了一句：「你若早些来就好了。」',
    '他看见她流泪，又看见同来的人也都流泪，心里十分难过，',
    '便问：「你们把他放在哪里？」他们说：「请你来看。」',
    '他也哭了。',
    '旁边的人就说：「你看，他多么爱这位朋友。」',
    '也有人说：「他既有能力，为什么没有早来？」',
    '他又叹息，走到坟前；那是一个洞，有一块石头挡着。',
    '他说：「把石头挪开。」',
    '她说：「已经四天了。」',
    '他说：「我不是告诉过你，要信吗？」',
    '他们就把石头挪开，他举目望天。',
  ],
  noteTitle: '论眼泪',
  note: '他的眼泪不是做给人看的，是与流泪的人同流泪。',
  noteMore: '后来的人读到这里，常常停下来。最短的一句，说出了最长的陪伴。',
  answer: [
    '约翰把原因写在前一句：他看见她流泪，又看见同来的人也都流泪，“心里十分难过”，随后就哭了。[^1] ',
    '旁边的人看出来的，是他爱这位朋友。[^1]',
    '\n\n### 在朋友的坟前\n\n',
    '她来迎接他以后，约翰这样写道：\n\n',
    '> 33 他看见她流泪……\n> 约翰福音 11:33–36，样本译本 [^1]\n\n',
    '一位古代的教师在这里看见陪伴：\n\n',
    '> “他的眼泪不是做给人看的，是与流泪的人同流泪。” [^2]\n\n',
    '### 各传统的读法\n\n',
    '| 分歧在于：那声叹息是悲伤，还是愤怒？ | |\n|---|---|\n| 东方教父 | 他动情，也约束了情。[^2] |\n| 拉丁教父 | 他自己愿意忧愁，不是被忧愁胜过。[^2] |\n| **一致之处** | 他的眼泪是真的，出于爱。[^1] |\n\n',
    '若你正陪着哀伤的人，可以从这一章读起。',
  ],
  followUps: ['那声叹息是悲伤，还是愤怒？', '他明知朋友要活过来，为什么还哭？', '怎样陪伴正在哀伤的人？'],
  earlier: [
    '怎样理解“心里贫穷”',
    '大卫与约拿单的友谊',
    '罗马书 9 章讲的拣选',
    '旧约里的安息年',
    '为什么有四本福音书',
    '给孩子讲挪亚方舟',
  ],
}

const EN: Sentences = {
  bible: 'Sample Version',
  second: 'Second Version',
  notes: 'Sample Notes',
  teacher: 'A teacher of old',
  heading: 'At a friend’s grave',
  question: 'Why did Jesus weep?',
  chapter: [
    'He was still on the road and had not come into the village, but stood where she had met him.',
    'Those who sat with her in the house saw her rise in haste and went after her, thinking of the grave.',
    'She came to him and said only this: “If you had come sooner.”',
    'He saw her weeping, and those who came with her, and was deeply troubled,',
    'and asked, “Where have you laid him?” They said, “Come and see.”',
    'And he wept.',
    'Those who stood by said, “See how he loved his friend.”',
    'Others said, “He was able; why did he not come?”',
    'He sighed again and went to the grave, a cave with a stone before it.',
    'He said, “Take the stone away.”',
    'She said, “It has been four days.”',
    'He said, “Did I not tell you to believe?”',
    'So they took the stone away, and he looked up.',
  ],
  noteTitle: 'On tears',
  note: 'His tears were not for show; he wept with those who wept.',
  noteMore: 'Readers have often stopped here. The shortest line tells of the longest company.',
  answer: [
    'John puts the reason in the line before: he saw her weeping, and was “deeply troubled”; then he wept.[^1] ',
    'What the people around him saw was that he loved his friend.[^1]',
    '\n\n### At the grave\n\n',
    'After she had met him, John writes:\n\n',
    '> 33 He saw her weeping…\n> John 11:33–36, Sample Version [^1]\n\n',
    'A teacher of old saw company in it:\n\n',
    '> “His tears were not for show; he wept with those who wept.” [^2]\n\n',
    '### Where traditions differ\n\n',
    '| The question between them: was the sigh grief or anger? | |\n|---|---|\n| Eastern fathers | Moved, and holding himself back.[^2] |\n| Latin fathers | He was willing to grieve; grief did not overcome him.[^2] |\n| **In common** | The tears were real, and came of love.[^1] |\n\n',
    'If you are beside someone who mourns, this chapter is a place to begin.',
  ],
  followUps: [
    'Was the sigh grief or anger?',
    'Why weep, when his friend was to live?',
    'How can I stand by someone who mourns?',
  ],
  earlier: [
    'Who wrote Hebrews?',
    'Sabbath for shift workers',
    'The two creation accounts',
    'Paul’s thorn in the flesh',
    'Praying the Psalms of anger',
  ],
}

const FR: Sentences = {
  ...EN,
  bible: 'Version exemple',
  second: 'Seconde version',
  notes: 'Notes d’exemple',
  teacher: 'Un maître ancien',
  heading: 'Devant la tombe d’un ami',
  question: 'Pourquoi Jésus a-t-il pleuré ?',
  chapter: [
    'Il était encore en chemin et n’était pas entré dans le village, mais se tenait là où elle l’avait rencontré.',
    'Ceux qui étaient avec elle dans la maison la virent se lever en hâte et la suivirent, pensant à la tombe.',
    'Elle vint à lui et ne dit que ceci : « Si tu étais venu plus tôt. »',
    'Il la vit pleurer, et ceux qui venaient avec elle, et il en fut bouleversé,',
    'et demanda : « Où l’avez-vous mis ? » Ils dirent : « Viens voir. »',
    'Et il pleura.',
    'Ceux qui étaient là disaient : « Voyez comme il aimait son ami. »',
    'D’autres disaient : « Il le pouvait ; pourquoi n’est-il pas venu ? »',
    'Il soupira encore et alla à la tombe, une grotte fermée d’une pierre.',
    'Il dit : « Enlevez la pierre. »',
  ],
  noteTitle: 'Des larmes',
  note: 'Ses larmes n’étaient pas pour être vues ; il pleurait avec ceux qui pleuraient.',
  noteMore: 'Les lecteurs se sont souvent arrêtés ici.',
  answer: [
    'Jean donne la raison une ligne plus haut : il la vit pleurer, « et il en fut bouleversé », puis il pleura.[^1] ',
    'Ce que virent ceux qui l’entouraient, c’est qu’il aimait son ami.[^1]',
    '\n\n### Devant la tombe\n\n',
    'Quand elle l’eut rencontré, Jean écrit :\n\n',
    '> 33 Il la vit pleurer…\n> Jean 11.33–36, Version exemple [^1]\n\n',
    'Un maître ancien y a vu une présence :\n\n',
    '> « Ses larmes n’étaient pas pour être vues ; il pleurait avec ceux qui pleuraient. » [^2]\n\n',
    'Si vous êtes auprès de quelqu’un qui pleure, ce chapitre est un lieu où commencer.',
  ],
  followUps: [
    'Ce soupir, était-ce du chagrin ou de la colère ?',
    'Pourquoi pleurer, si son ami allait vivre ?',
    'Comment soutenir quelqu’un en deuil ?',
  ],
  earlier: ['Qui a écrit l’épître aux Hébreux ?', 'Les deux récits de la création', 'Pourquoi quatre évangiles ?'],
}

export const SENTENCES: Record<Locale, Sentences> = {
  'zh-cn': ZH,
  'zh-tw': { ...ZH, bible: '樣本譯本', question: '耶穌為什麼哭了？' },
  en: EN,
  'es-es': { ...EN, bible: 'Versión de muestra', question: '¿Por qué lloró Jesús?' },
  'fr-fr': FR,
}
