import { configureGlobal } from 'fast-check';

/** Property tests try the same inputs at every run; another seed tries others. */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_121) });
