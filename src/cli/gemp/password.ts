import { no, ok, type Result } from '../../kernel/result.ts';

export const VARIABLE = 'UMPIRE_GEMP_PASSWORD';

/**
 * Reads the password from the environment (and removes it there) or from hidden input in a terminal. Never from an
 * argument, which other users could read.
 */
export async function readPassword(user: string): Promise<Result<string>> {
  const given = process.env[VARIABLE];
  delete process.env[VARIABLE];
  if (given !== undefined && given !== '') return ok(given);
  if (process.stdin.isTTY !== true) return no({ code: 'gemp-no-password' });
  const typed = await readHidden(`Password for ${user}: `);
  return typed === '' ? no({ code: 'gemp-no-password' }) : ok(typed);
}

function readHidden(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((done) => {
    let text = '';
    const end = (typed: string): void => {
      stdin.off('data', read);
      stdin.setRawMode(false);
      stdin.pause();
      stderr.write('\n');
      done(typed);
    };
    const read = (keys: string): void => {
      for (const key of keys) {
        if (key === '\r' || key === '\n') return end(text);
        if (key === '\u0003' || key === '\u0004') return end(''); // Ctrl-C, Ctrl-D
        text = key === '\u007f' || key === '\b' ? text.slice(0, -1) : text + key;
      }
    };
    stdin.on('data', read);
  });
}
