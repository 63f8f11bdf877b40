import type { Figure } from "@learnin/domain/question/question";
import { figureOf } from "./read-figure.ts";
import type { SecondWays } from "./second-way.ts";
import { rectangleWays } from "./rectangle-areas.ts";
import { byPrompt } from "./ways.ts";

type Place = readonly [number, number];

/** Second ways of grade 3 for areas and shapes. */
export const shapesWays3: SecondWays = {
	...rectangleWays,
	"quadrilateral-categories": byPrompt(
		[/Match/, (question, { texts }) => bestName(cornersIn(figureOf(question, texts[0]))) === texts[1]],
		[
			/Which of these/,
			(question, { text }) => {
				const look = lookAt(cornersIn(figureOf(question, text)));
				return /same length/.test(question.prompt)
					? look.equal_sides
					: /square corners/.test(question.prompt)
						? look.right_angles
						: look.parallel_pairs === 2;
			},
		],
		[
			/belong to the group/,
			(question, { text }) => {
				const look = lookAt(cornersIn(figureOf(question)));
				const group = /group of (\w+)s/.exec(question.prompt)?.[1];
				const belongs =
					group === "quadrilateral" ||
					(group === "parallelogram" && look.parallel_pairs === 2) ||
					((group === "rectangle" || group === "square") &&
						look.right_angles &&
						(group === "rectangle" || look.equal_sides)) ||
					(group === "rhombus" && look.equal_sides);
				return text === (belongs ? "Yes, it has all that is needed." : "No, something is missing.");
			},
		],
		[
			/always true/,
			(_, { text }) =>
				/^Every square is|^Every rectangle (has four|is a quad)|^Every rhombus has four/.test(text),
		],
	),
};

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
