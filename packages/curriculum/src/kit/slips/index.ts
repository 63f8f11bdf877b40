export * from "./equations.ts";
export * from "./any-numbers.ts";
export * from "./fractions.ts";
export * from "./powers.ts";
export * from "./pythagoras.ts";
export * from "./scientific-notation.ts";
export * from "./number-lines.ts";
export * from "./solids.ts";
