import type { Seating, TableInfo } from '@roundhouse/protocol';
import { type ReactNode, useState } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { askServer, type Trouble } from '../../online/server.ts';
import { useOnline } from '../../online/state.ts';
import { say } from '../../words/index.ts';

interface OwnSeatProps {
  readonly info: TableInfo;
  readonly own: Seating;
  readonly told: (asked: Promise<{ readonly trouble?: Trouble | undefined }>) => Promise<void>;
}

/** To whom we offer our seat, who would like it back, and who plays for us while we are away. */
export const OwnSeat = ({ info, own, told }: OwnSeatProps): ReactNode => {
  const here = useOnline(s => s.presence?.here);
  const [link, setLink] = useState<string>();
  const at = { table: info.id, seat: own.seat };
  const offer = async (to: 'lobby' | 'friend' | null) => {
    const asked = askServer('offer', { at, body: { to } });
    await told(asked);
    const { answer } = { answer: undefined, ...(await asked) };
    const isFriend = answer?.key !== undefined;
    const path = hrefOf('table', { id: info.id }, isFriend ? { offer: answer.key ?? '' } : {});
    setLink(isFriend ? new URL(path, window.location.href).href : undefined);
  };
  const { offered, wished, deputy } = own;
  const others = new Map(
    [...info.seats.flatMap(s => s.person ?? []), ...(here ?? []).map(h => h.person), ...(deputy ? [deputy] : [])]
      .filter(p => p.id !== own.person?.id)
      .map(p => [p.id, p.name]),
  );
  return (
    <>
      {offered && <p>{say(`agree.offer.is.${offered}`)}</p>}
      {offered === 'friend' && link !== undefined && (
        <label>
          {say('agree.offer.link')}
          <input readOnly value={link} onFocus={e => e.currentTarget.select()} />
        </label>
      )}
      {!offered && info.access === 'open' && (
        <button type="button" onClick={() => void offer('lobby')}>
          {say('agree.offer.lobby')}
        </button>
      )}
      {!offered && (
        <button type="button" onClick={() => void offer('friend')}>
          {say('agree.offer.friend')}
        </button>
      )}
      {offered && (
        <button type="button" onClick={() => void offer(null)}>
          {say('agree.offer.none')}
        </button>
      )}
      {wished && (
        <button
          type="button"
          className="primary"
          onClick={() => void told(askServer('handOver', { at, body: { to: wished.id } }))}
        >
          {say('agree.giveBack', { player: wished.name })}
        </button>
      )}
      <label>
        {say('agree.deputy')}{' '}
        <select
          value={deputy?.id ?? ''}
          data-deputy
          onChange={e => void told(askServer('depute', { at, body: { person: e.target.value || null } }))}
        >
          <option value="">{say('agree.deputy.none')}</option>
          {[...others].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
};
