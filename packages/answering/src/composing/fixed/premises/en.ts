import type { PremiseId } from './places.ts'

export const PREMISES: Readonly<Record<PremiseId, string>> = {
  apple:
    'Genesis never names the fruit: it speaks only of the fruit of the tree in the middle of the garden. The apple came later, from painters and poets.',
  'wise-men-number':
    'Matthew does not say how many wise men came, gives no names and calls none of them a king; he names three gifts.',
  'moses-ark': 'It was Noah, not Moses, who took the animals into the ark.',
  'mary-donkey': 'Luke mentions no donkey: he says only that Joseph went up to Bethlehem with Mary.',
  whale: 'The book of Jonah speaks of a great fish; it does not say what kind.',
  'jesus-married':
    'Nowhere does the Bible say that Jesus married or had children. Mary Magdalene is named among the women who followed him, and as the one who met him at the tomb.',
  'paul-twelve':
    'Paul was not one of the Twelve: Matthew lists their names, and Paul first meets the risen Jesus on the road to Damascus.',
  'abraham-moses': 'Abraham was not Moses’ father: Moses was the son of Amram and Jochebed.',
  'solomon-uriah': 'It was David, not Solomon, who had Uriah killed; Solomon was born afterwards.',
  'red-sea-other': 'It was Moses who stretched out his hand over the Red Sea, and the Lord drove the waters back.',
  'christmas-date':
    'The Bible gives no date for the birth of Jesus; 25 December is the day on which the church later came to celebrate it.',
  'magdalene-prostitute':
    'No verse calls Mary Magdalene a prostitute. Luke says that seven demons had gone out of her and that she followed Jesus.',
  'moses-promised-land':
    'Moses did not enter the promised land: he saw it from Mount Nebo and died there; Joshua led the people in.',
  'david-temple': 'David wished to build the temple, but it was Solomon his son who built it.',
  'horse-damascus': 'Acts mentions no horse: it says only that Saul fell to the ground.',
  'god-renamed-saul': 'No verse says that God changed Saul’s name: Acts simply notes that Saul was also called Paul.',
  innkeeper: 'Luke mentions no innkeeper at Bethlehem: he says only that there was no room for them.',
  'manger-animals': 'The Gospels name no animals at the birth of Jesus: Luke speaks only of the manger.',
  'daniel-furnace':
    'It was Shadrach, Meshach and Abednego who were thrown into the furnace; Daniel was thrown to the lions.',
  'lions-other': 'It was Daniel who was thrown into the lions’ den.',
  'goliath-other': 'It was David who killed Goliath.',
  'isaac-killed': 'Abraham did not kill Isaac: the angel of the Lord stopped him, and a ram was offered in his place.',
  birthright: 'It was the other way about: Esau sold his birthright to Jacob, and Jacob took his blessing by deceit.',
  'abel-killed-cain': 'It was Cain who killed his brother Abel.',
  'peter-silver': 'It was Judas Iscariot who handed Jesus over for thirty pieces of silver.',
  'judas-denied': 'It was Peter who denied Jesus three times; Judas betrayed him.',
  'washed-hands': 'It was Pilate who washed his hands before the crowd.',
  'jesus-wrote': 'No book of the Bible is by Jesus’ own hand: the Gospels were written about him by others.',
  'baptist-gospel':
    'It was not John the Baptist: Mark tells of his death in Jesus’ own lifetime, and the Gospel of John points to the disciple whom Jesus loved.',
  'luke-twelve':
    'Neither Mark nor Luke is among the Twelve whose names Matthew gives; Luke writes that he drew on eyewitnesses.',
  'commandments-other': 'It was Moses who received the tablets with the commandments on Mount Sinai.',
  'lot-wife-stone': 'Genesis says that Lot’s wife became a pillar of salt.',
  'jesus-baptised-other': 'It was John the Baptist who baptized Jesus.',
  'born-elsewhere': 'Jesus was born in Bethlehem, as Matthew and Luke both tell; Nazareth is where he grew up.',
  veronica:
    'The Bible knows no Veronica wiping Jesus’ face: it is a later tradition. Luke tells of women who wept for him on the way.',
  dismas: 'The Gospels give the crucified criminals no names; the names come from later tradition.',
  longinus: 'John does not name the soldier with the spear; the name comes from later tradition.',
  'joachim-anne':
    'The Bible does not name Mary’s parents; Joachim and Anne come from early Christian tradition outside it.',
  lilith: 'Genesis tells of no wife of Adam before Eve; Lilith as his first wife comes from much later legend.',
  'babel-destroyed':
    'Genesis does not say that the tower was destroyed: the Lord confused their language and scattered them, and they stopped building.',
  'sin-was-sex':
    'Genesis does not say that the first sin was sexual: it was eating of the tree that God had forbidden. “Be fruitful and multiply” was spoken before it.',
  'curse-of-ham':
    'Noah’s curse is spoken over Canaan, not over Ham, and says nothing of any people’s colour. It was long misused to excuse slavery.',
  'salome-dance':
    'Mark does not name the girl who danced: he calls her the daughter of Herodias. The name Salome is not in the story.',
  'potiphar-wife-name': 'Genesis gives Potiphar’s wife no name; Zuleika comes from later tradition.',
  'noah-wife-name': 'The Bible does not name Noah’s wife.',
  'lot-wife-name': 'The Bible does not name Lot’s wife.',
  'bears-elijah': 'The story of the bears is told of Elisha.',
  'jericho-moses': 'It was Joshua who led the people when the walls of Jericho fell.',
  'saul-david-father': 'Saul was not David’s father: David was the son of Jesse of Bethlehem.',
  'esther-david': 'Esther was queen of King Ahasuerus.',
  'jesus-birthday':
    'The Bible gives no date for the birth of Jesus. Matthew places it in the days of King Herod, Luke at the time of a census under Caesar Augustus; most reckon it somewhere between 6 and 4 BC. That it is kept on 25 December is a later custom.',
  lent: 'Lent is the season of some forty days in which many churches prepare for Easter with fasting, prayer and turning back to God. The Bible does not know it by name; its forty days recall the fast of Jesus in the wilderness.',
  'ash-wednesday':
    'Ash Wednesday is not in the Bible by name: it is the day on which Lent begins in many Western churches. The ashes are an old biblical sign of mourning and of turning back to God.',
  advent:
    'Advent is the season in which many churches prepare for Christmas, in the West on the four Sundays before it. The Bible does not know the season; the word means “coming”: that of the child of Bethlehem, and of the Lord who will come again.',
  'christmas-origin':
    'The Bible tells of the birth of Jesus, but gives no date for it and commands no feast. Christmas on 25 December is first attested in Rome in the fourth century; Christians keep it for joy that God came to us in Jesus.',
  'christmas-tree':
    'There is no Christmas tree in the Bible: the custom comes from Germany, in the sixteenth century. The tree that Jeremiah speaks of is carved into an idol; a Christmas tree is adorned for joy at the birth of Jesus, and each is free to have one or not.',
  santa:
    'Santa Claus is not in the Bible. Behind him stands Nicholas, a bishop of Myra in the fourth century, who is remembered for giving to the poor in secret.',
  'easter-date':
    'The Bible gives no date for the feast: Jesus died at Passover and rose on the first day of the week. In the Western churches Easter is the Sunday after the first full moon of spring, between 22 March and 25 April; Orthodox churches reckon by an older calendar and often keep it later.',
  rosary:
    'The rosary is a prayer loved above all by Catholics: with the Our Father and the Hail Mary they go through the life of Jesus in their hearts. The Bible does not know it as such; the first half of the Hail Mary is the greeting of the angel and of Elizabeth in Luke. Protestants as a rule do not pray it.',
  'sign-of-cross':
    'The Bible tells of nobody making the sign of the cross. Christians have done it since the second century at least, to remember the cross and their baptism; Catholics and Orthodox do it daily, many Protestants not at all.',
  'bible-what':
    'The word Bible comes from the Greek for “books”: it is the collection of the writings that are holy to Christians. The Old Testament, which is the Bible of the Jews too, tells of God and his people Israel; the New Testament of Jesus Christ and the first churches. Christians believe that in it God himself speaks to us.',
  languages:
    'Most of the Old Testament was written in Hebrew, some parts of it in Aramaic, above all in Daniel and Ezra; the New Testament was written in Greek.',
  'jesus-language':
    'The Bible does not say it outright, but the everyday language of Jesus was Aramaic: Mark has kept some of his words in it. He also read the Scriptures in Hebrew, and he may well have known some Greek.',
  'oldest-book':
    'Nobody knows for certain. Many name Job, because it takes us into the days of the patriarchs; others the books of Moses, or old songs such as that of Deborah. Of the New Testament, the letters of Paul are among the oldest: 1 Thessalonians or Galatians.',
  writers:
    'Many people wrote the Bible over many centuries, some forty by the usual count: prophets and kings, shepherds and fishermen, a physician, a tax collector. Christians believe that God spoke through them all.',
  'how-old-bible':
    'The Bible came about over more than a thousand years. How early the first writings are is disputed; Moses himself is said to have written down the Lord’s words. The books of the Old Testament come from the centuries before Christ, those of the New from the first century after, mostly between about AD 50 and 100.',
  translations:
    'No one translation is the best for everybody. Some keep close to the wording of the original, such as the ESV or the NASB; others, such as the NIV and still more the NLT, say it in the language of today. Take one that you understand and that your church knows, and set a second beside it where a verse is hard.',
  'union-version':
    'The Chinese Union Version was published in 1919. Missionaries of several Protestant missions had agreed on it in Shanghai in 1890 and worked on it with Chinese colleagues for nearly thirty years; it is still the Bible most read by Chinese Protestants. A revised edition was completed in 2010.',
  'dead-sea-scrolls':
    'The Dead Sea Scrolls are Jewish manuscripts found from 1947 on in caves at Qumran by the Dead Sea. Among them are copies of nearly every book of the Hebrew Bible, a whole scroll of Isaiah too, a thousand years older than those known before. The Bible itself could not mention them.',
  'seven-books':
    'Catholic Bibles have seven more books in the Old Testament: Tobit, Judith, 1 and 2 Maccabees, Wisdom, Sirach and Baruch, and parts of Esther and Daniel. They were read in the Greek Bible of the early church but are not in the Hebrew Bible. Catholics receive them as Scripture, “deuterocanonical”, Orthodox churches too, with a few more; Protestants keep to the Hebrew books and call the others Apocrypha.',
  'where-begin':
    'You need not begin on the first page. Many begin with a Gospel: Mark is the shortest, and John says why he wrote. After that come Acts, a short letter such as Philippians, Genesis and the first half of Exodus, and a psalm for every day.',
  'chapters-verses':
    'The Bible was first written without chapters and verses. The chapters as we have them are ascribed to Stephen Langton, about 1200, and the verses of the whole Bible to the printer Robert Estienne, in the 1550s. Whoever looked for a passage before then had to find it, as Jesus did in the scroll of Isaiah.',
  'who-chose-books':
    'No single person or council decided it. The Jews already held the Law, the Prophets and the Psalms holy; the Gospels and letters were read in the churches from early on, and a letter of Athanasius in 367 is the first to list exactly our twenty-seven books of the New Testament. On some books of the Old Testament churches differ to this day.',
  'bible-changed':
    'The Bible was copied by hand for centuries, and the copies differ in many places, mostly in a letter or a word. Because so many of them are left, some very old, they can be compared; no teaching of the faith hangs on these differences. The few longer passages in doubt, such as the end of Mark and John 8:1–11, are marked in most Bibles.',
  'other-gospels':
    'The gospels under the names of Thomas, Judas, Mary, Peter and others are in the Bible of no church. They were mostly written in the second century or later, after the four of Matthew, Mark, Luke and John, which the churches had received from the apostles’ time.',
  'book-of-enoch':
    'The Book of Enoch is a Jewish writing from the last centuries before Christ. Jude quotes a saying from it, but neither the Jews nor most churches received it as Scripture; only the Ethiopian and Eritrean Orthodox churches have it in their Bible.',
  'longest-book':
    'It depends on how one counts: the Psalms have the most chapters and verses, 150 psalms in all, while Jeremiah has the most words in Hebrew. In the New Testament Luke is the longest by words.',
  'shortest-book':
    'By words it is the Third Letter of John, by verses the Second, which has thirteen. In the Old Testament it is Obadiah, with its one chapter of twenty-one verses.',
  'between-testaments':
    'From the prophet Malachi to John the Baptist some four hundred years went by. The books of the Maccabees, which Catholic and Orthodox Bibles include, tell of part of that time.',
  'churches-east':
    'Orthodox and Catholics share the creed of Nicaea, bishops, seven sacraments and the honouring of Mary and the saints; they parted in the Middle Ages. The Orthodox do not accept the pope’s authority over the whole church, nor the words “and from the Son” that the West added to the creed. From Protestants both differ above all on tradition, the sacraments and the saints.',
  churches:
    'Catholics and Protestants are both Christians: they share faith in the triune God, in Jesus Christ who died and rose for us, the Bible and the ancient creeds. They differ above all on who decides what is taught (Scripture alone, or Scripture with tradition and the pope), how faith and works belong together in salvation, how many sacraments there are and what they do, and on Mary and the saints.',
  'adore-mary':
    'Catholics say that they adore God alone; Mary they honour as the mother of the Lord and ask her, as one asks a friend, to pray for them. Orthodox do likewise. Protestants honour her as blessed among women, but pray to God alone, and many see in such prayers more than the Bible allows.',
  'first-pope':
    'The Bible does not speak of a pope. Catholics see in Peter the first, because Jesus called him the rock and gave him the keys and his sheep to tend; Orthodox honour Peter as the first among the apostles, but not as head over all; Protestants understand the rock to be the faith that Peter confessed, or Christ himself.',
  'church-founder':
    'The Christian faith goes back to Jesus Christ, who called disciples and sent them out; the church came into being in Jerusalem at Pentecost, after he had risen. The name “Christians” was first heard in Antioch. The apostles, Paul among them, carried the faith on, but they founded it on him.',
  'how-peter-died':
    'The Bible does not tell of Peter’s death; it only has Jesus foretell it to him. Early Christian tradition says that he was crucified in Rome under Nero, about AD 64 to 67; that it was head downwards is a later report.',
  'how-paul-died':
    'The Bible does not tell of Paul’s death: Acts ends with him under guard in Rome, and in 2 Timothy he writes that his departure is near. Early Christian tradition says that he was beheaded in Rome under Nero.',
  'how-apostles-died':
    'Apart from Judas, the Bible tells of the death of only one of the Twelve: James, whom Herod put to the sword; and Jesus foretells Peter’s. All else is tradition: that Peter was crucified in Rome, that most of the others gave their lives for their faith in many lands, and that John died old in Ephesus.',
  'thomas-death':
    'The Bible does not tell how Thomas died. By an old tradition he brought the gospel to India and was killed there for his faith; the Thomas Christians of Kerala trace their church to him.',
  'john-death':
    'The Bible does not tell how the apostle John died. John’s Gospel even has to set right a rumour that he would not die at all; by early tradition he died an old man in Ephesus, the only one of the Twelve not to be killed.',
  'joseph-died':
    'The Bible does not tell when or how Joseph died. He is last seen when Jesus is twelve; since he is missing later, and Jesus from the cross entrusts his mother to a disciple, most suppose that he died before then.',
  'mary-died':
    'The Bible does not tell of the end of Mary’s life; she is last named among the disciples praying after the ascension. By old tradition she lived on in Jerusalem or Ephesus. Catholics and Orthodox believe that God took her up to himself; Protestants leave it open, as Scripture does not say so.',
  'mary-age':
    'The Bible gives neither Mary’s age nor Joseph’s. Luke says only that she was a virgin promised in marriage; as girls were betrothed young in those days, many think that she was in her teens when Jesus was born.',
  'jesus-looks':
    'No Gospel describes what Jesus looked like: no height, no hair, no colour of eyes or skin. He was a Jew of Galilee and will have looked like the people there; the Samaritan woman knew him for a Jew at once. Many see him too in Isaiah’s servant, who had no beauty to draw us.',
  'jesus-childhood':
    'The Gospels are silent about these years. Luke tells of the twelve-year-old in the temple, and then only that he went back to Nazareth, obeyed his parents and grew in wisdom; Mark calls him a carpenter. Of journeys to India or elsewhere the Bible knows nothing.',
  'jesus-wrote-dust':
    'John does not say what Jesus wrote: only that he bent down twice and wrote on the ground with his finger. There are many guesses, but no more than guesses.',
  'pauls-thorn':
    'Paul does not say what his thorn was. Some think of an illness, perhaps of the eyes, others of opponents or an inner trial; what he does tell is the Lord’s answer: “My grace is sufficient for you.”',
  'peter-rome':
    'The Bible does not say so outright. Peter’s first letter sends greetings from “Babylon”, which most take for Rome, and early Christian writers agree that he worked and died there.',
  'paul-spain':
    'The Bible tells only that Paul meant to go to Spain; Acts ends with him in Rome. Clement of Rome writes some decades later that he came to the limits of the West, and some take that for Spain.',
  'peter-wife':
    'Peter was married: the Gospels tell how Jesus healed his mother-in-law, and Paul writes that Cephas took his wife along on his journeys. Her name and whether they had children is not told.',
  'noahs-fourth-son': 'Genesis knows only three sons of Noah: Shem, Ham and Japheth.',
  'cains-wife':
    'Genesis does not say who Cain’s wife was or where she came from. It does say that Adam and Eve had other sons and daughters, so many have thought of a sister or a niece of his.',
  dinosaurs:
    'The Bible does not mention dinosaurs; it says that God made every living creature. Some see one in Job’s Behemoth, others a hippopotamus; how creation and the finds of research go together is judged differently among Christians.',
  'age-of-earth':
    'The Bible gives no age for the earth. By adding up its generations some have come to about six thousand years; others read the days of creation as longer ages, or not as a calendar at all, and follow science with its billions of years. That God made the world all Christians confess together.',
  'lazarus-after':
    'John does not tell what Lazarus saw while he was dead, nor how his life went on or ended. He only tells that Lazarus sat at table with Jesus afterwards, that many came to see him, and that the chief priests planned to kill him too.',
  'barabbas-after':
    'The Bible tells no more of Barabbas than that Pilate released him in place of Jesus. What became of him nobody knows; all the stories about it were made up later.',
  'pilate-after':
    'The Bible does not tell what became of Pilate. From other writers we know that he was recalled to Rome about AD 36; the tales of his suicide or his conversion are later legends.',
  'noahs-ark-today':
    'The Bible says only that the ark came to rest on the mountains of Ararat, a range, not a single peak. Finds have been announced again and again, but none has ever been confirmed.',
  'ark-covenant-today':
    'Nobody knows. The ark is last named in the days of King Josiah; after the Babylonians destroyed the temple there is no trace of it. Second Maccabees says that Jeremiah hid it in a cave, and the church of Ethiopia believes that it keeps it in Aksum.',
  'elijah-death': 'Elijah did not die: a chariot of fire came, and he went up to heaven in a whirlwind.',
  'enoch-death':
    'Enoch did not die: Genesis says that he walked with God, and then was no more, because God took him. Hebrews understands it so too.',
  'moses-grave':
    'Moses was buried in a valley in Moab, opposite Beth-peor; but Deuteronomy says that no one knows his grave to this day.',
  'jesus-last-name':
    'Jesus had no family name, as people then had none: they were called after their father or their town, and so he was Jesus of Nazareth, the son of Joseph. “Christ” is no name but a title, Greek for the Hebrew “Messiah”, the Anointed.',
  'god-made-by-whom':
    'Nobody made God. The Bible says that he is from everlasting to everlasting: everything else has a beginning, and has it from him.',
  'jesus-laugh':
    'No Gospel says that Jesus laughed; it tells that he wept. But Luke says that he rejoiced in the Spirit, he went to weddings and feasts, children came to him gladly, and he wished his joy to be in his friends.',
  'jesus-religion':
    'Jesus was a Jew: he was circumcised, went up to the feasts in Jerusalem and read the Scriptures in the synagogue on the Sabbath. The name “Christians” was first given to his followers after his resurrection, in Antioch.',
  'jesus-death-year':
    'The Gospels give no date: Jesus died on a Friday at Passover, under Pontius Pilate, who governed Judea from AD 26 to 36. Most reckon with the spring of AD 30 or 33.',
  'jesus-age-death':
    'The Bible does not give the age at which Jesus died. Luke says that he was about thirty when he began, and John tells of three Passovers after that: so he was some thirty-three years old, perhaps a little more.',
  shroud:
    'The Gospels tell of linen cloths in which Jesus was buried and which lay in the empty tomb; what became of them they do not say. Whether the shroud kept in Turin is one of them is disputed, and no church’s faith depends on it.',
  grail:
    'The Gospels tell of the cup that Jesus gave his disciples at the Last Supper, and no more of it than that. The Holy Grail comes from tales of knights in the Middle Ages.',
  denominations:
    'Churches grew apart over centuries, over doctrine and over power, language and country, most deeply in 1054 between East and West and in the Reformation of the sixteenth century. Already in Corinth there were parties; Jesus prayed that his own may be one, and most churches confess one faith in him.',
  'exodus-pharaoh':
    'The Bible does not name him: it calls him only Pharaoh, the title of the kings of Egypt. Many have thought of Ramesses II or of Thutmose III, but nobody knows for certain.',
  'sinai-where':
    'The Bible places Mount Sinai, also called Horeb, in the desert that Israel reached in the third month after leaving Egypt; Paul says that it is in Arabia. Which mountain it was is not certain: by old tradition it is Jebel Musa, in the south of the Sinai peninsula.',
  testaments:
    'The Old Testament, which is the Bible of the Jews too, tells of creation, of God and his people Israel before the coming of Jesus, and of what the prophets promised. The New Testament tells of Jesus and of the first churches, and sees those promises fulfilled in him. Many read a Gospel first, such as Mark or Luke, and then Genesis and the Psalms.',
  nephilim:
    'Many Bibles call the Nephilim “giants”: Genesis says that they were on the earth in the days before the flood, and speaks of mighty men of old, men of renown. The spies thought that they saw their descendants in Canaan.',
}
