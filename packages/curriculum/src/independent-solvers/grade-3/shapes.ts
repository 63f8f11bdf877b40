import type { Figure } from "@learnin/domain/question/question";
import { areInTheirBins } from "../reading/cards.ts";
import { figureOf } from "../reading/read-figure.ts";
import type { Solvers } from "../solver.ts";
import { rectangleSolvers } from "./rectangle-areas.ts";

type Place = readonly [number, number];

/** Independent solvers of grade 3 for areas and shapes. */
export const shapesWays3: Solvers = {
	...rectangleSolvers,
	"quadrilateral-categories": (question, { text, texts }) => {
		const { prompt, question_type } = question;
		if (question.interaction?.kind === "sort") {
			if (prompt.includes("sentence"))
				return areInTheirBins(question, texts, (card) => {
					const [, kind = "", said = ""] = /Every (\w+) (.*)/.exec(card) ?? [];
					return holdsOf(kind, propertyIn(said)) ? "Always true" : "Not always true";
				});
			const property = propertyIn(prompt);
			return areInTheirBins(question, texts, (card) =>
				holdsOf(card.toLowerCase(), property) ? "Always" : "Not always",
			);
		}
		if (question_type === "MATCH_THE_FOLLOWING")
			return bestName(cornersIn(figureOf(question, text))) === texts[1];
		if (question_type === "SELECT_ALL") return shows(cornersIn(figureOf(question, text)), propertyIn(prompt));
		if (question_type === "VERIFY_WITH_LLM") {
			const [, kind = "", needs = "", group = ""] = /An? (\w+) has (.*), so it is an? (\w+)/.exec(text) ?? [];
			return (
				prompt.includes(kind) && holdsOf(kind, propertyIn(needs)) && propertyIn(needs) === propertyIn(group)
			);
		}
		if (text.startsWith("Every")) {
			const [, kind = "", said = ""] = /Every (\w+) (.*)/.exec(text) ?? [];
			return holdsOf(kind, propertyIn(said));
		}
		const property = propertyIn(prompt.replace(/^.*? (draws|puts)? ?(this|every|an?) \w+/, ""));
		const belongs = shows(cornersIn(figureOf(question)), property);
		return belongs ? text.startsWith("Yes, because it has") : text.startsWith("No, because it does not");
	},
};

type Property = "angles" | "sides" | "parallel" | "square" | "four";

/** What decides, given by what it is or by the group that needs it. */
function propertyIn(words: string): Property {
	if (/square|equal sides and/.test(words)) return "square";
	if (/right angles|rectangle/.test(words)) return "angles";
	if (/equal sides|rhombus/.test(words)) return "sides";
	return /parallel/.test(words) ? "parallel" : "four";
}

/** Whether every shape of a kind has it. */
function holdsOf(kind: string, property: Property): boolean {
	const kinds: Readonly<Record<Property, RegExp>> = {
		angles: /^(square|rectangle)$/,
		sides: /^(square|rhombus)$/,
		parallel: /^(square|rectangle|rhombus|parallelogram)$/,
		square: /^square$/,
		four: /./,
	};
	return kinds[property].test(kind);
}

/** Whether the drawing has it. */
function shows(corners: readonly Place[], property: Property): boolean {
	if (corners.length !== 4) return false;
	const { equal_sides, right_angles, parallel_pairs } = lookAt(corners);
	return {
		angles: right_angles,
		sides: equal_sides,
		parallel: parallel_pairs === 2,
		square: equal_sides && right_angles,
		four: true,
	}[property];
}

function cornersIn({ svg }: Figure): Place[] {
	const [, path = ""] = /<path d="M([^"]*)Z"/.exec(svg) ?? [];
	return path.split("L").map((corner): Place => {
		const [x = 0, y = 0] = corner.split(" ").map(Number);
		return [x, y];
	});
}

/** What a drawing of four corners shows, within the width of a line. */
function lookAt(corners: readonly Place[]) {
	const sides = corners.map(([x, y], at): Place => {
		const [nx, ny] = corners[(at + 1) % 4] ?? [x, y];
		return [nx - x, ny - y];
	});
	const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = sides;
	const length = ([x, y]: Place) => Math.hypot(x, y);
	const isParallel = (p: Place, q: Place) =>
		Math.abs(p[0] * q[1] - p[1] * q[0]) < 0.02 * length(p) * length(q);
	const isSquare = (p: Place, q: Place) => Math.abs(p[0] * q[0] + p[1] * q[1]) < 0.02 * length(p) * length(q);
	return {
		equal_sides: sides.every((side) => Math.abs(length(side) - length(a)) < 0.5),
		right_angles: isSquare(a, b) && isSquare(b, c) && isSquare(c, d),
		parallel_pairs: Number(isParallel(a, c)) + Number(isParallel(b, d)),
	};
}

function bestName(corners: readonly Place[]): string {
	const { equal_sides, right_angles, parallel_pairs } = lookAt(corners);
	if (right_angles) return equal_sides ? "square" : "rectangle";
	if (equal_sides) return "rhombus";
	return ["kite", "trapezoid", "parallelogram"][parallel_pairs] ?? "";
}
