/** Texts about learning: lessons, the coach, what a game shows afterwards. */
export const learn = {
  'site.learn': 'Learn',
  'landing.learn': 'New to this? Learn it in small lessons',
  'learn.title': 'Learn to play',
  'learn.lead':
    'Small positions on real boards, a minute or two each. Every lesson asks for one decision and tells you what follows from it. Nothing can break.',
  'learn.begin': 'Begin: {what}',
  'learn.onward': 'Go on: {what}',
  'learn.lesson': 'Lesson',
  'learn.all': 'All lessons',
  'learn.done': 'Learnt.',
  'learn.next': 'Next: {what}',
  'learn.again': 'Once more',
  'learn.finish': 'That was the last one',
  'learn.missing': 'There is no such lesson.',
  'learn.first': 'Then a first game',
  'learn.first.lead':
    '{title} against two apprentices: no money to manage, over in under an hour. Ask at any time what a strong player would do.',
  'learn.first.start': 'Play a first game',
  'coach.name': 'Coach',
  'coach.understood': 'Understood',
  'coach.stand': 'As it stands: {all}',
  'settings.coach': 'Explain each question',
  'settings.coach.hint': 'The first time it comes up, in games on this screen.',
  'coach.stock':
    'In a stock round you may sell shares, then buy one; then the next player. Shares bring you a part of what their company pays out, and are worth their price at the end. When everybody passes in turn the round is over.',
  'coach.track':
    'Your company may build: press a hex that glows, choose a tile, turn it, lay it. Track leads trains from its stations to cities and towns, and those pay.',
  'coach.token':
    'Your company may put a station into a city it reaches. Trains must touch a station of their company, and a city full of others’ stations lets nobody else through.',
  'coach.run':
    'The trains run. Each visits as many stops as it may, at least one of them with a station of yours. The best run has been found for you; take it, or trace another.',
  'coach.dividend':
    'Pay out, and every share gets its part and the price rises; or keep the money in the company, and the price falls. Keep when a train must be bought soon, else pay.',
  'coach.trains':
    'Trains earn the money. New kinds make old ones worthless sooner or later, so look at what the next one will scrap before you wait.',
  'learn.words': 'What the words mean',
  'learn.words.lead': 'The words of the hobby, a sentence each.',
  'learn.words.find': 'Look for',
  'learn.words.none': 'No such word here.',
  'guide.different': 'What makes it different',
  'guide.round': 'A round, step by step',
  'guide.mistakes': 'Five mistakes beginners make',
  'guide.forgotten': 'What even regulars forget',
  'guide.onward': 'Where to go from here',
  'guide.rules': 'The rules by clause',
  'guide.read': 'How to play',
  'guide.read.title': 'How to play {title}',
  'learn.guides': 'How each game is played, in plain words',
  'peer.lead': 'Here the printed rulebook holds. Where 18xx.games plays otherwise, as far as we know:',
  'peer.here': 'Here',
  'peer.there': 'On 18xx.games',
  'practice.open': 'Practice: small tasks without end, one a day for everybody',
} as const;
