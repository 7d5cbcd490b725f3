/** Texts about lessons. */
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
} as const;
