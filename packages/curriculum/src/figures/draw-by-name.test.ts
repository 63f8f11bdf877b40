import { readdirSync, readFileSync } from "node:fs";
import { drawnFigureGroups, drawnFigureNames, drawnFigures } from "@learnin/domain/authoring/drawn-figures";
import type { DrawnFigureName } from "@learnin/domain/authoring/drawn-figures";
import type { DrawnFigure } from "@learnin/domain/authoring/drawn-figures/setting";
import type { FigureSettings } from "@learnin/domain/question/question";
import { checkFigure } from "@learnin/domain/question/checks/check-figure";
import { describe, expect, test } from "vitest";
import { type Drawn, drawByName, initialSettings } from "./draw-by-name.ts";

describe.each(drawnFigureNames)("%s", (name) => {
	const { settings }: DrawnFigure = drawnFigures[name];
	const initial = initialSettings(name);

	test("has an initial value for each setting, and for nothing else", () => {
		expect(Object.keys(initial).toSorted()).toEqual(settings.map(({ id }) => id).toSorted());
		for (const { id, columns } of settings) {
			const value = initial[id];
			if (columns === undefined) expect(value).toBeTypeOf("string");
			else for (const row of value ?? []) expect(row).toHaveLength(columns.length);
		}
	});

	test("can be drawn with its initial settings, has a description, and passes the checks of a question", () => {
		const answer = drawByName(name, {});
		const { figure, fault } = answer;
		expect(fault).toBeNull();
		expect(figure).not.toBeNull();
		expect(checkFigure(figure ?? undefined)).toEqual([]);
		expect(drawn(answer)).not.toMatch(/NaN|undefined|Infinity/);
		expect(figure?.alt).toMatch(/^[A-Z\d].+\.$/);
	});

	test("is never drawn with markup, letters for numbers, or empty", () => {
		for (const { settings: changed, entry } of changedEntries(settings, initial, '<script>"&')) {
			const answer = drawByName(name, changed);
			expect(answer.fault?.setting).toBe(entry);
			expect(answer.figure).toBeNull();
		}
		const empty = drawByName(name, Object.fromEntries(settings.map(({ id }) => [id, ""])));
		expect(drawn(empty)).not.toMatch(/NaN|undefined|Infinity/);
	});

	test("is drawn completely or refused, for any number in a setting", () => {
		for (const number of ["-1000", "-1", "0", "0.001", "1", "7", "24", "100", "1000000"])
			for (const { settings: changed } of changedEntries(settings, initial, number)) {
				const answer = drawByName(name, changed);
				expect(drawn(answer)).not.toMatch(/NaN|undefined|Infinity/);
				expect(checkFigure(answer.figure ?? undefined)).toEqual([]);
				expect(drawn(answer).length).toBeLessThan(100_000);
			}
	});

	test("offers only choices that can be drawn", () => {
		for (const { id, choices = [] } of settings)
			for (const { value } of choices) expect(drawByName(name, { [id]: value }).fault?.setting).not.toBe(id);
	});
});

/** The settings with that text in one entry after the other. */
function changedEntries(settings: DrawnFigure["settings"], initial: FigureSettings, text: string) {
	return settings.flatMap(({ id, columns }): { settings: FigureSettings; entry: string }[] => {
		if (columns === undefined) return [{ settings: { ...initial, [id]: text }, entry: id }];
		const rows = initial[id];
		if (typeof rows !== "object") return [];
		return rows.flatMap((row, at) =>
			row.map((_, column) => ({
				settings: { ...initial, [id]: rows.with(at, row.with(column, text)) },
				entry: `${id}.${at}.${column}`,
			})),
		);
	});
}

function drawn({ figure }: Drawn): string {
	return figure === null ? "" : figure.svg + figure.alt;
}

