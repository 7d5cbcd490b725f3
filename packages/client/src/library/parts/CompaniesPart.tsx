import {
  type CompanyPart,
  kindOf,
  type PrivatePart,
  printedCost,
  type Title,
  type TokenPart,
} from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { armsIn, Token } from '../../board/Token.tsx';
import { hexName, list, local, money, powerOf, privateName, say } from '../../words/index.ts';
import css from './parts.module.css';
import { Scroll } from './Scroll.tsx';

const tokensSay = (title: Title, c: CompanyPart): string =>
  c.tokens.length ? c.tokens.map(t => tokenSays(title, t)).join(', ') : '–';

const tokenSays = (title: Title, token: TokenPart): string => {
  const cost = printedCost(token) ? money(printedCost(token), title) : say('library.companies.free');
  const kind = kindOf(token);
  return kind === undefined ? cost : `${local(title, `token.${kind}`) ?? kind} ${cost}`;
};

const Company = ({ title, company }: { readonly title: Title; readonly company: CompanyPart }): ReactNode => (
  <li className={css['company']}>
    <Token
      arms={armsIn(title.parts.companies)[company.id] as NonNullable<ReturnType<typeof armsIn>[string]>}
      size="3rem"
    />
    <div>
      <h2>
        {company.id} <span className={css['soft']}>{company.name}</span>
      </h2>
      <dl className={css['facts']}>
        {company.homes.length > 0 && (
          <>
            <dt>{say('library.companies.home')}</dt>
            <dd>{list(company.homes.map(h => hexName(title, h.hex)))}</dd>
          </>
        )}
        {company.tokens.length > 0 && (
          <>
            <dt>{say('table.tokens')}</dt>
            <dd>{tokensSay(title, company)}</dd>
          </>
        )}
        <dt>{say('table.certificates')}</dt>
        <dd>{say('library.companies.certificates', { count: company.certificates.length })}</dd>
      </dl>
      {local(title, `company.${company.id}`) && <p>{local(title, `company.${company.id}`)}</p>}
    </div>
  </li>
);

/** Share companies and private companies as printed. */
export const CompaniesPart = ({ title }: { readonly title: Title }): ReactNode => (
  <>
    <ul className={css['companies']}>
      {Object.values(title.parts.companies).map(c => (
        <Company key={c.id} title={title} company={c} />
      ))}
    </ul>
    <Scroll label={say('library.companies.privates')}>
      <table className={css['table']}>
        <caption>{say('library.companies.privates')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('library.companies.private')}</th>
            <th scope="col" className={css['number']}>
              {say('library.trains.price')}
            </th>
            <th scope="col" className={css['number']}>
              {say('library.companies.income')}
            </th>
            <th scope="col">{say('library.companies.sale')}</th>
            <th scope="col">{say('library.companies.power')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(title.parts.privates).map(p => (
            <tr key={p.id}>
              <th scope="row">{privateName(title, p.id)}</th>
              <td className={css['number']}>{money(p.price, title)}</td>
              <td className={css['number']}>{money(p.income, title)}</td>
              <td>{soldFor(title, p)}</td>
              <td>{powerOf(title, p.id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </>
);

/** What a company pays for it: printed, or another price every day. */
const soldFor = (title: Title, { sale }: PrivatePart): string => {
  if (typeof sale === 'function') return say('library.companies.daily');
  return sale ? sale.map(m => money(m, title)).join(' – ') : say('library.companies.never');
};
