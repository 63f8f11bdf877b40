export * from "./any-numbers.ts";
export * from "./fractions.ts";
