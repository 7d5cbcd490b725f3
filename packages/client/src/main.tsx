import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/theme.css';
import { App } from './app/App.tsx';
import { onCrash } from './app/onCrash.ts';
import { fetchPage } from './app/pages.ts';
import { whereIs } from './app/routes.ts';
import { applySettings } from './app/settings.ts';
import { heedInstall } from './pages/frame/install.ts';
import { keepOffline } from './pages/frame/offline.ts';
import { expectTable } from './store/expect.ts';
import { language, learn } from './words/index.ts';

applySettings();
heedInstall();
void keepOffline();
expectTable(window.location.hash).catch(() => undefined);
fetchPage(whereIs(window.location.hash).place).catch(() => undefined);

const show = (root: HTMLElement): void =>
  createRoot(root, { onUncaughtError: () => onCrash(root) }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

const root = document.getElementById('root');
if (root)
  void learn(language())
    .catch(() => undefined)
    .then(() => show(root));
