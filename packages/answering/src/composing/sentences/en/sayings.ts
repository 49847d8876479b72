import type { Saying } from '../../meanings/sayings.ts'

/** What sayings mean, in a sentence or two that stand behind their quotation. */
export const SAYINGS_EN: Readonly<Record<Saying, string>> = {
  'GEN 1:2':
    'The earth is pictured as a dark flood in which nothing lives yet. The Hebrew for “Spirit” also means wind and breath: it hovers like a bird over its nest. Christians see here the Holy Spirit; Jewish readers often, a wind from God.',
  'GEN 1:26; GEN 1:27':
    'An image shows what someone is like: man and woman alike resemble God as no other creature does, able to know him, to love and to choose, and set to tend the earth for him. From this comes the worth of every human life.',
  'GEN 2:18':
    'The first thing in creation called not good is loneliness: people are made for one another. “Helper” does not mean servant, since it is mostly said of God; it is a partner who matches him. People who are not married are not called lesser.',
  'GEN 2:24; MAT 19:5; MRK 10:8; EPH 5:31':
    '“One flesh” means that husband and wife, who come from two families, become one new family, joined in body and in their whole life. Jesus uses these words to show how close and lasting God meant marriage to be.',
  'GEN 3:15':
    '“Seed” means descendants: God tells the serpent that its struggle with the woman’s offspring will end with its head crushed. Christians see here the first promise that Christ will defeat the devil; Catholics and Orthodox also see Mary in the woman, most Protestants Eve.',
  'GEN 3:19; ECC 3:20':
    'Dust is the soil from which the first man was formed and into which a dead body falls back. The words say that life is frail and passing: since sin came in, every person dies and nobody can keep his life by his own strength.',
  'GEN 4:9':
    'A keeper watches over what is entrusted to him. Cain, who has just killed Abel, dodges God’s question with a question of his own, as if his brother were no concern of his; the story shows that people do have to answer for one another.',
  'GEN 6:6':
    'It is human language for God: evil grieves him to the heart. Nearly all readers understand that he was not taken by surprise and does not change in himself, but acts anew when people change. Sorrow, not cold anger, stands before the flood.',
  'GEN 12:3; GAL 3:8':
    'God chooses Abraham not against the other peoples but for them: through him good is to come to all. Christians see this fulfilled in Jesus. Whether the first half concerns today’s state of Israel is disputed: many evangelicals say yes, most other churches no.',
  'GEN 28:10-17':
    'Jacob, in flight and alone, sees a stairway between earth and heaven with angels going up and down: God is near even here and promises to be with him. Jesus later speaks of angels ascending and descending on himself: he is the link between heaven and earth.',
  'GEN 37:5-11':
    'The sheaves that bow are Joseph’s brothers; sun, moon and eleven stars are father, mother and brothers. The dreams make them hate him, yet years later they bow before him in Egypt without knowing him, and his high office saves them from famine.',
  'GEN 41:1-36':
    'Joseph explains Pharaoh’s two dreams as one: seven fat cows and full ears are seven years of plenty, seven lean cows and thin ears seven years of famine that will eat up all the plenty. The dream is sent as a warning, so that grain can be stored in time.',
  'GEN 50:20':
    'Joseph’s brothers had sold him as a slave; now that their father is dead, they fear his revenge. He does not call their deed good, but sees that God has turned it to good: through it many were saved from famine.',
  'EXO 3:2-6':
    'Fire is a sign of God’s presence: the bush burns and is not burned up, for God is near and holy without destroying. Jewish readers have seen in it Israel, oppressed and not consumed; Orthodox and Catholics also an image of Mary, who bore God’s Son.',
  'EXO 3:8; EXO 3:17; DEU 6:3':
    'Milk comes from flocks that find good pasture, honey from a land full of flowers and fruit. Together they picture a rich country where nothing is lacking: the land of Canaan, which God promises to Israel, then slaves in Egypt.',
  'EXO 3:14':
    'Moses asks for God’s name, and the answer is built on the verb “to be”: God depends on nothing and no one, has always been and never changes, and he is there for his people. The name the LORD is linked with it.',
  'EXO 4:24':
    'A dark passage, told briefly. Most readers connect it with circumcision, the sign of God’s covenant: a son of Moses did not have it, and when his wife Zipporah does what was left undone, the danger is over. Why just then, is not said.',
  'EXO 20:3; DEU 5:7':
    'Other peoples had a god for the rain, one for war, one for the harvest. Israel, freed from Egypt by the LORD, is to worship him only; the commandment also covers whatever a person puts in God’s place, such as money or power.',
  'EXO 20:4; DEU 5:8':
    'An idol is a carved or molded figure that people worship. God cannot be made by hands or held in a figure; Catholics and Orthodox keep images to honor those they portray, not to worship them, while many Protestants keep them out of worship altogether.',
  'EXO 20:5; EXO 34:7; DEU 5:9':
    'God’s “jealousy” is that of a husband who will not share his wife with idols. Wrong bears on children under the same roof, but his mercy reaches a thousand generations. It is no family curse: elsewhere nobody dies for a father’s guilt.',
  'EXO 20:7; DEU 5:11':
    '“In vain” means for nothing or for a lie: using God’s name for a false oath, a curse, a magic spell, or as an empty word. The name stands for God himself, so to misuse it is to treat him lightly.',
  'EXO 20:8; DEU 5:12':
    'The Sabbath is the seventh day, set apart for God: on it masters, servants and even animals rest, as God rested after creating. Most churches keep Sunday instead, the day Jesus rose; Seventh-day Adventists and a few others keep Saturday.',
  'EXO 20:12; DEU 5:16; EPH 6:2':
    'To honor is to give weight to someone: to respect parents, heed them when young, and care for them when they are old. A promise of long life in the land goes with it. It does not require anyone to bear or hide mistreatment.',
  'EXO 20:13; DEU 5:17; MAT 5:21':
    'The word is about taking a person’s life unlawfully, not about killing animals. Human life belongs to God, so nobody may take it at will; Jesus goes further, to the anger and contempt from which murder comes. On war and the death penalty Christians differ.',
  'EXO 20:14; DEU 5:18; MAT 5:27':
    'Adultery is breaking faith with one’s husband or wife by sleeping with another, or breaking into another couple’s marriage. The commandment protects the trust on which marriage and family rest; Jesus adds that it begins with the desire of the heart.',
  'EXO 20:15; DEU 5:19':
    'Stealing is taking for oneself what belongs to another, in secret, by force or by fraud; in the law of Moses it includes kidnapping, false weights and wages held back. The commandment protects what people need to live and have earned by their work.',
  'EXO 20:16; DEU 5:20':
    'The scene is a court, where a lie by a witness could cost an innocent person property, honor or life. The commandment forbids it, and is taken more widely against slander and every lie that harms another.',
  'EXO 20:17; DEU 5:21; ROM 7:7':
    'To covet is to want what belongs to another so much that one would take it: his wife, his house, his goods. The other commandments deal with deeds; this one reaches into the heart, where theft and adultery start.',
  'EXO 21:24; LEV 24:20; DEU 19:21; MAT 5:38':
    'The rule is one for judges: the penalty must match the injury and never go beyond it, for stranger and native alike. It put a limit on revenge, which always wants to strike back harder; Jesus later asked his disciples to renounce revenge altogether.',
  'LEV 16:8; LEV 16:10; LEV 16:21; LEV 16:22':
    'The scapegoat is the goat that, on the Day of Atonement, had the people’s sins confessed over its head and was driven into the desert: their guilt was carried far away. Today the word means someone blamed for the faults of others.',
  'LEV 19:18; MAT 22:39; MRK 12:31; LUK 10:27':
    '“As yourself” gives the measure: as everyone looks after his own good, so he is to seek the good of the one beside him. To love here means to do good, instead of revenge and grudges; Jesus extends it to the stranger and the enemy.',
  'NUM 6:24-26':
    'The priests spoke these words over Israel; synagogues and churches still do. A shining face is that of someone glad to see another: may God look kindly on each person, protect him and give him “peace”, in Hebrew a whole and good life.',
  'DEU 6:4; MRK 12:29':
    '“Hear” means listen and obey. These words, which Jews say every day and call the Shema, confess that the LORD alone is God, not one among many; hence Israel is to love him with an undivided heart. Jesus calls it the first commandment.',
  'DEU 6:5; MAT 22:37; MRK 12:30':
    'Heart, soul and strength together mean the whole person: thinking and wanting, life itself, and all that one has and can do. Love here is more than a feeling: it is holding fast to God before everything else. Jesus calls it the greatest commandment.',
  'DEU 8:3; MAT 4:4; LUK 4:4':
    'Bread stands for all that feeds the body. In the desert Israel had no bread and lived on the manna that God gave; so they were to learn that life hangs not on food only but on what God says and gives.',
  'DEU 30:19':
    'Life here is more than breathing: it is to thrive in the land with God, loving and obeying him; death is the ruin that comes of leaving him. Moses, near his end, lays both ways before Israel, and calls on the people to choose life.',
  'DEU 32:10; PSA 17:8; ZEC 2:8':
    'The “apple” of the eye is the pupil, its most tender and best guarded part: the lid closes over it before anything can touch it. So God watches over his people, as over what is dearest to him.',
  'JOS 1:9':
    'Moses is dead, and Joshua has to lead a whole people into an unknown land. Courage here is not being without fear or trusting one’s own strength: it rests on God’s promise to go along everywhere. Many have heard it as said to them too.',
  'RUT 1:16; RUT 1:17':
    'A widow from Moab speaks here to her widowed mother-in-law, who wants to send her home: she binds herself to Naomi for life, taking on her journey, people and faith. The words have come to stand for loyalty that asks nothing in return.',
  '1SA 15:22':
    'A sacrifice was a gift to God, costly and right in itself. King Saul has kept animals against God’s order and says that they were for sacrifice; Samuel answers that no gift makes up for refusing to do what God says.',
  '1SA 16:7':
    'Samuel is looking for a king and is struck by the tall and handsome eldest brother. The heart means what a person is inside, his will and his thoughts: that is what God judges by, and he chooses David, the youngest, whom nobody had counted.',
  '2SA 12:1-7':
    'The rich man is King David, who had many wives; the poor man is Uriah, the one little lamb his wife Bathsheba, whom David took before having Uriah killed. By telling it as a case for the king to judge, the prophet Nathan lets David condemn himself.',
  '1KI 19:12':
    'Wind, earthquake and fire are signs of power, in which Elijah might have expected God; but God meets him in a whisper, almost silence. To the worn-out prophet he comes gently, and shows that he does not work by force and noise alone.',
  '2CH 7:14':
    'God answers Solomon’s prayer for the new temple: after drought, locusts or disease, Israel may come back, and he will hear. “Land” is the land of Israel; many Christians apply it to their own church or nation, others think that goes too far.',
  'NEH 8:10':
    'The people weep on hearing the law read, seeing how far they have strayed. Nehemiah tells them that the day is a feast: the joy that God gives, shared with those who have nothing, is like a fortress that keeps them safe.',
  'EST 4:14':
    'Esther, a Jewish girl, has become queen of Persia just when her people are to be wiped out. Mordecai suggests that this is no accident: she may have been raised so high in order to save them, though it puts her life at risk.',
  'JOB 1:21':
    'Nakedness stands for having nothing: a newborn owns nothing, and the dead take nothing along. Job, who has lost his goods and his children in one day, mourns deeply, yet holds that all he had was a gift of God, and does not curse him.',
  'JOB 19:25':
    'A redeemer was the near relative who stood up for someone in need: he bought back his land or freedom and defended his right. Job, whom all accuse, trusts that God will do this for him; Christians hear in it Christ and the resurrection.',
  'JOB 42:5':
    'Hearing is knowing about God from others, seeing is meeting him. Job gets no explanation for his suffering, yet God himself has answered him, and that is enough. God then says that Job spoke rightly of him, unlike the friends who had blamed him.',
  'PSA 1:1; PSA 1:3':
    'Walking, standing, sitting: step by step someone settles among those who mock God. The other way is to keep God’s word in mind day and night, like a tree by water that lives in dry times too; its fruit is not the same as wealth.',
  'PSA 22:1':
    'The cry is that of a sufferer who finds God far away and silent, and who nevertheless still calls him his God. Jesus prayed it on the cross, sharing the deepest human loneliness; the psalm ends in trust and praise.',
  'PSA 23:1':
    'A shepherd leads his sheep, feeds them and guards them from wild beasts; alone they would be lost. David, once a shepherd himself, says that God does the same for him, so that he will not lack what he needs.',
  'PSA 23:2; PSA 23:3':
    'Green grass and quiet water are what sheep need most in a dry land: food, drink, and a safe place to lie down. They stand for the rest and new strength that God gives, and the right paths for a good life under his guidance.',
  'PSA 23:4':
    'A deep, dark gorge, where beasts or robbers may lurk, stands for the worst times of life: mortal danger, grief, dying. The shepherd’s rod drives off attackers and his staff guides the sheep; God does not always spare the darkness, but goes through it too.',
  'PSA 23:5; PSA 23:6':
    'The shepherd has become a host: he lays a table, anoints the head with oil, as was done for honored guests, and fills the cup to the brim. So God gives more than enough, even in the sight of enemies, and welcomes for ever.',
  'PSA 27:1':
    'Light stands for safety and joy, for in the dark enemies and dangers cannot be seen; a stronghold is a fortress to flee to. The psalm is prayed by someone who really is beset: fear is there, but God is greater than what is feared.',
  'PSA 34:18':
    'A broken heart and a crushed spirit are those of a person bowed down by grief, shame or hardship. God does not turn away from such people, nor wait until they are strong again: to them above all he comes close, and helps them up.',
  'PSA 37:4':
    'To delight in the Lord is to have one’s joy in God himself. Whoever does comes to wish for what is good in God’s eyes, and such wishes he fulfills. Most readers see no promise that every wish comes true.',
  'PSA 42:1':
    'In the dry season a deer pants and calls for water, without which it will die. So the singer, far from the temple and in tears, longs for God: not for some gift of his, but for God himself, as for life itself.',
  'PSA 42:7':
    'The deep is the bottomless water; one flood seems to call up the next, with waterfalls roaring and waves rolling over the singer’s head. It pictures troubles that come one upon another; yet he calls the waves God’s own, and goes on hoping in him.',
  'PSA 46:1':
    'A refuge is a place to flee to from flood or enemy. The psalm imagines the worst, the earth shaking and mountains sinking into the sea, and says that even then God does not give way: in trouble he is close at hand.',
  'PSA 46:10':
    'The word for “be still” means to let go, to stop. In the psalm it sounds amid raging nations and broken weapons: the fighting is to end, for God alone rules the earth. To those who trust him it brings calm in upheaval.',
  'PSA 51:10':
    'David, guilty of adultery and of a man’s death, has no excuse left. “Create” is the word used of God making the world: he asks not for a repair but for something new that only God can make, a heart that is honest and steady.',
  'PSA 55:6':
    'Doves fly fast and far and nest in rocky places where no one reaches them. A man in anguish, betrayed by a close friend, wishes he could fly away to rest; he does not hide it, and later entrusts his burden to God.',
  'PSA 90:4':
    'What seems endless to people is short to God, like a day gone by or a few hours of night. It is no formula for reckoning dates: it says that God stands above time, while human life passes quickly.',
  'PSA 90:12':
    'To number the days is to remember that they are few and will end. The psalm asks God for this not to make life gloomy but to make it wise: whoever knows that time is short can tell what really matters.',
  'PSA 91:1':
    'Shelter and shadow mean protection: the shade of a roof in desert heat, or the wings under which a bird hides its young. The psalm sings of trust; it does not say that believers never suffer harm, as the devil twists it when tempting Jesus.',
  'PSA 103:12':
    'East and west never meet, however far one travels: no distance is greater. So completely does God put away the guilt he forgives; it is no longer counted against the person, and does not come back between God and him.',
  'PSA 110:1; MAT 22:44; MRK 12:36; LUK 20:42-43; ACT 2:34-35; HEB 1:13':
    'To sit at a king’s right hand is to share his rule; the footstool means beaten enemies. God says it to the king whom David calls his lord. Jesus and the apostles apply it to the Messiah: Christians see it fulfilled in Christ’s reign.',
  'PSA 118:22; MAT 21:42; MRK 12:10; LUK 20:17; ACT 4:11; 1PE 2:7':
    'Builders throw a stone aside as useless, and it becomes the most important of all, holding the building together. The psalm speaks of one whom people despised and God raised up; Jesus and the apostles apply it to him, rejected and risen.',
  'PSA 119:105':
    'A small oil lamp, in a night without street lights, shows the next step and keeps the walker from stumbling. God’s word is such a light: it does not lay open the whole future, but shows which way to go now.',
  'PSA 121:1; PSA 121:2':
    'A song of pilgrims on the road. They may be looking at hills full of danger, or at Jerusalem’s mountains to which they go; either way, help comes not from the hills but from God, who made heaven and earth.',
  'PSA 126:5; PSA 126:6':
    'The sower gives up seed he could have eaten, not knowing if it will grow; months later he carries home sheaves. The people back from exile pray that their hard and tearful time may end the same way, in a harvest of joy.',
  'PSA 127:1':
    'Building and watching stand for all human work and care. It is not belittled, but whether it lasts is not in human hands. Work in which God has no part is toil for nothing; with him, the psalm adds, one may sleep.',
  'PSA 139:14':
    'The psalm pictures God forming a child in its mother’s womb like a skilled weaver. “Fearfully” means so as to fill with awe: every human being, even before birth, is God’s own careful work, known to him through and through.',
  'PRO 1:7; PRO 9:10; PSA 111:10; JOB 28:28':
    '“Fear” here is not terror but reverence: to take God seriously, honor him and shrink from evil. It is called the beginning because all true understanding of life starts there, as a house starts with its foundation.',
  'PRO 3:5; PRO 3:6':
    'To trust is to lean one’s whole weight on something, as on a firm support; one’s own insight is too weak a staff to carry everything. The mind is not to be switched off, but God’s word goes first, and he makes the path straight.',
  'PRO 4:23':
    'In the Bible the heart is the place not only of feelings but of thoughts and decisions. It is likened to a spring: as the source is, so is the stream, and what is let into the heart shapes the whole life.',
  'PRO 6:6':
    'The ant is tiny and has no overseer, yet it gathers its food in summer, while there is some. The wise man sends the lazy one to it as to a teacher: diligence in good time keeps want from coming by surprise.',
  'PRO 13:24':
    'The rod, a stick used then for discipline and also a shepherd’s tool, stands for correction: love does not leave a child without guidance. Some Christians allow mild corporal punishment, others take the rod as a figure; nobody is given leave to hurt a child.',
  'PRO 15:1':
    'Anger is like a fire: a harsh word is wood thrown on it, a calm and kind one lets it die down. The proverb observes that the tone of a reply often decides whether a quarrel ends or grows.',
  'PRO 16:18':
    'Pride here means thinking oneself above others and in need of no advice, not healthy joy in something done well. Whoever holds his head so high does not see the stone before his feet: arrogance blinds, and so ends in ruin.',
  'PRO 22:6':
    'The way is a manner of living, learned early as one learns to walk. Like most proverbs this one says what usually happens: what is planted in childhood tends to last. It is no guarantee, and no verdict on parents whose children go another way.',
  'PRO 25:11':
    'Golden fruit in a silver setting was a fine piece of craft, precious and well matched. Just as beautiful is a word that fits: the right thing, said at the right moment and in the right way.',
  'PRO 25:21; PRO 25:22':
    'Coals on the head stand for something that burns. Most readers take it as the shame that unexpected kindness stirs in an enemy and that may change him; others as God’s judgment if he stays hard. Either way, evil is answered with food, not revenge.',
  'PRO 26:11; 2PE 2:22':
    'A dog goes back and eats what its own stomach has rejected. The picture is meant to disgust: so the fool repeats the folly that has harmed him. The New Testament says it of people who return to evil they had left.',
  'PRO 27:17':
    'One iron blade is whetted on another, with friction and sometimes sparks, and both become sharper. So friends who talk openly, question and correct one another help each other to grow wiser and better.',
  'PRO 31:10':
    'The Hebrew speaks of a woman of strength or worth: she trades, plans, speaks wisely and helps the poor. It is a song of praise through the whole Hebrew alphabet, not a list by which to measure wives; many see wisdom itself in her.',
  'ECC 1:2; ECC 12:8':
    'The Hebrew word is “breath” or “vapor”, something that cannot be held and is soon gone; said twice over, it is the strongest form. The Preacher finds that all that people toil for passes and never fully satisfies; at the end he points to God.',
  'ECC 1:9':
    '“Under the sun” means life on earth as people see it. The Preacher watches sun, wind and generations go round and round: what looks new has been before and was only forgotten, so novelty cannot give life its meaning.',
  'ECC 3:1':
    '“Season” and “time” are the moments set for things. The list that follows pairs opposites, birth and death, weeping and laughing: each has its place in life, man does not fix these hours himself, and wisdom lies in knowing what a moment calls for.',
  'ECC 3:11':
    '“Eternity” here is a sense of something beyond the passing moment: people ask about the whole, where things come from and where they go. God himself has planted that longing, yet with their own understanding they cannot survey his work.',
  'ECC 4:9':
    'Against the man who toils all alone the Preacher sets two: they get more from their work, help each other up after a fall, keep warm and defend each other. It is said of every kind of companionship, not of marriage only.',
  'ECC 4:12':
    'A single thread tears easily, but three twisted together hold. The Preacher has praised two who stand by each other, and with three the strength grows still more: people united are hard to overcome. At weddings the third strand is often understood as God.',
  'ECC 11:1':
    'Bread thrown on water seems lost, yet after a long time it is found again. Many read it of generosity that gives without counting on a return; others of trade by sea or of bold ventures, since the next verse advises dividing what one has.',
  'ECC 12:13':
    'After weighing work, pleasure, wisdom and riches, the book comes to this close. To fear God is to honor him and take him seriously; that, together with keeping his commandments, makes a human life whole, even where much stays a riddle.',
  'SNG 2:2':
    'A single flower among thorn bushes stands out at once: so the beloved is, to the man who loves her, beyond compare with all other women. Besides this plain sense, Jews and Christians have heard in the song God’s love for his people.',
  'SNG 8:6; SNG 8:7':
    'Death lets nobody go whom it has seized; love holds as fast as that. A seal was worn close and marked what was one’s own: so the bride wants to be his for ever. Floods cannot quench such love, nor money buy it.',
  'ISA 1:18':
    'Scarlet and crimson were strong red dyes that would not wash out, like blood on the hands; snow and wool are the whitest things people knew. God offers a guilty nation forgiveness so complete that what seemed impossible to remove is gone.',
  'ISA 2:4; MIC 4:3':
    'Swords and spears become tools for field and vineyard: iron that killed now helps to feed people. The prophets see a time when nations let God settle their quarrels and no longer need armies.',
  'ISA 5:1-7':
    'The song sounds like one about a friend’s vineyard and turns into an accusation: the owner is God, the vineyard Israel and Judah. After all his care he looked for good grapes, that is, justice, and found sour ones, bloodshed and the cry of the oppressed.',
  'ISA 6:1-7':
    'The prophet sees God enthroned like a king, so great that the hem of his robe alone fills the temple; seraphs call him holy three times, which is the highest degree. Isaiah thinks himself lost, but a coal from the altar takes away his guilt, and then he is sent.',
  'ISA 6:8':
    'A servant answers his master’s call with “here I am”, ready for whatever is asked. Isaiah has just seen God’s holiness, felt himself lost and been cleansed; now, unforced and without knowing the task, he offers himself as messenger.',
  'ISA 7:14; MAT 1:23':
    'Threatened King Ahaz is given a child’s birth as a sign; Immanuel means “God with us”. The Hebrew word means a young woman of marriageable age; Matthew, with the Greek Bible, reads “virgin”, and all the churches see it fulfilled in Mary and Jesus.',
  'ISA 9:6':
    'In dark times a child of David’s house is announced, with four royal names: his rule will bring peace without end. Christians see in him Jesus, in whom God himself has come; Jewish readers think of a king of that time, many of Hezekiah.',
  'ISA 11:6; ISA 65:25':
    'Beasts of prey and tame animals, by nature enemies, live side by side, and a child can lead them. It pictures the peace of the king from David’s line, when no one harms another; some expect it literally, others see in it people reconciled.',
  'ISA 14:12':
    'The morning star fades at sunrise: so falls the king of Babylon, who wanted to be like God. “Lucifer” is Latin for that star. Since the church fathers many have also seen behind him the fall of the devil; others keep to the king alone.',
  'ISA 26:3':
    'The Hebrew says the word “peace” twice: peace through and through. A steadfast mind leans on God as on firm ground; the peace comes from him who holds, not from one’s own calm. It is sung of a strong city that God himself protects.',
  'ISA 40:6; ISA 40:7; ISA 40:8; 1PE 1:24':
    'Grass and wild flowers are green after the rain and dry up in the first hot wind: so short is human life, and so soon the splendor even of the mighty is gone. Against it stands what God has promised, which does not pass away.',
  'ISA 40:31':
    'An eagle rises high, borne up by the air more than by its own effort. So the exhausted exiles are promised that those who set their hope on God receive new strength from him, to soar, to run, and also simply to keep walking.',
  'ISA 41:10':
    'God speaks to Israel in exile, small and afraid among the great powers. The right hand is the hand of strength, and God’s own holds his people up; they need not fear, not because there is no danger but because he is there.',
  'ISA 43:2':
    'Water and fire stand for deadly dangers; Israel once crossed the sea and was now to come home from exile. God’s people are not promised to be spared them, but that he goes through with them and that these will not have the last word.',
  'ISA 53:3; ISA 53:4':
    'The “servant” is a man whom all despise and avoid, believing that God is punishing him; in truth he carries the suffering of others. Christians recognize Jesus in him, as the apostles did; Jewish readers mostly see in him the suffering people of Israel.',
  'ISA 53:5; 1PE 2:24':
    '“Stripes” are the welts of a whipping. The servant suffers what others have deserved, and it brings them peace and healing. Christians see Christ’s passion here, which heals from sin; some, above all Pentecostals, hear in it a promise for the sick body too.',
  'ISA 55:8; ISA 55:9':
    'The distance from earth to sky is the greatest that the eye can see; so far do God’s thoughts and plans surpass human ones. Just before, the subject is pardon: God forgives more generously than people would think possible.',
  'ISA 64:6':
    'Clothing stained with blood made unclean for worship. In a prayer of repentance the people own that even their good deeds are spoiled by sin. Many Protestants apply it to every human work before God; Catholics and Orthodox rather to Israel’s guilt at that time.',
  'ISA 64:8; JER 18:6':
    'A potter shapes soft clay as he sees fit, and a spoiled vessel he presses together and begins again. So the people are in God’s hand: he is their maker and free to act; yet when they turn back, he can form them anew.',
  'JER 1:5':
    'Jeremiah thinks himself too young to be a prophet. God answers that his task is older than his fears: he was known and meant for it before anyone knew of him. Many churches also hear how precious human life before birth is to God.',
  'JER 8:22':
    'Gilead, east of the Jordan, was known for a resin used to soothe wounds. With grief Jeremiah asks why his people stay sick though medicine and doctors are near: its wound is unfaithfulness to God, and it does not let itself be healed.',
  'JER 13:23':
    'A skin color and a leopard’s spots are things that nobody can change, and there is nothing bad in either. The point is habit: Judah has done wrong for so long that it has become second nature, and it cannot change by its own strength.',
  'JER 17:9':
    'The heart is the seat of thoughts and wishes; it deceives others and, even more, itself, finding good reasons for what is wrong. So no one fully sees through himself; God alone does, the prophet adds, and he judges each one rightly.',
  'JER 29:11':
    'The words stand in a letter to those deported to Babylon for seventy years. “To prosper” is the Hebrew “peace”, well-being: God has not given them up but will bring them home. The promise is to the people, not of riches to each one.',
  'JER 31:29; EZK 18:2':
    'Sour grapes set the teeth on edge, but only of the one who eats them. With this proverb the exiles complained that they were paying for their fathers’ sins; the prophets answer that each person stands before God for his own deeds.',
  'JER 31:31; LUK 22:20; HEB 8:8':
    'A covenant is a solemn bond between two sides. The old one, made at Sinai, was written on stone and broken by the people; the new one God writes on the heart, with full forgiveness. Christians see it sealed in the blood of Christ.',
  'LAM 3:22; LAM 3:23':
    'Like daylight, God’s compassion comes again each day, however dark the night has been. The words come from a lament amid the ruins of Jerusalem: the speaker still grieves, but that he is alive is to him a sign that God is faithful.',
  'LAM 3:33':
    '“Willingly” is literally from his heart: hurting people is not what God wants. It is said amid the ruins of Jerusalem, whose fall the poet understands as God’s judgment; even there he holds that God is compassionate and that grief will not last for ever.',
  'EZK 1:4-28':
    'Four living beings with wings and wheels full of eyes carry God’s throne in every direction: God sees all and is bound to no place, so he is with the exiles in Babylon too. Church tradition later made their four faces signs of the four Gospels.',
  'EZK 18:20':
    'The exiles said that they were paying for their parents’ wrongs. God answers that nobody is guilty of what a father or a son has done. Even a wicked person may turn back and live, for God takes no pleasure in anyone’s death.',
  'EZK 36:26; EZK 11:19':
    'A heart of stone is hard and without feeling, deaf to God. “Flesh” here means, not weakness or desire, but living and soft: God will change his people from within, giving them his Spirit, so that they can hear and want to obey.',
  'EZK 37:4; EZK 37:5':
    'Dry bones are as dead as anything can be. God himself explains the vision: they are Israel in exile, which thinks itself lost and which his Spirit will raise up and bring home. Christians also hear in it the resurrection of the dead.',
  'EZK 47:1-12':
    'From the temple a trickle flows that grows into a river too deep to cross and makes even the Dead Sea fresh; trees on its banks bear food and healing leaves. It pictures the life that goes out from God’s presence; many think of the Holy Spirit. Some expect it literally.',
  'DAN 2:31-45':
    'Gold, silver, bronze, and iron mixed with clay are four empires, each following the last; the head of gold is Nebuchadnezzar of Babylon. Church tradition sees the fourth in Rome, many scholars in Greece. The stone that shatters all and becomes a mountain is the kingdom God sets up for ever.',
  'DAN 4:10-27':
    'The great tree that shelters beasts and birds is King Nebuchadnezzar at the height of his power. It is felled, but its stump is left: for seven times the proud king will live like an animal, until he admits that God rules over human kingdoms and gives them to whom he will.',
  'DAN 5:5; DAN 5:25; DAN 5:27':
    'Three words of counting and weighing appear on the palace wall: the king’s days are numbered, he has been weighed and is too light, his kingdom is divided. Belshazzar dies that night; since then “the writing on the wall” means coming ruin.',
  'DAN 7:1-28':
    'The four beasts from the sea are four empires, wild and cruel; many see Babylon, Medes and Persians, Greece and Rome, many scholars end with Greece. God judges them and gives lasting rule to one like a human being: in him Christians see Christ, others also God’s holy people.',
  'DAN 7:9':
    'The Ancient of Days is a name for God as judge of the nations. White hair pictures age and wisdom, white clothing purity, fire his majesty: he was there before all kingdoms, and calls them to account when their time is over.',
  'DAN 8:1-27':
    'The angel explains it: the ram is Media and Persia, the goat Greece, its great horn the first king, whom nearly all take for Alexander. In the small horn most see Antiochus, who defiled the temple; some, Adventists among them, think of a later power. It is broken by no human hand.',
  'DAN 9:24-27':
    'The weeks are nearly always read as weeks of years. Church tradition counts them to Christ, his death and Jerusalem’s fall; many scholars to Antiochus, who profaned the temple; dispensationalists keep the last for the end time. God sets a limit to the trouble.',
  'HOS 6:6; MAT 9:13; MAT 12:7':
    'In Hebrew this is a strong way of saying: more than sacrifices God wants steadfast love and people who know him. Worship is worth little where faithfulness and mercy are lacking. Jesus says it when he is blamed for eating with tax collectors and sinners.',
  'HOS 8:7':
    'Wind stands for what is empty: Israel trusts in idols and in treaties with great powers, where there is nothing to hold on to. As a seed yields more than was sown, this emptiness grows into a storm: a wrong comes back many times over.',
  'JOL 2:13':
    'In grief people tore their clothes, as a sign that all could see. To tear the heart means that the sorrow over sin is to be real and inward, not only an outward show; whoever turns back so finds God gracious and slow to anger.',
  'JOL 2:25':
    'Swarms of locusts had eaten the crops down to the bark of the trees, and years of work were gone. God promises the repentant people harvests that make good the loss; many have heard in it that wasted years are not beyond his help.',
  'JOL 2:28; ACT 2:17':
    'In Israel the Spirit came on a few, on prophets, judges and kings; one day, God promises, it will be poured like rain on all, sons and daughters, old and young, even slaves. At Pentecost Peter declares that this has come true.',
  'AMO 4:12':
    'It is a summons, as to a court: warned by hunger, drought and sickness, Israel did not turn back, so now God himself will come. The words threaten the unjust and are also a last call to repent.',
  'AMO 5:24':
    'Many streams of the land run only after rain and dry up in summer; justice is to be like the river that never fails. God refuses feasts and songs while the poor are cheated in court and market: without justice worship is noise to him.',
  'JON 1:17; MAT 12:40':
    'The fish is no punishment but a rescue: Jonah, who ran from God, would have drowned. The whale comes from later tellers. Jesus makes the three days a sign of his own death and rising. Some read the story as history, others as a parable.',
  'MIC 6:8':
    'Someone asks what offering would be great enough to please God: thousands of rams, even his own child. The answer names no gift but a way of life: to be fair to others, to love kindness and faithfulness, and to live humbly with God.',
  'HAB 2:4; ROM 1:17; GAL 3:11; HEB 10:38':
    'Conquerors rely on themselves and fall; the righteous hold fast to God and live. The Hebrew word means both faith and faithfulness: Paul uses it of being made right with God by faith. Protestants stress faith alone; Catholics and Orthodox, faith working through love.',
  'ZEC 4:6':
    'Might and power are armies, money and human strength, of which Zerubbabel has little: he is to rebuild the temple among ruins, with few people and many opponents. The work will be finished, he is told, because God’s Spirit carries it.',
  'ZEC 9:9; MAT 21:5; JHN 12:15':
    'A conqueror came on a war horse; this king comes on a donkey, humble, and does away with chariots and bows. The Gospels see the promise fulfilled when Jesus rides into Jerusalem: a king who brings peace and does not rule by force.',
  'MAL 3:2; MAL 3:3':
    'A refiner melts silver in a hot fire until the dross separates, and fullers’ soap washes stains out of cloth. The fire is not meant to destroy the metal but to cleanse it: when God comes to his temple, he purifies his priests and people.',
  'MAL 3:10':
    'The sky is pictured with windows that pour out rain, which brings food. God promises it to Judah, which held back its tithes. Many churches still teach tithing, others free giving; most do not read it as a way to get rich.',
  'MAL 4:2':
    'After a long night the sun rises; its rays are likened to wings that bring warmth and healing. To those who fear God the coming day brings right and joy, while it burns up evil. Christians see Christ in the rising sun.',
  'MAT 1:21':
    'The name Jesus, in Hebrew Yeshua, means the Lord saves. The angel explains what kind of rescue is meant: not from the Romans, as many hoped, but from sin, from all that parts people from God. In the child’s name his whole task is spoken.',
  'MAT 3:11; LUK 3:16':
    'John washes with water those who turn back; the one after him will fill people with God’s own Spirit. Fire purifies and also burns: some see in it the Spirit’s cleansing, as at Pentecost, others the judgment of which John speaks next.',
  'MAT 5:3':
    'The “poor in spirit” are those who know that they have nothing of their own to bring before God and come to him with empty hands. To such people, says Jesus, and not to the self-assured, the kingdom of heaven belongs.',
  'MAT 5:4':
    '“Mourn” takes in every deep sorrow; readers have thought of grief for the dead as well as grief over sin and over the evil in the world. Sorrow itself is not praised: the promise is that God himself will comfort those who weep.',
  'MAT 5:5':
    '“Meek” does not mean weak: the meek are gentle and humble, do not take by force or avenge themselves, and wait for God to act. What others try to seize by power they will receive from him as an inheritance.',
  'MAT 5:6':
    'Hunger and thirst stand for a longing as strong as the body’s need for food and water. It is the longing to live rightly before God and to see his justice done among people, and God himself will satisfy it.',
  'MAT 5:7':
    'The merciful are those who forgive people who have wronged them and help people in need. This is no bargain with God: whoever lives by his mercy passes it on, and will find mercy again when God judges.',
  'MAT 5:8':
    'In the Bible the heart is the inner self that thinks and wills; a pure heart is sincere and undivided, without hidden motives. To see God means to live in his presence, now by faith and one day face to face.',
  'MAT 5:9':
    'Peacemakers do more than love quiet: they work to reconcile people who are at odds. They are called children of God because in this they take after their Father, who himself makes peace with people.',
  'MAT 5:10-11':
    'Not suffering itself is called blessed, nor suffering for one’s own wrongdoing, but people who are hated, slandered or harmed because they do right and belong to Christ. What they lose here cannot take from them the kingdom that is theirs.',
  'MAT 5:13; MRK 9:50; LUK 14:34':
    'Salt kept food from rotting and gave it taste: in the same way those who follow Jesus are there for the good of the people around them. Salt without taste stands for disciples who no longer differ in anything from the rest.',
  'MAT 5:14-16':
    'A town on a hill is seen from afar, and a lamp is lit to be set up high. So the good that Jesus’ followers do is meant to be visible, not for their own fame, but so that people praise God for it.',
  'MAT 5:17':
    '“The Law” and “the Prophets” together mean the Scriptures of Israel. Jesus does not set them aside: he “fulfills” them by bringing what they promised, by doing what they ask, and by showing what God’s commandments truly aim at.',
  'MAT 5:22':
    '“Raca” was an insult, something like “empty head”. Jesus goes from murder back to its root: anger that is nursed and contempt for another person already fall under God’s judgment, not only the deed that courts punish.',
  'MAT 5:29-30; MAT 18:8-9; MRK 9:43; MRK 9:47':
    'Eye and hand stand for whatever leads a person into sin, however dear it may be. The exaggeration shows how serious sin is and that breaking with it may hurt; the churches have never taken it as an order to injure the body.',
  'MAT 5:37':
    'People swore by heaven, by the earth or by Jerusalem in order to be believed. Whoever always tells the truth needs no oath: a plain yes or no is enough. Most churches still allow an oath in court; Mennonites and Quakers do not.',
  'MAT 5:39; LUK 6:29':
    'A slap on the cheek was above all a deep insult. Jesus teaches his disciples not to repay evil with evil; it is no order to stay with someone who is violent, and seeking safety or the law’s help does not go against it.',
  'MAT 5:41':
    'Soldiers of the occupying power could force people to carry their load for a stretch. Whoever then freely goes twice as far is no longer driven by the compulsion or by bitterness, but answers it with unexpected kindness.',
  'MAT 5:44; LUK 6:27; LUK 6:35':
    '“Love” here is not a feeling of fondness but wishing and doing good even to those who do harm, and praying for them. It does not call evil good; it takes after God, who is kind even to the ungrateful.',
  'MAT 5:48':
    '“Perfect” means whole, undivided: in its context, a love that is not kept for friends alone but reaches enemies too, as God gives sun and rain to all. It names the goal toward which Jesus calls his disciples.',
  'MAT 6:3':
    'The picture is of giving so quietly that not even one’s own other hand finds out. Whoever helps the poor does it neither to be seen nor to admire himself for it: God sees it, and that is enough.',
  'MAT 6:9; LUK 11:2':
    'The prayer turns to God as a Father, near to his children and yet exalted. “Hallowed” means held holy: the first petition asks that God’s name, that is, God himself, be known and honored everywhere as he deserves.',
  'MAT 6:10':
    'God’s “kingdom” is his rule: the prayer asks that it take hold of people now and come in full at the end. As everyone in heaven gladly does what God wants, so may it be done among people on earth.',
  'MAT 6:11; LUK 11:3':
    '“Bread” stands for all that a person needs to live, asked for one day at a time, without anxious hoarding. Since the early church many, Catholics and Orthodox above all, have thought also of the bread of the Lord’s Supper.',
  'MAT 6:12; LUK 11:4':
    '“Debts” are a picture of sins, of what people owe God and cannot pay back. Forgiving others does not buy his forgiveness; but whoever asks for mercy and refuses it to others contradicts his own prayer.',
  'MAT 6:13':
    'The Greek word means temptation and also trial; God himself tempts no one to do evil. The prayer asks him to keep his children from falling and to rescue them from evil or, as many translate, from the evil one.',
  'MAT 6:19-20; LUK 12:33':
    'Moths, rust and thieves show that everything people hoard can be lost. “Treasure in heaven” is what has worth with God and lasts: a life lived for him, and what is given to the poor out of love.',
  'MAT 6:22-23; LUK 11:34':
    'As a lamp lights a room, so the eye gives light to the whole body. A sound eye stands for a heart that is set on God and generous, a bad one for greed and envy, which darken a whole life.',
  'MAT 6:24; LUK 16:13':
    '“Mammon”, an Aramaic word for money and possessions, is spoken of here as a master. A slave could belong wholly to one owner only: whoever lives for money cannot at the same time live wholly for God.',
  'MAT 6:26; MAT 6:28-29; LUK 12:24; LUK 12:27':
    'Birds keep no barns and wild flowers weave no clothes, and yet God feeds the ones and clothes the others in splendor. So he will care all the more for people: this is said against worry, not against work.',
  'MAT 6:33; LUK 12:31':
    'It is a matter of rank: God’s rule and what is right in his eyes come before food and clothing. “These things” are those daily needs, not riches; the Father knows of them and provides.',
  'MAT 6:34':
    '“Tomorrow” stands for all that may yet come. Jesus speaks not against planning but against worry, which loads the burdens of later days onto today; God, who gives strength for today, will be there tomorrow too.',
  'MAT 7:1; LUK 6:37':
    'To “judge” here means to condemn others and look down on them as though one sat in God’s seat. It does not forbid telling right from wrong; it warns that whoever measures others harshly will be measured so by God.',
  'MAT 7:3-5; LUK 6:41-42':
    'A splinter and a house beam: a comic picture of someone who spots small faults in others and is blind to great ones of his own. Helping another is not forbidden, but it begins with setting oneself right.',
  'MAT 7:6':
    'Dogs and pigs, unclean animals to his hearers, stand for people who meet what is holy with mockery and contempt. The pearls are the precious message of God: it is not to be forced on those who only trample on it.',
  'MAT 7:7; LUK 11:9':
    'Asking, seeking and knocking are three pictures of praying with trust and without giving up. God answers as a good father does: he gives his children what is good, which is not always the very thing they asked for.',
  'MAT 7:12; LUK 6:31':
    'This saying is known as the Golden Rule. It asks for more than doing no harm: whatever good a person would wish to receive is the measure of the good to do to others first.',
  'MAT 7:13-14':
    'Two gates and two roads stand for two ways of living. The wide road is easy and crowded but ends in ruin; the narrow one, following Jesus, costs something and fewer take it, but it leads to life with God.',
  'MAT 7:15':
    'Wolves in sheepskins look like harmless members of the flock and in truth do it harm. Jesus means false prophets: people who claim to speak for God and lead others astray for their own ends.',
  'MAT 7:16; MAT 7:20; MAT 12:33; LUK 6:44':
    'A tree cannot hide what kind it is: its fruit shows it. Fruit stands for what people say and do and for what comes of it in time; by this, and not by appearance, good and bad are told apart.',
  'MAT 7:21; LUK 6:46':
    '“Lord, Lord” is what people say in prayer and worship, and rightly so. But pious words do not take the place of doing what God wants: Jesus recognizes as his own those who live what they say.',
  'MAT 7:24-27; LUK 6:48-49':
    'House and ground stand for a life and what it is built on; flood and storm, for hard times and God’s judgment. Both builders hear Jesus’ words; only the one who also acts on them has built so that it lasts.',
  'MAT 8:22; LUK 9:60':
    'The dead who do the burying are people without life from God, deaf to his call. Jesus upheld honoring father and mother; his sharp words say that following him does not wait until everything else has been settled.',
  'MAT 9:17; MRK 2:22; LUK 5:37':
    'New wine keeps fermenting and bursts old leather bags that have grown stiff. Asked why his disciples did not fast like others, Jesus says with it that the new thing he brings cannot be forced into the old forms.',
  'MAT 10:16':
    'Sheep among wolves are messengers without defense among people who may harm them. Snakes were thought clever and doves harmless: the disciples are sent out to be shrewd and careful, yet without deceit or malice.',
  'MAT 10:34; LUK 12:51':
    'The “sword” is a picture of division, not a call to violence: Jesus forbade his disciples to defend him with one. Because some follow him and others reject him, a rift can go even through families.',
  'MAT 11:12':
    'A hard verse, read in two ways: either violent people attack God’s kingdom, as those did who imprisoned John the Baptist, or people press into it with all their might. Many church fathers chose the second reading, many readers today the first.',
  'MAT 11:28-30':
    'A yoke joined oxen for work; people spoke also of the yoke of the Law. To take on Jesus’ yoke is to follow and learn from him: a task too, but under a gentle master who gives rest and crushes no one.',
  'MAT 12:31-32; MRK 3:29; LUK 12:10':
    'Blasphemy against the Spirit is no careless word but knowingly and stubbornly calling God’s work the devil’s, and so refusing the Spirit who leads to repentance. Pastors of all churches have said: whoever fears having committed it and longs for forgiveness has not.',
  'MAT 13:3-23; MRK 4:3-20; LUK 8:5-15':
    'Jesus himself explains it: the seed is God’s word, and the four kinds of ground are four kinds of hearers. In some the word is snatched away at once, withers under pressure, or is choked by worries and riches; in those who hear it and hold fast to it, it bears rich fruit.',
  'MAT 13:12; MAT 25:29; MRK 4:25; LUK 8:18; LUK 19:26':
    'It is not about money. To “have” is to have received God’s word and used it: such a person understands ever more. Whoever lets it lie unused loses even the little that was heard. It does not praise the rich for growing richer.',
  'MAT 13:24-30; MAT 13:36-43':
    'Jesus explains it: the sower is he himself, the field is the world, the wheat are those who belong to God’s kingdom, the weeds those who belong to the evil one. For now good and evil grow side by side; to part them is the work of God at the end, not of people today.',
  'MAT 13:31-32; MRK 4:30-32; LUK 13:18-19':
    'A tiny seed becomes a plant so large that birds live in its branches. So, says Jesus, God’s kingdom begins small and hardly noticed, with him and a few disciples, and grows into something great; many see in the birds the peoples who find shelter there.',
  'MAT 13:33; LUK 13:20-21':
    'A little leaven hidden in a great amount of flour makes all of it rise, unseen and without noise. So God’s kingdom works quietly, from within, until it has reached everything. Elsewhere leaven can be a picture of evil; here most readers take it in a good sense.',
  'MAT 13:44':
    'The treasure is God’s kingdom, life under his rule. The man comes upon it unexpectedly and gladly sells all he has to own that field: whoever sees what God’s kingdom is worth holds nothing else too dear to give up for it, and does so with joy.',
  'MAT 13:45-46':
    'A merchant who knows pearls has searched long and finds one worth more than all the rest. The pearl stands for God’s kingdom: whoever finds it after long seeking gives up everything else for it. Some readers see in the merchant Christ, who gave all to win people.',
  'MAT 13:47-50':
    'A dragnet brings in fish of every kind, and they are sorted only on the shore. So God’s kingdom gathers all sorts of people, and for a time the good and the bad are together; at the end of the world God has them separated.',
  'MAT 15:26; MRK 7:27':
    'The “children” are Israel, to whom Jesus was sent first; the “dogs”, a word for dogs of the house, are other peoples. Hard as it sounds, the scene ends with Jesus praising this foreign mother’s faith and healing her daughter.',
  'MAT 16:18':
    '“Peter” means rock. Catholics see the rock in Peter and his successors, the popes; Orthodox and most Protestants in his confession of Christ, or in Peter without a papal office. The gates of Hades are the power of death, which will not defeat the church.',
  'MAT 16:19':
    'Keys stand for authority over a house; “binding” and “loosing”, for forbidding and allowing, refusing and granting forgiveness. Catholics and Orthodox see it in the ministry of bishops and priests, Catholics above all in the pope; most Protestants in the preaching of the gospel and in church discipline.',
  'MAT 16:24; MAT 10:38; MRK 8:34; LUK 9:23; LUK 14:27':
    'The condemned carried their own cross to the place of death. To take it up is to be ready for shame, loss and even death for following Jesus; it is not a command to put up with being mistreated at home or elsewhere.',
  'MAT 17:20':
    'The mustard seed was the proverbially tiny thing, and moving mountains a saying for the impossible. Even small faith counts, for what matters is not its own strength but God on whom it relies.',
  'MAT 18:3; MRK 10:15; LUK 18:17':
    'A child then had no rank and no merits to show and lived from what it was given. To become like one is not to be childish, but to be humble and receive God’s kingdom as a gift.',
  'MAT 18:6; MRK 9:42; LUK 17:2':
    'The “little ones” are children and all who trust Jesus and are easily harmed. A millstone turned by a donkey drags anyone to the bottom: so grave is it to him when someone destroys their trust. The words protect the weak.',
  'MAT 18:10':
    'Seeing the king’s face was the right of those nearest to him; the angels of the little ones have that place with God, so highly does he value them. Catholics and Orthodox find here each person’s guardian angel; Protestants are divided about it.',
  'MAT 18:20':
    'Two or three are the smallest gathering there can be. Even so few who meet as disciples of Jesus have him among them, though unseen; it does not mean that he is absent from someone who prays alone.',
  'MAT 18:22':
    'Peter had thought seven times generous. The huge number (it can be read as seventy-seven or as seventy times seven) means forgiving without keeping count; it does not mean calling the wrong harmless or trusting a dangerous person again.',
  'MAT 18:23-35':
    'The king is God, and the vast debt is a guilt that nobody could ever pay off; the fellow servant’s small debt is what people owe one another. Whoever lives by such mercy and shows none has not understood it. Forgiving is not calling the wrong harmless.',
  'MAT 19:6; MRK 10:9':
    'Asked about divorce, Jesus answers with what God meant marriage to be: a bond for life. Catholics hold it cannot be dissolved; Orthodox and most Protestants allow divorce and remarriage in some cases. No church reads it as a duty to stay with someone violent.',
  'MAT 19:24; MRK 10:25; LUK 18:25':
    'A camel and a needle’s eye, the largest animal and the smallest opening his hearers knew, stand for what cannot be done. Whoever clings to wealth cannot enter God’s kingdom on his own; but with God, Jesus adds, even this is possible.',
  'MAT 20:1-16':
    'The owner of the vineyard is God, and the workers are people called to him early or late. The first are not cheated: they receive what was agreed. But God gives the last as much, for his kingdom is not pay by the hour, and his goodness is no cause for envy.',
  'MAT 20:16; MAT 19:30; MRK 10:31; LUK 13:30':
    '“First” are those who seem ahead by rank, wealth or merit; “last”, those who count for little or come late. God turns such rankings upside down, because his kingdom is not wages for the best but a gift of his goodness.',
  'MAT 21:28-32':
    'The son who says no and then goes stands for tax collectors and prostitutes, who turned back to God on hearing John the Baptist; the son who says yes and does not go, for religious leaders who did not. What counts is not the promise but what is done.',
  'MAT 21:33-46; MRK 12:1-12; LUK 20:9-19':
    'The owner is God, the vineyard his people, the servants the prophets, the son Jesus; the tenants are the leaders of that time, who want to keep for themselves what is God’s. The vineyard passes to others, and the Son they reject becomes the cornerstone. It is no verdict on the Jewish people.',
  'MAT 22:1-14':
    'The king is God, the feast the joy of his kingdom, the son Christ. Those invited first refuse, so all from the streets are called, bad and good. The man without wedding clothes has come without letting himself be changed; some see in the garment faith, others love or a renewed life.',
  'MAT 22:14':
    'This closes the story of a wedding feast to which very many are invited, but not all accept or come as is fitting. In who is “chosen”, Reformed churches stress God’s own choice; Catholics, Orthodox and Methodists, also the free answer of people.',
  'MAT 22:21; MRK 12:17; LUK 20:25':
    'The tax coin bore the emperor’s portrait, so it may go back to him. The state gets its due, but not worship: that belongs to God, and many have added that people bear his image and so owe themselves to him.',
  'MAT 23:24':
    'Gnats were strained out of wine so as not to swallow an unclean insect; the camel was unclean too, and enormous. The picture is of people who are strict about trifles and neglect justice, mercy and faithfulness.',
  'MAT 23:27':
    'Tombs were whitened so that nobody would touch them unawares; they looked clean and held bones. So outwardly devout people, Jesus tells the scribes and Pharisees, can be full of falsehood inside.',
  'MAT 24:32-33; MRK 13:28-29; LUK 21:29-31':
    'When a fig tree puts out leaves, everyone knows that summer is near. So the disciples are to understand from the signs Jesus has named that what he announces is near. Most readers see no hidden code in the tree; some take it as a picture of Israel.',
  'MAT 24:34; MRK 13:30; LUK 21:32':
    'A hard verse. Some understand the people then living, who saw the temple destroyed; others the Jewish people, the church or humankind; others the generation that sees the last signs. The next lines add that nobody knows the day or the hour.',
  'MAT 24:45-51; LUK 12:42-48':
    'The servant is put in charge of feeding the household while the master is away. It pictures those to whom Jesus entrusts others, the apostles and leaders above all: he will ask them whether they cared for people faithfully or used his absence to mistreat them.',
  'MAT 25:1-13':
    'The bridegroom is Christ at his coming, and the ten are people who wait for him; all fall asleep, but only five are ready when he comes late. The oil stands for what no one can borrow from another: many say faith, others love and good works, or the Holy Spirit.',
  'MAT 25:14-30':
    'A talent was a large sum of money; from this parable the word came to mean a gift or ability. The master is Christ, and the money all that he entrusts to people, to each in different measure: he asks for faithfulness, not equal results. The third servant is blamed for doing nothing out of fear.',
  'MAT 25:31-46':
    'Christ comes as king and judge and parts all nations as a shepherd parts sheep from goats. What he asks about is help given to the hungry, strangers, sick and prisoners: it was given to him. Many see in his “brothers” everyone in need, others his disciples in want.',
  'MAT 26:26; MRK 14:22; LUK 22:19':
    'Giving the bread, Jesus speaks of his body, given in death. Catholics, Orthodox and Lutherans believe that he gives his body truly present; Reformed churches, that it is received spiritually by faith; many other Protestants see in the bread a sign of remembrance.',
  'MAT 26:41; MRK 14:38':
    'Said to disciples who meant to stay awake with Jesus and fell asleep. “Spirit” is their good will, “flesh” their human frailty, which gives way to tiredness and fear; therefore he tells them to watch and pray.',
  'MAT 26:52':
    'Said to a disciple who drew his sword to protect Jesus from arrest: violence brings forth violence and strikes back at whoever uses it. Whether a state may bear arms is judged differently: most churches say yes; Mennonites and Quakers, no.',
  'MAT 27:46; MRK 15:34':
    'The cry is the opening of Psalm 22, the prayer of a sufferer that ends in trust and praise. On the cross Jesus enters into the deepest forsakenness of people, and even there he still calls on God as his own God.',
  'MAT 27:51; MRK 15:38; LUK 23:45':
    'The curtain closed off the holiest room of the temple, which only the high priest entered, once a year. That it tears as Jesus dies, and from the top, Christians understand as God’s own act: through his death the way to God lies open.',
  'MAT 28:19':
    'The risen Jesus sends his disciples to all peoples, to teach, not to force. One name is spoken, and three, Father, Son and Spirit; nearly all churches baptize so. Many of them baptize infants too, Baptists and others only those who profess faith themselves.',
  'MRK 2:27':
    'God gave the weekly day of rest for people’s good, not as a burden for which they must go hungry or unhealed. Jesus says it when his disciples are blamed for plucking ears of grain on that day.',
  'MRK 4:26-29':
    'The farmer sows, sleeps and rises, and the grain grows by itself, he does not know how. So God’s kingdom grows by God’s own power, step by step and unseen; people can sow the word, but they cannot make it grow. The harvest will surely come.',
  'MRK 9:24':
    'The father of a sick boy cries out in distress. Faith and doubt are together in one heart, and he hides neither but asks Jesus to help even his lack of faith. Jesus does not send him away; he heals the child.',
  'LUK 1:28':
    'The angel greets Mary as one on whom God’s favor rests in a special way. Catholics and Orthodox pray with these words and see in them her unique holiness; Protestants hear above all that God freely chose her to be the mother of his Son.',
  'LUK 2:14':
    'Angels sing it over the birth of Jesus: in heaven God is praised, and on earth peace comes, a restored life with him. In the oldest text it is for people on whom God’s favor rests, not only for those who mean well.',
  'LUK 4:18; ISA 61:1':
    'The prophet announces that the bad times of the poor, the captives and the oppressed are over. Jesus reads it in his home synagogue and says that this begins with him: freedom from sin and evil, shown in his healing and care for the poor.',
  'LUK 7:41-43':
    'The lender is God, who cancels both debts: the small one stands for Simon, a respected Pharisee, the large one for the woman known as a sinner who wets Jesus’ feet with her tears. Whoever knows how much has been forgiven loves much; Simon thinks he hardly needs it.',
  'LUK 9:62':
    'Whoever plows and keeps looking behind cannot cut a straight furrow. So whoever sets out to follow Jesus but goes on longing for the life left behind is not free for the work of God’s kingdom.',
  'LUK 10:18':
    'The disciples are glad that demons give way to them. Jesus sees Satan’s power breaking, as fast and plain as lightning; many also think of the devil’s fall at the beginning. More important, he says, is that their names are written in heaven.',
  'LUK 10:30-37':
    'Jews and Samaritans despised each other, and yet it is the Samaritan who helps, while priest and Levite pass by. Jesus turns the question round: not who counts as a neighbor, but who acts as one. Many church fathers also saw in the Samaritan Christ himself.',
  'LUK 11:5-8':
    'A man knocks at midnight for bread for a guest, and his friend, already in bed, gets up because he does not stop asking. God is not like an unwilling sleeper; the point is how much more surely he, a loving Father, hears those who keep on praying.',
  'LUK 12:16-21':
    'The farmer does nothing dishonest; his folly is to talk only with himself and of himself, as if full barns could make life safe. That night he dies. Riches cannot keep anyone alive; being rich before God means trusting him and sharing with those in need.',
  'LUK 12:48':
    'The picture is of a servant put in charge of his master’s house, who must give account of what was entrusted to him. Knowledge, gifts and goods are therefore also a responsibility: God looks at what each one had to work with.',
  'LUK 13:6-9':
    'A fig tree that bears nothing for years takes up good ground, but the gardener asks for one more year to dig and manure. The tree stands for Israel and for every person: God has long been patient and gives time to turn back, but the time is not endless.',
  'LUK 14:7-11':
    'At a banquet seats were given by rank, and whoever took too high a place could be sent down before everyone. It is more than a rule of manners: before God, people who push themselves up are brought low, and he himself raises those who do not think highly of themselves.',
  'LUK 14:16-24':
    'The host is God, the banquet life with him in his kingdom. The guests invited first excuse themselves with fields, oxen and family, and the poor, the disabled and strangers from the roads are brought in: God’s house is to be full. It is no warrant to force anyone to believe.',
  'LUK 14:26':
    'To “hate” is here a strong Hebrew way of saying to love less; Jesus himself upheld the commandment to honor father and mother. The point is that faithfulness to him comes before the closest ties and even one’s own life.',
  'LUK 14:28-33':
    'The builder of a tower and the king before a battle reckon first whether they can see the matter through. So Jesus wants nobody to follow him without thinking: it may cost possessions, ties and even life, and he asks for the whole person, not a half-finished beginning.',
  'LUK 15:3-7; MAT 18:12-14':
    'The shepherd is God, and Jesus as he seeks out people whom the respectable avoid; the lost sheep is someone who has strayed from him. One of a hundred is not too few to search for, and the end is no reproach but joy when it is carried home.',
  'LUK 15:8-10':
    'A coin was about a day’s wage, and ten were perhaps all she had: she lights a lamp and sweeps until it is found. So carefully does God look for one person who is lost to him, and so great is the joy in heaven over one who turns back.',
  'LUK 15:11-32':
    'The father is God, who runs to meet the one who comes home and makes him a son again before he has earned anything. The younger son stands for people who ran from God, the elder for the devout who resent such mercy; he too is invited, and the story leaves his answer open.',
  'LUK 16:1-9':
    'Not the cheating is praised but the foresight: about to be dismissed, the manager uses the goods while he still has them to gain friends. So Jesus tells his disciples to use money, which will not last, to help others, with their eyes on life with God.',
  'LUK 16:19-31':
    'The rich man is not said to have harmed Lazarus: he simply let him lie at his gate. After death their lots are reversed and cannot be changed, and whoever ignores Moses and the prophets would not be moved even by a miracle. Churches differ on how literally the picture shows the next world.',
  'LUK 17:7-10':
    'A servant who comes in from the field gets no special thanks for doing his work. So nobody can earn a claim on God or keep accounts with him. “Unworthy” does not mean worthless: it means that serving is simply what is owed; how kindly God treats his own, other parables tell.',
  'LUK 17:21':
    'The Greek can mean “among you” or “within you”. Many understand that God’s rule is already there in Jesus, amid his hearers; others, with many church fathers, that it begins in the heart. Either way no signs let people calculate its coming.',
  'LUK 18:1-8':
    'A widow had no one to stand up for her, yet even a judge without conscience gives in because she keeps coming. God is not like that judge: if even he hears her, God will surely bring justice to those who cry to him, though it may seem long. The story is told so that people do not lose heart.',
  'LUK 18:9-14':
    'Pharisees were respected for their piety; tax collectors were hated as cheats in the service of the occupiers. The one thanks God for his own merits and looks down on others; the other only asks for mercy, and he goes home right with God. It is told to people sure of their own goodness.',
  'LUK 19:11-27':
    'The nobleman who goes away to be made king is Jesus; it is told to people who expect God’s kingdom at once. Until his return each servant works with the same small sum, and faithfulness is richly rewarded. The harsh end warns those who refuse him as king; it is no order to use force.',
  'LUK 22:36':
    'On the night of his arrest Jesus says that hard times begin. Most readers take the sword as a picture of danger and readiness: shown two real swords, he breaks off; when one is used he forbids it and heals the wounded man.',
  'LUK 23:34':
    'Jesus prays for those who crucify him: they do not see whom they are killing. He lives what he taught about loving enemies. It does not make the deed harmless, nor say that someone who was hurt must be able to forgive at once.',
  'LUK 23:43':
    'One of the men crucified with Jesus asks only to be remembered. “Paradise” is God’s garden, being with him; Jesus gives it to someone who can make nothing good any more. Most read “today” of that very day; Adventists join it to “I tell you”.',
  'JHN 1:1':
    'A word makes a speaker known. John calls the Son of God “Word” because through him God creates and speaks: he was with the Father before all things, is himself God, and became man in Jesus.',
  'JHN 1:14':
    '“The Word” is the Son, who was with God and was God; “flesh” means a real human being, mortal and frail. He “dwelt” is literally pitched his tent, as God was present in Israel’s tent in the desert: in Jesus God lives among people.',
  'JHN 1:29; JHN 1:36':
    'Lambs were offered in the temple, and at Passover a lamb recalled how God had freed Israel from Egypt. John the Baptist means that Jesus, himself without guilt, will give his life to take away the sin of all.',
  'JHN 3:3; JHN 3:7':
    'The Greek means both “again” and “from above”. As no one brings about his own birth, no one can make himself fit for God’s kingdom: it takes a new beginning of life, which God’s Spirit gives.',
  'JHN 3:5':
    'Catholics, Orthodox and Lutherans understand “water” as baptism, in which the Spirit gives new life; many other Protestants, as a picture of the cleansing that the Spirit works. All agree that the new life is God’s doing.',
  'JHN 3:16':
    '“The world” is all people, though they had turned from God; “gave” speaks of the Son’s coming and of his death. God’s love comes first, and the life that never ends is for whoever trusts the Son.',
  'JHN 3:30':
    'John the Baptist says this gladly when his followers complain that the crowds now go to Jesus. Like the bridegroom’s friend, he is happy when the groom arrives. It is about making room for Christ, not about thinking oneself worthless.',
  'JHN 4:10; JHN 4:14':
    'People called fresh water from a spring “living”, unlike the standing water of a cistern. Jesus means the life that God gives through his Spirit, which stills the deepest thirst and does not run dry.',
  'JHN 6:35':
    'Bread was the food without which no one could live, and Jesus had just fed thousands with it. He says that what bread is to the body he himself is for life with God: to come to him is to trust him.',
  'JHN 6:53':
    'Jesus speaks of his life given up in death, not of eating human flesh as some hearers took it. Catholics, Orthodox and some Protestants hear in it the Lord’s Supper, in which he gives himself; most Protestants, a picture of taking him in by faith.',
  'JHN 8:7':
    'By law the witnesses threw the first stones. Jesus turns the eyes of the accusers upon themselves, and they leave one by one. He does not condemn the woman, nor call what she did harmless: he tells her not to sin again.',
  'JHN 8:12':
    'Darkness stands for a life without God, caught in error and guilt; light shows the way and lets things live. Jesus says this of himself: in him people come to know God and find where to go.',
  'JHN 8:32':
    '“Truth” here is not knowledge in general but what Jesus makes known of God, and in the end he himself. “Free” is freedom from sin, which he compares to slavery; it is promised to those who hold to his word.',
  'JHN 10:1-18':
    'The sheep are those who belong to Jesus; he is both the gate, the one way in, and the good shepherd, who knows each one by name. A hired hand runs from the wolf; he lays down his life for the sheep, of his own free will, and takes it up again.',
  'JHN 10:10':
    'The thief stands for those who use the flock and harm it. Jesus, the good shepherd, gives instead of taking: life with God, begun now and without end. “Abundantly” speaks of its fullness; most readers do not take it as a promise of riches.',
  'JHN 10:16':
    'The fold is Israel, from which Jesus gathered his first disciples; the other sheep are people of all other nations who would come to believe in him. Under him as their one shepherd they belong together as a single flock.',
  'JHN 11:25':
    'Said to Martha, whose brother Lazarus has died. She hopes for the last day; Jesus says that the power over death stands before her. Those who trust him will live though they die: death does not break off the life he gives.',
  'JHN 11:35':
    'On the way to the tomb of his friend Lazarus Jesus sees Mary and the mourners weep. He is about to raise him, and still he weeps: he shares the grief of those he loves and does not call it lack of faith.',
  'JHN 12:24':
    'A seed must be laid in the ground and cease to be a seed before an ear grows from it. Jesus speaks first of his own death, from which life comes for many, and then of disciples who do not cling to their lives.',
  'JHN 13:34; JHN 15:12':
    'Love for one’s neighbor was an old commandment; new is the measure, as Jesus loved. He says it on his last evening, after washing his disciples’ feet like a servant and before his death. By such love others will know whose disciples they are.',
  'JHN 14:2':
    'The Father’s house is a picture of living with God; that it has many rooms (“mansions” in older Bibles) means that there is place enough for all who are his. Jesus says it to comfort frightened disciples before his death.',
  'JHN 14:6':
    'Jesus does not only show a way to God: he himself is it. All churches confess that salvation is through him; that it may reach people who never heard of him, Catholics and many Orthodox hope, while many Protestants hold conscious faith to be needed.',
  'JHN 14:16':
    'The Greek word means someone called to one’s side: helper, advocate, comforter. It is the Holy Spirit, as Jesus says soon after: “another”, because Jesus himself has been their helper so far. He goes away, but his disciples are not left alone.',
  'JHN 14:28':
    'Nearly all churches confess the Son as equal to the Father in being God: “greater” is said of Jesus as man, sent and humbled, or, with many Greek fathers, because the Son is from the Father. Jehovah’s Witnesses take him for a lesser being.',
  'JHN 15:1-8':
    'In the prophets the vine was a picture of Israel; Jesus calls himself the true vine, his Father the gardener, and his disciples the branches. As branches live from the vine, so they bear fruit only by staying joined to him; the Father prunes them so that they bear more.',
  'JHN 15:5':
    'A branch lives from the sap of the vine and withers when cut off. So disciples live from their bond with Jesus; “fruit” is the love and the good that grow from it, not from their strength alone.',
  'JHN 19:30':
    'It is not a cry of defeat: the Greek word means completed, carried through to the end. The work the Father gave Jesus is done, his love has gone to the utmost, and what the Scriptures said is fulfilled; then he gives up his spirit.',
  'JHN 20:23':
    'The risen Jesus sends his disciples and gives them the Spirit. Catholics and Orthodox see here the power of bishops and priests to forgive sins in confession; Lutherans, an authority given to the whole church; most other Protestants, the announcing of God’s forgiveness.',
  'ACT 10:9-16':
    'The sheet holds animals that a Jew was not allowed to eat, and Peter is told to eat. He soon understands what is meant: no person is to be called unclean, and so he may enter the house of Cornelius, a Roman, and tell non-Jews the good news. Most also see the food laws lifted here.',
  'ACT 17:23':
    'Athens had many altars, and one of them was dedicated to a god unknown to them. Paul starts from there: the God whom they honor without knowing him is the maker of the world, and of him he is going to tell them.',
  'ACT 17:28':
    'To live, to move, to exist: that is everything a person is and does, and every moment of it comes from God and is upheld by him. With this Paul shows the Athenians that God is not shut up in temples, but close to everyone.',
  'ACT 20:35':
    '“Blessed” means happy, and favored by God: the greater happiness is with the one who gives, and so helps the weak, rather than with the one who receives. Paul passes this on as a word of Jesus that the four Gospels do not record.',
  'ACT 26:14':
    'A goad was a pointed stick for driving oxen, and an ox that kicked back at it only hurt itself. So Saul, in persecuting the believers, was struggling against Christ himself, and in the end did harm to himself.',
  'ROM 1:16':
    'In the eyes of Rome it was shameful to preach a man who had been crucified. Paul is not ashamed, for in this message God himself acts with power and saves everyone who believes, Jews, to whom it was promised first, and all other peoples.',
  'ROM 3:23':
    'The glory of God is his splendor, in which people were made to share; by sin all fall short of it, the devout like the others. The sentence goes on at once: those who believe are put right with God freely, as a gift, through Christ.',
  'ROM 3:28; ROM 5:1; GAL 2:16':
    '“Justified” means put right with God: this comes through faith in Christ and is not earned by works of the law. Most Protestants say by faith alone, with good works as its fruit; Catholics and Orthodox, by a faith that works through love.',
  'ROM 5:8':
    'Hardly anyone would die even for a good person; Christ died for people who had nothing good to show and were against God. So God’s love does not wait until someone becomes worthy of it: his death is the proof that it came first.',
  'ROM 6:23':
    'Wages are the pay that someone has earned: sin, pictured as a master, pays its servants with death, which is separation from God. Eternal life, by contrast, cannot be earned; God gives it freely in Jesus Christ.',
  'ROM 7:15':
    'The words describe a person torn in two, who wants the good and does what he hates. Since Augustine and Luther many hear in it every believer’s struggle; others, among them most Greek fathers, a person without Christ. The next chapter shows the way out.',
  'ROM 8:1':
    'Condemnation is the verdict of guilty. For those who belong to Christ, Paul says, it has been lifted, because in Christ God has overcome sin; God is no longer against them. It follows right on the cry of someone who keeps failing at good.',
  'ROM 8:28':
    '“All things” includes suffering, of which the chapter speaks. The verse does not call everything that happens good; it says that God makes even what is painful serve the final good of those who love him: to become like Christ.',
  'ROM 8:31':
    'Paul does not say that believers have no enemies; he names want, persecution and death. He means that none of these can prevail: the God who gave up his own Son will not turn against his people or let anything part them from his love.',
  'ROM 9:13; MAL 1:2-3':
    'Jacob and Esau stand for two peoples, Israel and Edom; “hated” is a strong Hebrew way of saying not chosen. Calvinists see God choosing individuals for salvation; Catholics, Orthodox and Methodists, a people for his plan, which leaves no one without his mercy.',
  'ROM 10:9':
    'Heart and mouth belong together: trusting inwardly that God raised Jesus from the dead, and openly calling him Lord. It is no magic formula; many churches hear in it the confession made at baptism. Paul’s point is that this way is open to everyone.',
  'ROM 12:1':
    'Sacrificed animals died on the altar; a “living sacrifice” is a person who belongs to God with body and everyday life, out of thanks for his mercy. Such a life, says Paul, is true worship. It does not mean letting others do one harm.',
  'ROM 12:2':
    '“This world” means the ways of thinking and wanting that leave God out and press people into their mold. Renewing the mind is a change from within, worked by God, so that a person learns to see what is good and what God wants.',
  'ROM 12:20':
    'Food and drink for an enemy put kindness in the place of revenge. The burning coals are mostly read as the shame and remorse that kindness awakens and that may win him; some readers see God’s judgment on one who stays hostile.',
  'ROM 13:1':
    '“Authorities” are those who govern. That there is government, says Paul, is God’s arrangement, so that right is guarded and wrong checked; therefore it is owed respect. Nearly all churches add that where rulers order evil, God is to be obeyed rather than they.',
  '1CO 1:17':
    '“Wisdom” here means the clever, polished speech that the Greeks admired in their orators. Paul preaches plainly, so that faith may rest on the power of Christ’s cross and not on a speaker’s skill.',
  '1CO 2:9':
    'Eye, ear and heart stand for every human way of knowing: none of them could have found out what God has prepared. Paul means the salvation in Christ that the Spirit has now made known; many also hear in it the glory to come.',
  '1CO 3:2; HEB 5:12; HEB 5:13':
    'Milk is the food of infants, solid food that of adults: they stand for the first lessons of the faith and for its deeper teaching. The readers are told that they have stayed children in the faith when they should have grown.',
  '1CO 6:19':
    'A temple was the place where God was present among his people. Since the Holy Spirit lives in believers, their body too is holy and belongs to God; Paul says this to Corinthians who thought that sexual immorality did not touch their faith.',
  '1CO 10:13':
    'It is about temptation: none is so strong that a person must give in, and God opens a way out. It does not say that God sends all suffering or that nobody is ever overburdened; asking for help can be part of the way out.',
  '1CO 10:31':
    'Paul has been asked about meat from pagan temples. His answer turns into a measure for everyday life: eating and drinking, too, can honor God when they are done with thanks and with regard for others, so that nobody’s faith is harmed.',
  '1CO 11:29':
    'In Corinth the rich feasted at the Lord’s Supper while the poor went hungry. Not discerning “the body” makes it an ordinary meal: Catholics, Orthodox and Lutherans think of Christ’s body present in it, others of the church. Feeling unworthy is not meant.',
  '1CO 12:27; ROM 12:5':
    'In a body many different parts live by one another: the eye cannot do without the hand. So believers with their different gifts are one in Christ: none is the whole, each is needed, and the weakest have their honor.',
  '1CO 13:4':
    'Love is described here by the way it treats others more than as a feeling: it has patience, does good and does not put itself forward. Paul writes this to a quarreling church, whose finest gifts are worth nothing without love.',
  '1CO 13:12':
    'Mirrors then were of polished metal and gave only a dim image; older English Bibles say “a glass”. So what anyone knows of God in this life is partial and indirect, while in the life to come it will be a direct seeing.',
  '1CO 15:33':
    'A proverb known from a Greek comedy: the company one keeps rubs off on one’s character. Paul uses it against talk in Corinth that there is no resurrection, which can spoil faith and life. It does not tell believers to shun other people.',
  '1CO 15:55; 1CO 15:56':
    'Death is pictured as a creature with a sting, like a scorpion’s, and what makes the sting deadly is sin. Through Christ’s death and resurrection sin is forgiven and the dead will rise, so Paul can mock Death as a beaten enemy.',
  '2CO 3:6':
    '“The letter” is the law written on stone, which commands and condemns but cannot change anyone. God’s Spirit, given in the new covenant, renews the heart and so gives life. Many have also applied it to clinging to words while missing their sense.',
  '2CO 4:7':
    'Jars of clay, the “earthen vessels” of older Bibles, were cheap and easily broken. The treasure is the good news of Christ, the jars are the frail people who carry it: so it is plain that its power comes from God and not from them.',
  '2CO 5:7':
    'To “walk” is to live from day to day. As long as believers are not yet with the Lord they do not see him, and so they live by trusting in what he has promised; Paul says this in view of death.',
  '2CO 5:17':
    'To be “in Christ” is to be united with him. Whoever is so has been made new by God, as in a second creation: the old life under sin is past, and a life reconciled with God has begun.',
  '2CO 5:21':
    'It is like an exchange: Christ, who never sinned, took on himself the sin of others, and they receive his right standing before God. Many Protestants think of guilt counted to him, others translate “sin offering”; none means that he became sinful.',
  '2CO 6:14':
    'A yoke joined two animals at the plow, and an unequal pair cannot pull together. Paul warns against binding ties with unbelievers that lead away from God; many apply it to choosing a spouse, but it is no order to leave one.',
  '2CO 7:10':
    '“Godly sorrow” is pain over one’s own wrong, which turns to God and leads to a new life; worldly sorrow regrets only what it has lost and finds no way out. Mourning over a death or a misfortune is not meant.',
  '2CO 9:7':
    'A cheerful giver gives gladly, as much as he has himself decided, without being pressed. Paul was collecting money for poor believers in Jerusalem: what pleases God is the willing heart, not the size of the sum.',
  '2CO 12:2-4':
    'The man is Paul himself, who speaks of it unwillingly and as if of another. The “third heaven” is the highest, where God is, called Paradise here as well. He does not know whether he was in the body, and repeats nothing of what he heard: he would rather speak of his weakness.',
  '2CO 12:7':
    'A thorn in the flesh is a trouble that hurts and does not go away. What Paul’s was he does not say: illness, enemies and temptation have been suggested. It was not taken from him, and he came to see that it kept him humble.',
  '2CO 12:9':
    'Paul had asked three times to be freed from a trouble that tormented him, and this was the answer. The trouble stays, yet God’s help is enough for him, and where his own strength ends, Christ’s power is seen all the more clearly.',
  'GAL 2:20':
    'No bodily cross of Paul’s is meant: joined to Christ, he counts as having died with him. The old life, in which he sought to be righteous by the law, is over; now Christ lives in him, and he lives by trusting in his love.',
  'GAL 3:28; COL 3:11':
    'Origin, social standing and sex divided people sharply in that world. These differences do not vanish, but they place nobody higher or lower before God: all who belong to Christ are equally God’s children and one in him.',
  'GAL 5:1':
    'The yoke is the attempt to become right with God by keeping the law of Moses, circumcision above all, which some demanded of non-Jewish Christians. Christ has freed them from that; the freedom, Paul adds, is not for selfishness but for serving in love.',
  'GAL 5:22; GAL 5:23':
    'As a good tree bears its fruit, so the Holy Spirit makes these qualities grow in a believer’s life. They stand against the works of human selfishness listed just before, and like one single fruit they belong together.',
  'GAL 6:7':
    'The harvest follows the seed: whoever lives for selfish desires reaps ruin, whoever follows the Spirit reaps eternal life, and God is not fooled. It does not say that every suffering is a punishment for something done.',
  'EPH 2:8; EPH 2:9':
    'Grace is God’s undeserved favor: he saves as a gift, not as pay, so nobody can boast. All churches say so; most Protestants stress that it is received by faith alone, Catholics and Orthodox that grace enables people to work with it in love.',
  'EPH 4:22; EPH 4:24; COL 3:9; COL 3:10':
    'The picture is a change of clothes: the “old self” is the life ruled by selfish desires, the “new self” the person whom God makes in his own likeness. Believers have received this new life, and go on putting it on from day to day.',
  'EPH 4:26':
    'Anger itself is not called sin here, for some wrong rightly makes angry; but it easily turns into revenge and hatred. Not to let the sun set on it means not to nurse it. Nobody is blamed whose hurt lasts long.',
  'EPH 5:18':
    'Wine takes hold of a person; instead the Spirit is to fill people, and what comes of it is songs, thanks and care for one another. Drunkenness is rejected; wine itself most churches allow, while some refrain from it altogether.',
  'EPH 5:22':
    'The line before asks all to yield to one another, and husbands are to love as Christ did, who gave his life. Some churches see a lasting leadership of husbands, others mutual service; none reads it as leave to control or beat a wife.',
  'EPH 6:11; EPH 6:13':
    'A soldier’s armor becomes a picture: each piece stands for something that God gives, such as truth, righteousness, faith, salvation and his word. With these the believer withstands evil; the fight is against the devil, not against people.',
  'EPH 6:14':
    'A belt held a soldier’s clothes and weapons in place, and a breastplate covered his heart. In the same way truth gives a life firm hold, and the righteousness that God gives and that shows in upright living protects it from evil.',
  'EPH 6:15':
    'A soldier’s sturdy sandals let him stand firm and march far. The good news of peace with God does this for the believer: it gives him sure footing, and makes him ready to carry the news to others.',
  'EPH 6:16':
    'A soldier’s large shield could stop even burning arrows. The arrows stand for temptations, doubts and accusations that come from the evil one; faith puts them out, because it holds to God and what he has promised.',
  'EPH 6:17':
    'A helmet protects the head, where a blow is deadliest: so the salvation that comes from God guards the believer. The sword is God’s word, given by the Spirit; it is drawn against lies and temptation, not against people.',
  'PHP 1:21':
    'Paul is a prisoner who may be put to death. Christ is what his whole life is for, and death would be gain because it brings him to Christ; yet he does not seek it, and is glad to live on for others’ sake.',
  'PHP 2:10; PHP 2:11; ROM 14:11; ISA 45:23':
    'To bend the knee is to acknowledge a king. In Isaiah God says this of himself; Paul applies it to God’s judgment and to Jesus, who humbled himself as far as the cross and was raised high: in the end all will acknowledge him.',
  'PHP 2:12':
    'To “work out” is to carry through: believers live out the salvation that God himself works in them, with reverent earnestness rather than terror. Catholics and Orthodox stress that people work together with grace; most Protestants see here the fruit of salvation, not its cause.',
  'PHP 4:6':
    'Being anxious is being eaten up by worry. Paul, himself in prison, points to another way: bringing everything to God in prayer, with thanks, so that his peace stands guard. It is comfort, not blame for those who suffer from anxiety.',
  'PHP 4:7':
    'The peace of God is pictured as a guard posted at a city gate: it protects heart and mind of those who bring their needs to him. It goes beyond what reason can explain, for it can be there even before the trouble is over.',
  'PHP 4:13':
    '“All things” are, as the lines before say, hunger and plenty, need and abundance. Paul does not promise success in whatever is undertaken; he says that Christ gives him the strength to live through every situation, good or bad.',
  'COL 1:15':
    'God is unseen; in Christ it is seen what he is like. “Firstborn” is the heir’s title, above all: the next line says that all things were made through him. So nearly all churches confess him as uncreated; Jehovah’s Witnesses call him the first creature.',
  '1TH 1:3':
    'A “labor of love” is hard work done out of love for others, with no thought of pay. Beside it stand a faith that acts and a hope that holds out: for these three, which can be seen in deeds, Paul thanks God.',
  '1TH 5:2; 2PE 3:10; REV 16:15':
    'A thief does not say when he will come. So the day when Christ comes again to judge will arrive without warning, and nobody can reckon it beforehand; only its suddenness is compared, and to those who are awake in faith it brings no harm.',
  '1TH 5:8':
    'A breastplate guards the heart and a helmet the head. Faith in God and love for others are the believer’s protection, and so is the hope of being saved: with these he can await the Lord’s coming awake and unafraid.',
  '1TH 5:17':
    '“Without ceasing” means not giving up, and not keeping prayer for special hours only: work and rest too can be lived with the heart turned to God. Many Christians, above all Orthodox, practice it by quietly repeating a short prayer.',
  '1TI 2:5':
    'A mediator brings two sides together: Christ, man and, as the churches confess, God, gave himself as a ransom. Protestants conclude that saints are not to be called on; Catholics and Orthodox hold that their prayers depend on him and take nothing from him.',
  '1TI 2:12':
    'It speaks of teaching in the gathered church. Catholics, Orthodox and some Protestants see here a reason why women are not ordained; other Protestants think of a trouble in Ephesus then, since the New Testament also knows women who prophesy and teach.',
  '1TI 6:10':
    'A root feeds what grows from it: out of love of money come all sorts of wrong. Money itself is not called evil, but the craving for it, which had drawn some away from the faith and brought them much pain.',
  '1TI 6:12; 2TI 4:7':
    'The word for fight is also used of athletes in a contest: a life of faith costs effort and asks for endurance to the end. No fight against people is meant, but holding fast to faith through temptation, weariness and persecution.',
  '2TI 3:16':
    'Inspired means breathed by God: he stands behind the words that human beings wrote. Paul names what Scripture is good for, above all teaching and training. Protestants hold that it alone is the final measure; Catholics and Orthodox read it with the church’s tradition.',
  'TIT 3:5':
    'Nobody is saved as a reward for good deeds: God does it out of mercy. The “washing” is a new birth by the Holy Spirit; Catholics, Orthodox and Lutherans understand baptism itself, many other Protestants an inner cleansing that baptism shows.',
  'HEB 4:12':
    'A double-edged sword cuts with both its edges and goes deep. So God’s word is no dead letter: it reaches what is innermost in a person and brings to light the thoughts and motives that are hidden from others.',
  'HEB 4:15':
    'A high priest stands before God for the people. Jesus does not do it from afar: he has known hunger, fear, tears and temptation, and feels with the weak. Only he did not give in to it; so they may come to him without fear.',
  'HEB 6:4-6':
    'It warns against turning from Christ knowingly and for good. Catholics, Orthodox, Lutherans and Methodists see that a believer can fall away; Reformed churches, that such people never truly believed. Those who fear they have done so are not meant; hopeful words follow.',
  'HEB 9:27':
    'The point is “once”: people live and die one time only and then answer to God; there is no return in other lives. So Christ’s sacrifice, too, was made once for all, and he will come again for those who wait for him.',
  'HEB 11:1':
    'Faith is described as a firm hold on what God has promised, before any of it can be seen. It is not wishful thinking but trust in God, as the lives of Noah, Abraham and many others show in the rest of the chapter.',
  'HEB 11:6':
    'To come to God at all, a person has to trust that he is there and that seeking him is not in vain. Faith here is this trust, not a feat or a feeling without doubts; the reward is above all God himself.',
  'HEB 12:1':
    'The picture is a race before a vast crowd: the “cloud” is the believers of old just named, whose lives attest that faith can hold out. Catholics and Orthodox also think of saints who now pray for the living, most Protestants of their example.',
  'HEB 13:2':
    'Abraham and Lot took in strangers who turned out to be messengers of God. The saying recalls such stories in praise of hospitality: nobody knows who stands before him in a stranger, or what blessing comes in with him.',
  'HEB 13:8':
    'Yesterday, today and for ever take in all time: who Christ is and how faithful he is does not change. The letter has just recalled earlier leaders: teachers come and go, but the one whom they trusted remains the same.',
  'JAS 1:2':
    'Trials themselves are not called pleasant, and nobody is asked to hide his tears. The joy is over what may come of them: as metal is tested by fire, so faith that is put to the test becomes firm and learns to endure.',
  'JAS 1:27':
    'Orphans and widows had no one to provide for them or defend them in court. Worship that counts before God, says James, is seen in caring for people like them and in not letting oneself be shaped by the selfish ways of the world around.',
  'JAS 2:17; JAS 2:26':
    'A faith that sends the hungry away with kind words is like a body without breath: living faith acts. Most Protestants see in works the fruit that shows true faith; Catholics and Orthodox say that faith, with the works that grace makes possible, makes righteous before God.',
  'JAS 3:6':
    'A small flame can set a whole forest alight, and the tongue, small as it is, does the same kind of harm: a lie, slander or angry word spreads and can ruin a life. James traces the destroying power of such words to hell.',
  'JAS 4:8':
    'Drawing near is a word from worship, for coming before God. James writes to people whose heart is divided between God and the world: whoever turns back to God with a sincere heart finds that God comes to meet him.',
  'JAS 5:16':
    'The sick and troubled are not to be alone with their burden: Christians admit faults to one another and pray together. Catholics and Orthodox find here support for confession before a priest, Protestants for mutual confession. Illness is not traced to some sin.',
  '1PE 2:9':
    'Priests bring people’s prayers before God and tell people of him: Israel’s title at Sinai is given here to all who believe in Christ. Most Protestants recognize no other priesthood; Catholics and Orthodox have ordained priests to serve it.',
  '1PE 3:15':
    'Peter writes to people who are insulted for their faith. Others notice that they live by a hope and ask about it: they are to be able to say why they hope, gently and with respect, without attacking and without fear.',
  '1PE 3:19':
    'One of the hardest verses of the Bible. Catholics, Orthodox and many others hear in it that Christ brought his message down to the dead; others, that he declared his victory to fallen angels, or that his Spirit had preached through Noah long before.',
  '1PE 3:21':
    'As water carried Noah’s ark, so baptism is linked with rescue; not the washing of skin saves, but Christ’s resurrection. Catholics, Orthodox and Lutherans hold that baptism itself conveys this; Reformed Christians see in it the sign and seal of God’s promise, Baptists a sign of faith.',
  '1PE 4:8; PRO 10:12':
    'To “cover” sins is not to hide crimes: love does not spread other people’s faults or keep account of them, but forgives, whereas hatred stirs up strife. It is no reason to keep silent about abuse. Some also understand that God forgives those who love.',
  '1PE 5:7':
    'To cast is to throw a load off onto another: worry of every kind may be handed over to God, because the one who carries it matters to him. Peter writes this to people under persecution, as comfort and not as reproach.',
  '1PE 5:8':
    'A hungry lion roars and prowls for prey: so the devil seeks to tear believers away from their faith, above all through suffering and fear. Peter calls for watchfulness, not terror, for the devil can be resisted and God gives strength.',
  '2PE 3:8':
    'God is not bound to human measures of time: what seems endless to people is not so to him. Peter answers those who mock because Christ has not yet returned: God is patient, not slow. It is a comparison, not a key for reckoning dates.',
  '1JN 1:9':
    'To confess is to stop hiding wrong and name it before God. He forgives because he is faithful to his promise and just, for Christ died for sins; the person is made clean. Catholics and Orthodox think also of confession before a priest.',
  '1JN 2:15':
    '“The world” here is not creation or people, whom God loves, but life turned away from him: craving, greed and pride in possessions, as the next lines say. Such love leaves no room for the Father’s, and what it clings to passes away.',
  '1JN 2:18; 1JN 2:22; 1JN 4:3; 2JN 1:7':
    '“Antichrist” means against Christ, or in his place. In John’s letters it is anyone who denies that Jesus is the Christ come in the flesh, and there were many already; most churches also expect one last great enemy of Christ before the end.',
  '1JN 4:1':
    'Not everyone who claims to speak by God’s Spirit does so. “Spirits” are the powers behind such teachers; to test them is to look at what they say of Christ. John’s mark is whether they confess that he truly came as a human being.',
  '1JN 4:8; 1JN 4:16':
    'Love is not only what God does but what he is, and he showed it by sending his Son; so whoever does not love has not come to know him. The sentence cannot be turned round: not every love is God.',
  '1JN 4:18':
    'The fear that is meant is dread of punishment on the day of judgment: whoever knows himself loved by God, and grows in this love, need not be afraid of him. Other fears are not spoken of, and nobody is blamed for being anxious.',
  '1JN 5:16':
    'John does not name this sin. Catholics think of grave sins that break with God, forgivable through repentance; many Protestants, of lasting rejection of Christ; some, of a sin punished by bodily death. What he asks for is prayer for one another.',
  'REV 1:8; REV 21:6; REV 22:13':
    'Alpha and omega are the first and the last letter of the Greek alphabet, as A and Z are in English. Said of God and of Christ, they mean the origin and the goal of all things: all of time lies in God’s hands.',
  'REV 1:12-20':
    'The figure is the risen Christ: white hair for eternity, eyes of flame for a gaze that sees through everything, a sword from the mouth for his word that judges. The lampstands, he says, are seven churches and the stars their angels: he walks among them and holds them in his hand.',
  'REV 2:4':
    'The church in Ephesus works hard and rejects false teachers, yet the love it had at the start, for Christ and for one another, has grown cold. Christ does not write it off: it may remember, turn back and do again what it did then.',
  'REV 3:5':
    'Cities kept lists of citizens; the book of life holds the names of those who are God’s. Whoever stays true is promised that his name remains and that Christ will own him before the Father. Churches differ on whether a name can be lost.',
  'REV 3:15; REV 3:16':
    'Lukewarm water neither refreshes nor warms, and is spat out. So it is with the church in Laodicea, rich, half-hearted and sure that it lacks nothing; yet Christ rebukes it out of love and calls it to turn back.',
  'REV 3:20':
    'The one who knocks is the risen Christ, and the door is that of a self-satisfied church and of each person in it. He does not force his way in; with whoever opens he shares a meal, the sign of close friendship.',
  'REV 5:1-10':
    'The sealed scroll holds God’s plan for the world, which no one is able to open. A lion is announced and a slain lamb appears: Christ, the king from Judah, has conquered by giving up his life. Seven horns stand for full power, seven eyes for God’s Spirit, who sees all.',
  'REV 6:1-8':
    'The red horse brings war, the black one hunger, the pale one death; in the white rider some see conquest, some Christ or the gospel, some a false Christ. Many understand woes of every age, others of the last days. They ride only when the Lamb opens the seals, and their power has limits.',
  'REV 7:1-8':
    'A seal marks what belongs to God and is under his care. The number is twelve times twelve times a thousand: most churches take it as a sign for the whole people of God, some for Israelites of the last days; Jehovah’s Witnesses take it as an exact count.',
  'REV 12:1-17':
    'The dragon is the devil, the child Christ, caught up to God beyond the dragon’s reach. The woman is God’s people, from which the Messiah came and which is persecuted; Catholics and Orthodox see Mary in her as well. The dragon rages because he is already defeated and has little time.',
  'REV 13:16; REV 13:17; REV 13:18':
    'A mark shows whose someone is: worshipers of the beast, a power that takes God’s place, bear it, as God’s servants bear his seal. Some think of Rome’s empire, others of a ruler to come; it belongs to that worship, and nobody receives it unawares.',
  'REV 17:1-18':
    'The woman in purple is a great city, called Babylon, drunk with power, luxury and the blood of believers. The seven hills point to Rome, the empire of that time; many older Protestants thought of the papacy, others think of a godless power in every age or one still to come.',
  'REV 20:1-6':
    'The dragon bound is the devil, kept from deceiving the nations. Catholics, Orthodox, Lutherans and Reformed mostly read the thousand years as a figure for the present time of the church, in which Christ reigns; many evangelicals expect a kingdom on earth after his return.',
  'REV 20:14; REV 21:8; REV 2:11; REV 20:6':
    'The first death ends life on earth; the second, pictured as a lake of fire, is being shut out from God after the last judgment. Most churches understand it as lasting for ever, some as final destruction; it cannot harm those who are Christ’s.',
  'REV 21:1-27':
    'The city that comes down is both a place and a people, called the bride of the Lamb: God himself lives with human beings. It needs neither temple nor sun, its gates are never shut, and the names of the tribes and apostles show that God’s whole people is at home there.',
  'REV 21:4; ISA 25:8':
    'To dry someone’s tears is what a mother or close friend does: so near does God come to each who has suffered. In his new world death, mourning and pain are gone. Until then tears are real, and the verse does not deny them.',
}
