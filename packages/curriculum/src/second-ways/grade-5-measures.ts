import { isEqual } from "@learnin/domain/arithmetic/rational";
import {
	compare,
	exact,
	minus,
	numbersIn as exactsIn,
	over,
	plus,
	sum,
	times,
	value as numberOf,
} from "./exact.ts";
import { numbersInFigure, wholesIn } from "./read-question.ts";
import type { SecondWays } from "./second-way.ts";
import { inSmallest, unitNamed } from "./units.ts";

/** Second ways of grade 5 for measures, volume and coordinates. */
export const measuresWays5: SecondWays = {
	"convert-units-within-system": (question, { value }) => {
		const { prompt } = question;
		if (value === null) return false;
		const named = (prompt.match(/[A-Za-z]+/g) ?? []).map(unitNamed);
		const units = [...new Set(named.filter((unit) => unit !== null))];
		const sizeOf = (unit: string) => exact(inSmallest(unit));
		const [a = exact(0), b = exact(0), c = exact(1)] = exactsIn(prompt);
		if (prompt.startsWith("How many")) {
			const [wanted = "", given = ""] = units;
			return isEqual(times(value, sizeOf(wanted)), times(a, sizeOf(given)));
		}
		const [large = "", small = ""] = units;
		const used = times(times(b, c), sizeOf(small));
		return isEqual(plus(times(value, sizeOf(small)), used), times(a, sizeOf(large)));
	},
	"line-plot-fraction-ops": (question, { value }) => {
		const stacks = [...(question.figure?.alt ?? "").matchAll(/At ([\d/ ]+): (\d+)/g)].map(
			([, place = "", count = ""]) => ({ place: numberOf(place), count: Number(count) }),
		);
		const amounts = stacks
			.flatMap(({ place, count }) => Array.from({ length: count }, () => place))
			.sort(compare);
		if (value === null) return false;
		if (question.prompt.includes("more"))
			return isEqual(value, minus(amounts.at(-1) ?? exact(0), amounts[0] ?? exact(0)));
		const at = exactsIn(/all the \w+ at (.*) together/.exec(question.prompt)?.[1] ?? "")[0];
		const total = sum(amounts.filter((amount) => at === undefined || isEqual(amount, at)));
		return isEqual(
			question.prompt.includes("shared out again") ? times(value, exact(amounts.length)) : value,
			total,
		);
	},
	"plot-quadrant-one": (question, { values, text }) => {
		const [x = null, y = null] = values;
		const { prompt, figure } = question;
		if (question.question_type === "SELECT_ONE") {
			const [, right = "", up = ""] =
				new RegExp(`${text} lies (\\d+) to the right and (\\d+) up`).exec(figure?.alt ?? "") ?? [];
			return prompt.includes(`$(${right}, ${up})$`);
		}
		if (x === null || y === null) return false;
		const [a = exact(0), b = exact(0), c = exact(0), d = exact(0)] = exactsIn(prompt);
		if (figure === undefined)
			return isEqual(prompt.includes("to the left") ? plus(x, c) : minus(x, c), a) && isEqual(minus(y, d), b);
		// The dot in the picture stands where lines through both entries cross; the axes tell what a step is.
		const [, scale = exact(1)] = exactsIn(figure.alt);
		const axis = /<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)" stroke="var\(--ink-2\)"/g;
		const [upright = [], level = []] = numbersInFigure(question, axis);
		const [, bottom = exact(0), , top = exact(0)] = upright;
		const [left = exact(0), , right = exact(0)] = level;
		const [[cx = exact(0), cy = exact(0)] = []] = numbersInFigure(
			question,
			/<circle cx="([\d.]+)" cy="([\d.]+)"/g,
		);
		return (
			isEqual(over(times(x, minus(right, left)), scale), minus(cx, left)) &&
			isEqual(over(times(y, minus(bottom, top)), scale), minus(bottom, cy))
		);
	},
	"interpret-coordinates": (question, { value, text }) => {
		const alt = question.figure?.alt ?? "";
		const points = [...alt.matchAll(/at (\d+) to the right and (\d+) up/g)].map(
			([, x = "", y = ""]) => [Number(x), Number(y)] as const,
		);
		const [a = -1, b = -1] = wholesIn(question.question_type === "SELECT_ONE" ? text : question.prompt).map(
			Number,
		);
		if (question.question_type === "SELECT_ONE") {
			const at = "PQRS".indexOf(/point ([PQRS])/.exec(question.prompt)?.[1] ?? "");
			return points[at]?.[0] === a && points[at]?.[1] === b;
		}
		if (value === null) return false;
		const found = Number(value.numerator);
		if (alt.includes("town map")) {
			const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points;
			return found === Math.max(x1, x2) - Math.min(x1, x2) + Math.max(y1, y2) - Math.min(y1, y2);
		}
		const at = (x: number) => points.find(([one]) => one === x)?.[1] ?? -1;
		if (/from .* to /.test(question.prompt)) return at(a) + found === at(b);
		return /After how many/.test(question.prompt) ? at(found) === a : at(a) === found;
	},
	"two-rule-patterns": (question, { value, values, text }) => {
		const [start_a = 0, add_a = 0, start_b = 0, add_b = 0] = wholesIn(question.prompt).map(Number);
		const walk = (steps: number) => {
			let [a, b] = [start_a, start_b];
			for (let step = 0; step < steps; step += 1) [a, b] = [a + add_a, b + add_b];
			return [a, b] as const;
		};
		if (question.question_type === "SELECT_ONE") {
			const [by = 0] = wholesIn(text).map(Number);
			return [1, 2, 3].every((steps) => {
				const [a, b] = walk(steps);
				return text.includes("times") ? a * by === b : a + by === b;
			});
		}
		if (question.question_type === "FILL_ONE") {
			const reached = wholesIn(question.prompt).map(Number).at(-1) ?? 0;
			const steps = Array.from({ length: 60 }, (_, at) => at).find((at) => walk(at)[0] === reached) ?? 0;
			return value !== null && isEqual(value, exact(walk(steps)[1]));
		}
		const rows_shown = question.figure?.alt.match(/Row \d/g)?.length ?? 0;
		const steps = Number(/after (\d+) step/.exec(question.prompt)?.[1] ?? rows_shown);
		return values.every((one, at) => one !== null && isEqual(one, exact(walk(steps)[at] ?? -1)));
	},
};
