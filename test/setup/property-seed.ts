import fc from 'fast-check';

/** The same values in every run: otherwise a rare counterexample could stop an unrelated change. */
fc.configureGlobal({ seed: Number(process.env.UMPIRE_PROPERTY_SEED ?? 1) });
