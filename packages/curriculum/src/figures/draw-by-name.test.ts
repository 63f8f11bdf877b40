import { type DrawnFigure, drawnFigureNames, drawnFigures } from "@learnin/domain/authoring/drawn-figures";
import { describe, expect, test } from "vitest";
import { type Drawn, drawByName } from "./draw-by-name.ts";

const initial = (name: (typeof drawnFigureNames)[number]): Record<string, string> =>
	Object.fromEntries(drawnFigures[name].settings.map((setting) => [setting.id, setting.initial]));

describe.each(drawnFigureNames)("%s", (name) => {
	test("is drawn with what it begins with, and described", () => {
		const { figure } = drawByName(name, initial(name));
		expect(figure?.svg).toMatch(/^<svg [^>]*viewBox="[^"]+">.+<\/svg>$/);
		expect(figure?.svg).not.toMatch(/NaN|undefined|Infinity/);
		expect(figure?.alt).toMatch(/^[A-Z\d].+[.\d)]$/);
	});

	test("is never drawn with markup, letters for numbers or nothing at all", () => {
		const { settings }: DrawnFigure = drawnFigures[name];
		for (const { id, choices } of settings) {
			const hostile = drawByName(name, { ...initial(name), [id]: '<script>"&' });
			expect(drawn(hostile)).not.toContain("<script");
			if (!choices) expect(hostile.setting).not.toBeNull();
		}
		expect(drawn(drawByName(name, {}))).not.toMatch(/NaN|undefined|Infinity/);
	});
});

function drawn({ figure }: Drawn): string {
	return figure === null ? "" : figure.svg + figure.alt;
}

test.each([
	["number-line", { to: "-1" }, "to"],
	["number-line", { point: "9" }, "point"],
	["fraction-bar", { colored: "5" }, "colored"],
	["fraction-circle", { parts: "0" }, "parts"],
	["clock", { minute: "60" }, "minute"],
	["ruler", { ends: "1" }, "ends"],
	["bar-chart", { counts: "4, 7" }, "counts"],
	["box-plot", { five: "2, 1, 9, 14, 18" }, "five"],
	["coordinate-plane", { points: "(1, 2), (7, 1)" }, "points"],
	["data-table", { second: "2" }, "second"],
	["tape-diagram", { texts: "1, 2, 3" }, "texts"],
] as const)("%s with %o says which setting it is", (name, changed, setting) => {
	expect(drawByName(name, { ...initial(name), ...changed })).toEqual({ figure: null, setting });
});
