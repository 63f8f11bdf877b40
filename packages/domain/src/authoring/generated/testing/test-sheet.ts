import type { SheetOf } from "../generated-cards.ts";

/** Cards without a drawing, three in a row. */
export const testSheet: SheetOf = (names) => ({
	figure: { svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"></svg>`, alt: names.join("; ") },
	places: names.map((_, at) => [20 + 30 * (at % 3), 20 + 30 * Math.floor(at / 3)]),
});
