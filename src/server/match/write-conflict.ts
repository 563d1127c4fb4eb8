/** Another node has been quicker: what was written did not go in. Whoever catches it reads anew and tries again. */
export class Taken extends Error {
  constructor() {
    super('the place is taken');
    this.name = 'Taken';
  }
}

const TRIES = 8;
const PAUSE = 20; // milliseconds, more with every try: whoever was quicker is done by then

/** Does it again where another node has been quicker; `work` looks at everything anew each time. */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Taken) || tries === TRIES) throw error;
      await new Promise((then) => setTimeout(then, tries * PAUSE * Math.random()));
    }
  }
}
