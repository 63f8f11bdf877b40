import { describe, expect, it } from "vitest";
import { seededRandom } from "../../random/seeded-random.ts";
import { cornerFigure, cornerOf } from "./corner-solids.ts";

/** The plates behind the words of a figure. */
function platesOf(svg: string) {
	return [
		...svg.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)" rx="6"/g),
	].map(([, ...numbers]) => numbers.map(Number) as [x: number, y: number, width: number, height: number]);
}

describe("the picture of a solid with a corner cut out", () => {
	it.each(["all", "whole length", "cut out"] as const)(
		"never hides one length behind another: %s",
		(written) => {
			for (let seed = 1; seed <= 400; seed += 1) {
				const random = seededRandom(`corner ${seed}`);
				const solid = cornerOf(random, 9);
				const plates = platesOf(cornerFigure(random, solid, written).svg);
				const hidden = plates.flatMap(([x, y, width, height], index) =>
					plates
						.slice(index + 1)
						.filter(
							([left, top, wide, high]) =>
								x < left + wide && left < x + width && y < top + high && top < y + height,
						),
				);
				expect(plates.length, JSON.stringify(solid)).toBeGreaterThan(3);
				expect(hidden, JSON.stringify(solid)).toEqual([]);
			}
		},
	);
});
