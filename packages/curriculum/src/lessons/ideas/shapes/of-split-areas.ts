import { type FigureColor, label, paint, round, svg } from "../../../figures/svg.ts";
import type { Idea, IdeaFrame } from "../idea.ts";

/** A side cut into two parts; a small part stays wide enough for its number. */
interface Cut {
	parts: readonly number[];
	sizes: readonly number[];
}

function cut(parts: readonly number[], length: number): Cut {
	const whole = parts.reduce((sum, part) => sum + part, 0);
	const least = length * 0.36;
	const sizes = parts.map((part) => Math.max(length * (part / whole), parts.length > 1 ? least : length));
	const all = sizes.reduce((sum, size) => sum + size, 0);
	return { parts, sizes: sizes.map((size) => (size / all) * length) };
}

const COLORS: readonly FigureColor[] = ["sky", "gold", "mint", "coral"];
const [LEFT, TOP, WIDTH] = [60, 34, 330];

/** A rectangle cut by both numbers; the first `shown` parts have their area. */
function splitArea(across: readonly number[], down: readonly number[], shown: number): string {
	const [columns, rows] = [cut(across, WIDTH), cut(down, down.length > 1 ? 150 : 80)];
	const startOf = ({ sizes }: Cut, at: number) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0);
	const drawn = down.flatMap((factor, row) =>
		across.map((other, column) => {
			const at = row * across.length + column;
			const [x, y] = [LEFT + startOf(columns, column), TOP + startOf(rows, row)];
			const [wide, high] = [columns.sizes[column] ?? 0, rows.sizes[row] ?? 0];
			const isShown = at < shown;
			const color = isShown ? (COLORS[at] ?? null) : null;
			return (
				`<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(high)}" fill="${paint(color)}" fill-opacity="${isShown ? 0.3 : 1}" stroke="var(--ink-2)" stroke-width="2"/>` +
				(isShown ? label(x + wide / 2, y + high / 2 + 8, `${factor * other}`, 22) : "")
			);
		}),
	);
	return svg(
		LEFT + WIDTH + 10,
		TOP + rows.sizes.reduce((sum, size) => sum + size, 0) + 6,
		...drawn,
		...across.map((part, at) =>
			label(LEFT + startOf(columns, at) + (columns.sizes[at] ?? 0) / 2, 24, `${part}`, 22),
		),
		...down.map((part, at) =>
			label(LEFT / 2, TOP + startOf(rows, at) + (rows.sizes[at] ?? 0) / 2 + 8, `${part}`, 22),
		),
	);
}

function areaFrame(
	across: readonly number[],
	down: readonly number[],
	shown: number,
	text: string,
): IdeaFrame {
	const products = down.flatMap((factor) =>
		across.map((other) => `${factor} times ${other} is ${factor * other}`),
	);
	const sides = `${across.join(" plus ")} wide and ${down.join(" plus ")} high`;
	return {
		text,
		figure: {
			svg: splitArea(across, down, shown),
			alt: [`A rectangle, ${sides}, cut into ${products.length} parts`, ...products.slice(0, shown)]
				.join(". ")
				.concat("."),
		},
	};
}

/** A number split by places: each part times the factor is one part of a rectangle. */
export const splitByPlaces: Idea = (random) => {
	const [factor, tens, ones] = [random.integer(3, 6), 10 * random.integer(2, 4), random.integer(3, 7)];
	const [left, right] = [factor * tens, factor * ones];
	const frame = (shown: number, text: string) => areaFrame([tens, ones], [factor], shown, text);
	return [
		frame(
			0,
			`$${factor} \\times ${tens + ones}$ is a rectangle. Split ${tens + ones} into ${tens} and ${ones}.`,
		),
		frame(1, `The first part: $${factor} \\times ${tens} = ${left}$.`),
		frame(2, `The other part: $${factor} \\times ${ones} = ${right}$.`),
		frame(2, `Add the parts: $${left} + ${right} = ${left + right}$.`),
	];
};

/** Two numbers split by places: each part with each part. */
export const eachPartWithEachPart: Idea = (random) => {
	const [tens, ones] = [10 * random.integer(2, 4), random.integer(2, 6)];
	const [high_tens, high_ones] = [10, random.integer(2, 5)];
	const areas = [high_tens * tens, high_tens * ones, high_ones * tens, high_ones * ones];
	const total = areas.reduce((all, part) => all + part, 0);
	const frame = (shown: number, text: string) => areaFrame([tens, ones], [high_tens, high_ones], shown, text);
	return [
		frame(
			0,
			`$${tens + ones} \\times ${high_tens + high_ones}$ is a rectangle. Split both numbers: four parts.`,
		),
		frame(2, `First everything times ${high_tens}: ${areas[0]} and ${areas[1]}.`),
		frame(4, `Then everything times ${high_ones}: ${areas[2]} and ${areas[3]}.`),
		frame(4, `Add the four parts: $${areas.join(" + ")} = ${total}$.`),
	];
};
