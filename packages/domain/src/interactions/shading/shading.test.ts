import { describe, expect, test } from "vitest";
import { exampleFillOne } from "../../examples/questions.ts";
import type { Shading } from "./settings.ts";
import { countOf, entryOf } from "./shading.ts";
import { shadingFigure } from "./shading-picture.ts";
import { faultsInDetail } from "../testing/unfit.ts";

const eighths: Shading = { kind: "shading", rows: 1, columns: 8 };
const hundred: Shading = { kind: "shading", rows: 10, columns: 10 };

test.each([
	[eighths, 6, "SIMPLE_FRACTION", "6/8"],
	[eighths, 0, "SIMPLE_FRACTION", "0/8"],
	[eighths, 3, "INTEGER", "3"],
	[hundred, 7, "FLOAT", "0.07"],
	[hundred, 100, "FLOAT", "1"],
	[{ kind: "shading", rows: 1, columns: 3 }, 1, "FLOAT", "1/3"],
] as const)("%o with %i shaded as %s is %s, and back", (shading, count, type, entry) => {
	expect(entryOf(shading, count, type)).toBe(entry);
	expect(countOf(shading, entry, type)).toBe(count);
});

test("an equal fraction in another form shades as many", () => {
	for (const entry of ["3/4", "0.75", "12/16"]) expect(countOf(eighths, entry, "SIMPLE_FRACTION")).toBe(6);
});

test.each(["1/3", "9/8", "-1/8", "x", ""])("%s shades no whole parts", (entry) => {
	expect(countOf(eighths, entry, "SIMPLE_FRACTION")).toBeNull();
});

test("the drawing shades the answer, and describes it", () => {
	const { svg, alt } = shadingFigure(eighths, { entry: "3/4", answer_type: "SIMPLE_FRACTION" });
	expect(svg.split("--fig-sky").length - 1).toBe(6);
	expect(alt).toBe("8 equal parts, 6 of them shaded.");
	expect(shadingFigure(eighths, null).alt).toBe("8 equal parts, 0 of them shaded.");
});

test("a circle is drawn in sectors, a group as counters", () => {
	const made = { entry: "2", answer_type: "INTEGER" } as const;
	const circle = shadingFigure({ kind: "shading", rows: 1, columns: 4, style: "circle" }, made).svg;
	expect([circle.split("<path").length - 1, circle.split("--fig-sky").length - 1]).toEqual([4, 2]);
	// The second quarter ends at the bottom.
	expect(circle).toContain("M202 202L402 202A200 200 0 0 1 202 402Z");
	const group = shadingFigure({ kind: "shading", rows: 2, columns: 3, style: "set" }, made);
	expect([group.svg.split("<circle").length - 1, group.svg.split("--fig-sky").length - 1]).toEqual([6, 2]);
	expect(group.alt).toBe("6 counters, 2 of them shaded.");
});

describe("a question", () => {
	const asked = (interaction: Shading, answer: string) =>
		faultsInDetail(
			exampleFillOne({ interaction, key: { answers: [answer], simplest: "optional" }, known_mistakes: [] }),
		);
	test("whose answer can be shaded is valid", () => {
		expect(asked(eighths, "3/4")).toEqual([]);
	});
	test("whose answer cannot be shaded, or with indistinguishable parts, is not", () => {
		expect(asked(eighths, "1/3")).toEqual(["interaction-unfit: 1/3"]);
		expect(asked({ ...eighths, columns: 1 }, "1/1")).toEqual(["interaction-unfit: 1 × 1"]);
		expect(asked({ ...hundred, columns: 11 }, "1/2")).toEqual(["interaction-unfit: 10 × 11"]);
	});
});
