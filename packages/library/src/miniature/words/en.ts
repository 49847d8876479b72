import type { Words } from './words.ts'

export const EN: Words = {
  bibleTitle: 'Miniature Bible',
  books: {
    GEN: 'Genesis',
    PSA: 'Psalms',
    MAT: 'Matthew',
    LUK: 'Luke',
    JHN: 'John',
    ROM: 'Romans',
    EPH: 'Ephesians',
    '1JN': '1 John',
  },
  verses: {
    'GEN 1:1': 'At the very start God made sky and land.',
    'GEN 1:2': 'The land lay bare, deep water was everywhere, and the breath of God moved above it.',
    'GEN 1:3': 'God spoke, “Let light come,” and light came.',
    'GEN 1:4': 'God looked at the light, found it good, and set it apart from the dark.',
    'GEN 1:5': 'He called the light Day and the dark Night, and that was the first day.',
    'GEN 1:27': 'God made people to be like him, man and woman both.',
    'PSA 23:1': 'The Lord tends me like a sheep; nothing that I need is missing.',
    'PSA 23:2': 'He finds me grass to lie in and leads me to slow water.',
    'PSA 23:3': 'He gives my life back to me and shows me the straight way, true to his name.',
    'PSA 23:4':
      'Though my road goes down through a gorge as dark as death, I will not be afraid, because you walk there with me.',
    'PSA 23:5': 'You lay a meal for me while my enemies look on, and you fill my cup until it spills.',
    'PSA 23:6': 'Kindness will follow me all my life, and I will live in the Lord’s house for good.',
    'MAT 18:21': 'Peter came and asked, “Lord, when my brother wrongs me, how often must I forgive him? Seven times?”',
    'MAT 18:22': 'Jesus answered, “Not seven times, I tell you, but seventy times seven.”',
    'MAT 18:32':
      'His master sent for him and said, “You wicked man, I let you off all that you owed when you begged me.”',
    'MAT 18:33': '“Ought you not to have shown mercy to the other, as I showed mercy to you?”',
    'MAT 18:34': 'And in his anger he handed him over to the jailers until the debt was paid.',
    'MAT 18:35': '“So my Father will deal with you too, if you do not forgive your brother from the heart.”',
    'LUK 15:11': 'Then he told them, “A man had two sons.”',
    'LUK 15:12': '“The younger asked for his share of the farm, and the father divided it between them.”',
    'LUK 15:13': '“Soon the younger son left for a far country and threw all his money away.”',
    'LUK 15:18': '“I will go home to my father and tell him that I have sinned against heaven and against him.”',
    'LUK 15:20':
      '“While he was still far down the road his father saw him, and his heart went out to him; he ran and put his arms round him.”',
    'LUK 15:21': '“The son said, ‘Father, I have sinned; I am not fit to be called your son.’”',
    'LUK 15:22': '“But the father called to his servants, ‘Quick, bring the best coat and a ring.’”',
    'LUK 15:23': '“‘Let us have a feast and be glad.’”',
    'LUK 15:24': '“‘For my son was dead and is alive; he was lost and now he is found.’”',
    'JHN 3:1': 'One of the Pharisees was a man named Nicodemus.',
    'JHN 3:2': 'He came to Jesus after dark and said, “Teacher, we know that God has sent you.”',
    'JHN 3:3': 'Jesus answered him, “Unless you are born from above you cannot see where God is king.”',
    'JHN 3:16':
      'So greatly did God love the world that he gave his one Son, that all who trust him should have life without end and not be lost.',
    'JHN 3:17': 'For God did not send the Son to judge the world but to rescue it.',
    'JHN 3:18': 'Whoever trusts him is not judged.',
    'JHN 11:1': 'A man called Lazarus was ill; he lived in Bethany with Mary and Martha.',
    'JHN 11:3': 'His sisters sent word to Jesus, “Lord, your dear friend is ill.”',
    'JHN 11:32':
      'When Mary reached Jesus she fell at his feet and said, “Lord, if you had been here my brother would be alive.”',
    'JHN 11:33': 'When Jesus saw her crying, and her friends crying with her, he was shaken and deeply moved.',
    'JHN 11:34': '“Where have you laid him?” he asked. “Come, Lord, and see,” they said.',
    'JHN 11:35': 'And Jesus shed tears.',
    'JHN 11:36': 'The neighbours said, “Look how much he loved him!”',
    'JHN 11:43': 'Then he called with a loud voice, “Lazarus, come out!”',
    'JHN 11:44': 'And the dead man came out, still wrapped in linen.',
    'ROM 8:28': 'We know that God works in all things for the good of those who love him.',
    'ROM 8:31': 'What more can we say? With God on our side, who can stand against us?',
    'ROM 8:38': 'I am certain that neither death nor life, nothing now and nothing to come,',
    'ROM 8:39': 'nor anything at all in the whole creation can part us from the love of God in Christ Jesus.',
    'EPH 4:32': 'Be kind and warm-hearted to each other, and forgive as God in Christ forgave you.',
    '1JN 1:9': 'If we own up to our sins, he can be trusted to forgive them and to make us clean.',
  },
  headings: {
    'GEN 1:1': 'How everything began',
    'MAT 18:21': 'The servant who would not forgive',
    'LUK 15:11': 'The lost son comes home',
    'JHN 3:1': 'Nicodemus comes by night',
    'JHN 11:1': 'A friend falls ill',
    'JHN 11:32': 'Jesus weeps',
  },
  notes: [
    {
      at: 'JHN 11:33-36',
      text: 'Jesus wept because he loved Lazarus and his sisters and shared their grief. His tears show that he truly felt what other people feel when someone dies.',
    },
    {
      at: 'MAT 18:21-35',
      text: 'Forgiveness has no upper limit. Seventy times seven is no sum to be worked out; whoever has been forgiven a great debt by God is to forgive others from the heart.',
    },
    {
      at: 'LUK 15:11-24',
      text: 'The father runs to meet the son before a word of sorrow has been heard. So God receives those who turn back to him.',
    },
    {
      at: 'PSA 23',
      text: 'The picture of a shepherd carries the whole psalm: food, water, a safe road, and company in the dark.',
    },
    {
      at: 'ROM 8:28',
      text: 'The promise is not that all things are good, but that God brings good out of all of them.',
    },
  ],
  terms: [
    {
      name: 'forgiveness',
      text: 'To forgive is to let go of a debt or a wrong and to stop holding it against the one who did it. God forgives those who turn to him, and asks them to forgive each other.',
      at: ['MAT 18:21-22', 'EPH 4:32', '1JN 1:9'],
    },
    {
      name: 'Lazarus',
      text: 'Lazarus of Bethany was the brother of Mary and Martha and a friend of Jesus, who called him out of the grave.',
      at: ['JHN 11:1', 'JHN 11:43-44'],
    },
    {
      name: 'Bethany',
      text: 'Bethany was a village on the far side of the Mount of Olives, where Mary, Martha and Lazarus had their home.',
      at: ['JHN 11:1'],
    },
  ],
  questions: [
    {
      at: 'JHN 11:35-36',
      question: 'Why did Jesus weep?',
      answer: 'Jesus wept because he loved Lazarus and was moved by the grief of his friends.',
    },
    {
      at: 'MAT 18:21-22',
      question: 'How often are we to forgive someone who wrongs us?',
      answer: 'Jesus told Peter to forgive seventy times seven times, that is, without counting.',
    },
  ],
}
