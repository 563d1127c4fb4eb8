import fc from 'fast-check';

/** Property tests use the same values in every run, so that an unrelated change cannot meet a rare counterexample. */
fc.configureGlobal({ seed: Number(process.env.UMPIRE_PROPERTY_SEED ?? 1) });
