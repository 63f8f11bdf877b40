import { exampleFillOne } from "@learnin/domain/examples/questions";
import { expect, test } from "vitest";
import { coordinatePlane } from "../../figures/plane/coordinate-plane.ts";
import { figuresFollowRules } from "./figures-follow-rules.ts";

const faultsIn = (svg: string) =>
	figuresFollowRules(exampleFillOne({ figure: { svg, alt: "A drawing." } }), {
		standard: undefined,
		grade: 6,
		independent_solver: undefined,
		renderFormula: () => "",
	});

const NUMBER = '<text x="50" y="58" text-anchor="middle" font-size="22" fill="var(--ink-2)">4</text>';
const DOT = '<circle cx="50" cy="50" r="8" fill="var(--fig-coral)"/>';
const drawn = (...parts: string[]) => `<svg viewBox="0 0 100 100">${parts.join("")}</svg>`;

test("a dot may be behind a number, and not on it", () => {
	expect(faultsIn(drawn(DOT, NUMBER))).toEqual([]);
	expect(faultsIn(drawn(NUMBER, DOT))).toEqual(["the text 4 is under a dot"]);
});

test("a number of an axis goes to the other side of a point, and is left out between two", () => {
	const plane = { x: [-6, 6], y: [-6, 6] } as const;
	const one = coordinatePlane({ ...plane, points: [{ at: [-1, 4] }] });
	const two = coordinatePlane({ ...plane, points: [{ at: [-1, 4] }, { at: [1, 4] }] });
	const rowsOf4 = (svg: string) => [...svg.matchAll(/>4</g)].length;
	expect([one, two].flatMap(faultsIn)).toEqual([]);
	expect([one, two].map(rowsOf4)).toEqual([2, 1]);
});
