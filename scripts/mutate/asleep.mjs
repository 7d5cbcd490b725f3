// What the guards in the sources do: note who says no in a test, and keep one of them silent while its mutant is awake.

// This file runs before every file of tests, the sources only once.
globalThis.mutants ??= { awake: '', until: 0, spoke: new Set() };
const state = globalThis.mutants;

const dropped = name => {
  if (!state.awake) state.spoke.add(name);
  else if (Date.now() > state.until) throw new Error('The mutant never ends.');
  return state.awake === name;
};

/** A violation, or nothing. */
globalThis.droppedNo = (name, no) => (no !== undefined && dropped(name) ? undefined : no);
/** One half of a claim. */
globalThis.droppedClaim = (name, holds) => (!holds && dropped(name)) || holds;
/** The condition of an `if` that ends in a "no". */
globalThis.droppedCase = (name, met) => met && !dropped(name);
/** A line of a referee. */
globalThis.droppedLine =
  (name, line) =>
  (...args) => {
    const found = line(...args);
    return found !== undefined && dropped(name) ? undefined : found;
  };

/** What is remembered while a mutant is awake must not be remembered after it, nor what was before. */
globalThis.Forgetful = class {
  #known = new WeakMap();
  #awake = '';
  #asleep = this.#known;
  #now() {
    if (this.#awake !== state.awake) {
      this.#awake = state.awake;
      this.#known = state.awake ? new WeakMap() : this.#asleep;
    }
    return this.#known;
  }
  get(key) {
    return this.#now().get(key);
  }
  set(key, value) {
    this.#now().set(key, value);
    return this;
  }
  has(key) {
    return this.#now().has(key);
  }
};