test.each<[DrawnFigureName, FigureSettings, string, string]>([
	["number-line", { to: "-1" }, "to", "out-of-range"],
	["number-line", { point: "9" }, "point", "out-of-range"],
	["number-line", { point: "" }, "point", "not-a-number"],
	["fraction-bar", { colored: "5" }, "colored", "out-of-range"],
	["fraction-bar", { parts: "2.5" }, "parts", "not-whole"],
	["fraction-circle", { parts: "0" }, "parts", "out-of-range"],
	["clock", { minute: "60" }, "minute", "out-of-range"],
	["ruler", { ends: "1" }, "ends", "nothing-to-draw"],
	["bar-chart", { bars: [] }, "bars", "too-few-rows"],
	["bar-chart", { bars: [["a name that is too long", "4"]] }, "bars.0.0", "too-long"],
	["bar-chart", { step: "0.1" }, "step", "too-many-marks"],
	["box-plot", { lower: "1" }, "lower", "out-of-range"],
	["box-plot", { step: "3" }, "step", "uneven-steps"],
	["coordinate-plane", { points: [["1", "7", ""]] }, "points.0.1", "out-of-range"],
	["coordinate-plane", { lines: [["0", "9"]] }, "lines.0.1", "nothing-to-draw"],
	["coordinate-plane", { shape: [["0", "0"]] }, "shape", "too-few-rows"],
	["data-table", { rows: Array.from({ length: 13 }, () => ["1"]) }, "rows", "too-many-rows"],
	["base-ten-blocks", { hundreds: "0", tens: "0", ones: "0" }, "ones", "nothing-to-draw"],
	["labelled-polygon", { sides: [["1"], ["2"], ["9"]] }, "sides", "side-too-long"],
	[
		"labelled-polygon",
		{
			sides: [
				["10", ""],
				["4", ""],
				["4", ""],
				["4", ""],
			],
		},
		"sides",
		"side-too-long",
	],
	[
		"flat-shape",
		{
			corners: [
				["0", "0"],
				["1", "1"],
				["2", "2"],
			],
		},
		"corners",
		"no-such-shape",
	], // prettier-ignore
	["empty-line", { stops: [["1"], ["5"], ["3"]] }, "stops", "out-of-order"],
	[
		"story-graph",
		{
			points: [
				["3", "1"],
				["2", "1"],
			],
		},
		"points.1.0",
		"out-of-order",
	], // prettier-ignore
	["picture-graph", { rows: [["cats", "3.5"]] }, "rows.0.1", "uneven-steps"],
	["angle-fan", { parts: [["200"], ["200"]] }, "parts.1.0", "out-of-range"],
	["angle-triangle", { left: "100", right: "90" }, "right", "out-of-range"],
	["column-sum", { upper: "5", sign: "-", lower: "6" }, "lower", "out-of-range"],
])("%s with %o names %s: %s", (name, changed, setting, fault) => {
	expect(drawByName(name, changed)).toEqual({
		figure: null,
		fault: expect.objectContaining({ setting, fault }),
	});
});

test("a fault names the range of a setting", () => {
	expect(drawByName("fraction-bar", { parts: "4", colored: "5" }).fault).toEqual({
		setting: "colored",
		fault: "out-of-range",
		least: 0,
		most: 4,
	});
});

test("each figure is in exactly one group", () => {
	const grouped = drawnFigureGroups.flatMap(({ names }) => names);
	expect(grouped.toSorted()).toEqual([...drawnFigureNames].toSorted());
});

/** Drawing functions that are not figures for authors. */
const notForAuthors = {
	// They leave space for the boxes of a labeled picture, and return their positions.
	clockWithBoxes: "lines/clock.ts",
	coinsWithBoxes: "numbers/coins.ts",
	dotArrayWithBoxes: "fractions/grids.ts",
	// It shows a number in motion, as an idea does.
	pointHops: "numbers/point-hops.ts",
};

/** Parts of figures: elements, positions and texts, none of them a picture. */
const pieces = [
	"svg|svgBeside|paint|label|valueLabel|isStacked|wordsBeside|wordsClearOf|line|numeral|round|placeOn|gridLines|shape|regular|turned",
	"polygonOfSides|shownDepth|lineInside|MONEY|\\w*(?:InWords|Places?)|placeOnPlane|placeInShape|freePlace|lengthIn|crossings",
	"TEXT|numberPlaces|clearNumbers|frameOf|wordsAlong|stepsOf|widest|dotsOf|namesOf|namesInside|boxUnder|belowCards|settingsReader|drawByName|initialSettings|openLine|cornersOf",
].join("|");

test("each drawing function is available to authors, or is listed as not for them", () => {
	const here = import.meta.dirname;
	const exported = readdirSync(here, { recursive: true, encoding: "utf8" })
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => /^(?!by-name\/).*(?<!\.test)\.ts$/.test(file))
		.flatMap((file) =>
			[...readFileSync(`${here}/${file}`, "utf8").matchAll(/^export (?:function|const) (\w+)/gm)].map(
				([, name = ""]) => ({ file, name }),
			),
		)
		.filter(({ name }) => !new RegExp(`^(?:${pieces})$`).test(name));
	const chosen = readdirSync(`${here}/by-name`)
		.map((file) => readFileSync(`${here}/by-name/${file}`, "utf8"))
		.join("");
	const left = exported.filter(
		({ file, name }) =>
			!new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "\\.\\./${file}"`).test(chosen),
	);
	expect(Object.fromEntries(left.map(({ file, name }) => [name, file]))).toEqual(notForAuthors);
	expect(exported.length).toBeGreaterThan(65);
});
