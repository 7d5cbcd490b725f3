import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

const PATIENCE = 20_000;

/** Sends a mail over the operator's mail server. */
export const sendMail = async (config: Config, to: string, subject: string, text: string): Promise<void> => {
  if (!config.smtpUrl) throw new Error('There is no mail server.');
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  try {
    await transport.sendMail({
      from: config.mailFrom ?? 'roundhouse@localhost',
      to: { name: '', address: to },
      subject,
      text,
    });
  } finally {
    transport.close();
  }
};
