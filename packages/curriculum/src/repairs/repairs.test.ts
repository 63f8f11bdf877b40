import { expect, test } from "vitest";
import { proceduresPossible } from "../procedures/procedure-of.ts";
import { PROCEDURES } from "../procedures/procedures.ts";
import { drawShowing } from "./draw-showing.ts";
import { sharedRepair } from "./repairs.ts";

const repairs = PROCEDURES.map(({ id }) => ({ id, repair: sharedRepair(id) }));

test("every shared procedure has a short repair", () => {
	expect(repairs.filter(({ repair }) => repair === undefined)).toEqual([]);
	for (const { id, repair } of repairs) {
		const { happens = "", pair } = repair ?? {};
		expect([id, happens.length < 240]).toEqual([id, true]);
		const { wrong, right } = pair ?? {};
		expect([id, wrong?.answer === right?.answer]).toEqual([id, false]);
		for (const way of [wrong, right]) expect(way?.how).toMatch(/^.{10,130}[.?]$/);
	}
});

test("pictures have alt text, and only the themes' colors", () => {
	const figures = repairs.flatMap(({ repair }) => repair?.figure ?? []);
	expect(figures.length).toBeGreaterThan(30);
	for (const { svg, alt } of figures) {
		expect(alt.length).toBeGreaterThan(10);
		expect(svg).toMatch(/^<svg .*<\/svg>$/s);
		expect(svg).not.toMatch(/#[0-9a-f]{3}|rgb\(|NaN|undefined/i);
	}
});

test("finds a question that shows a procedure close to the requested difficulty", () => {
	const procedure = "smaller-digit-from-larger";
	const ask = { skill_id: "subtract-within-100", procedure, seed: 7 };
	const drawn = drawShowing({ ...ask, difficulty: 4 });
	expect(drawn?.difficulty).toBe(4);
	expect(drawn && proceduresPossible(ask.skill_id, drawn.question)).toContain(procedure);
	// The easiest ones do not regroup a ten.
	expect(drawShowing({ ...ask, difficulty: 1 })?.difficulty).toBe(2);
	// A question seen before returns only if there is no other.
	const again = drawShowing({ ...ask, difficulty: 4, seen: [drawn?.fingerprint ?? ""] });
	expect(again?.fingerprint).not.toBe(drawn?.fingerprint);
	expect(drawShowing({ ...ask, procedure: "run-over-rise", difficulty: 3 })).toBeUndefined();
	expect(drawShowing({ ...ask, skill_id: "no-such-skill", difficulty: 3 })).toBeUndefined();
});
