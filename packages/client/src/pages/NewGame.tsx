import type { Title } from '@roundhouse/engine';
import { type FormEvent, type ReactNode, startTransition, useState } from 'react';
import type { PageProps } from '../app/pages.ts';
import { hrefOf } from '../app/routes.ts';
import { go } from '../app/useWhere.ts';
import { type Trouble, troubleSays } from '../online/server.ts';
import { useMe, useServer } from '../online/useServer.ts';
import { botName } from '../store/botName.ts';
import { createGame } from '../store/create.ts';
import type { Sitter } from '../store/kept.ts';
import { useTitle } from '../store/useTitle.ts';
import { local, say, shelfId, titleName } from '../words/index.ts';
import { playersLine } from './frame/players.ts';
import { Sheet } from './frame/Sheet.tsx';
import { boxes, boxOf, coverNamed, variantsOf } from './frame/shelf.ts';
import { plainNames } from './landing/start.ts';
import css from './newgame/choice.module.css';
import { inviteFriends } from './newgame/inviteFriends.ts';
import { Options } from './newgame/Options.tsx';
import { Picks } from './newgame/Picks.tsx';
import { Seats } from './newgame/Seats.tsx';
import { type Chosen, impossible, presets } from './newgame/setup.ts';
import { TableTerms, type Terms, usualTerms } from './newgame/TableTerms.tsx';

const freshly = (title: Title): Chosen => ({ players: Math.min(...title.players), options: presets(title) });

/** Sets up a game: title, where, players, options. */
export const NewGame = ({ where }: PageProps): ReactNode => {
  const server = useServer();
  const me = useMe();
  const [cover, setCover] = useState(() => coverNamed(where.query['title']));
  const title = useTitle(cover);
  const [wanted, setWanted] = useState<'here' | 'online'>(where.query['where'] === 'online' ? 'online' : 'here');
  const [changed, setChosen] = useState<Chosen>();
  const chosen = changed ?? freshly(title);
  const [names, setNames] = useState<readonly string[]>([]);
  const [sitters, setSitters] = useState<readonly Sitter[]>([]);
  const [terms, setTerms] = useState<Terms>(usualTerms);
  const [trouble, setTrouble] = useState<Trouble>();
  const [busy, setBusy] = useState(false);
  const online = wanted === 'online' && server !== 'none';
  const own = names[0] ?? me?.name ?? '';
  const no = impossible(title, chosen);
  const variants = variantsOf(title);
  const choose = (id: string) =>
    startTransition(() => {
      setCover(coverNamed(id));
      setChosen(undefined);
    });

  const begin = async (e: FormEvent) => {
    e.preventDefault();
    if (no || busy) return;
    setBusy(true);
    if (online) {
      const made = await inviteFriends(own.trim(), { title: title.id, ...chosen, terms });
      if (made.trouble) setTrouble(made.trouble);
      else go('table', { id: made.answer.id });
    } else {
      const who = Array.from({ length: chosen.players }, (_, seat): Sitter => sitters[seat] ?? 'person');
      const plain = plainNames(chosen.players);
      const called = who.map(
        (s, seat) => names[seat]?.trim() || (s === 'person' ? plain[seat] : botName(s, seat)) || '',
      );
      go('table', { id: await createGame({ title, names: called, options: chosen.options, sitters: who }) });
    }
    setBusy(false);
  };

  return (
    <Sheet place="newGame" title={say('new.title')}>
      <form className={css['form']} onSubmit={begin}>
        <fieldset className={css['step']}>
          <legend>{say('new.step.title')}</legend>
          <Picks
            label={say('new.step.title')}
            value={boxOf(title).id}
            options={boxes.map(t => ({
              value: t.id,
              name: titleName(t),
              hint: [playersLine(t), local(t, 'length')].filter(Boolean).join(' · '),
            }))}
            change={choose}
          />
        </fieldset>
        {variants.length > 1 && (
          <fieldset className={css['step']}>
            <legend>{say('new.step.variant')}</legend>
            <Picks
              label={say('new.step.variant')}
              value={title.id}
              options={variants.map(t => ({
                value: t.id,
                name: titleName(t),
                hint: [playersLine(t), local(t, 'line')].filter(Boolean).join('. '),
              }))}
              change={choose}
            />
          </fieldset>
        )}
        <p>
          <a href={hrefOf('library', { title: shelfId(title) }, { part: 'guide' })}>
            {say('guide.read.title', { title: titleName(title) })}
          </a>
        </p>
        <fieldset className={css['step']}>
          <legend>{say('new.step.where')}</legend>
          <Picks
            label={say('new.step.where')}
            value={online ? 'online' : 'here'}
            options={[
              { value: 'here', name: say('new.here'), hint: say('new.here.hint') },
              {
                value: 'online',
                name: say('new.online'),
                hint: say('new.online.hint'),
                no: server === 'none' ? say('new.online.none') : undefined,
              },
            ]}
            change={setWanted}
          />
        </fieldset>
        <Seats
          title={title}
          players={chosen.players}
          names={online ? [own] : names}
          sitters={sitters}
          online={online}
          changeSitter={(seat, sitter) =>
            setSitters(
              Array.from({ length: chosen.players }, (_, i) => (i === seat ? sitter : (sitters[i] ?? 'person'))),
            )
          }
          changePlayers={players => setChosen({ ...chosen, players })}
          changeName={(seat, name) =>
            setNames(
              Array.from({ length: Math.max(names.length, seat + 1) }, (_, i) =>
                i === seat ? name : (names[i] ?? ''),
              ),
            )
          }
        />
        <fieldset className={css['step']}>
          <legend>{say('new.step.options')}</legend>
          <Options title={title} chosen={chosen} change={options => setChosen({ ...chosen, options })} />
        </fieldset>
        {online && <TableTerms terms={terms} change={setTerms} />}
        <div className={css['end']}>
          <button type="submit" className="primary" aria-disabled={!!no || busy}>
            {say(busy ? 'new.busy' : online ? 'new.link' : 'new.start')}
          </button>
          {no && <p className={css['trouble']}>{no}</p>}
          {trouble && (
            <p className={css['trouble']} role="alert">
              {troubleSays(trouble)}
            </p>
          )}
        </div>
      </form>
    </Sheet>
  );
};
